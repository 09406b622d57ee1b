import Foundation

/// The page's style sheets and scripts: the files of the folder `Web`.
enum WebFiles {
    /// Returns a whole page: its elements, its data, and the styles, scripts and fonts.
    static func document(title: String, body: String, data: String, ofScenes: Bool = false) throws -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title)</title>
        <link rel="icon" href="data:,">
        <style>
        \(try style(ofScenes: ofScenes))</style>
        </head>
        <body>
        \(try text(of: ["symbols"], type: "svg"))\
        \(body)
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(try script(ofScenes: ofScenes))</script>
        </body>
        </html>

        """
    }

    /// Returns the style sheets: the system's colors, metrics, materials and bars, and the page around the phone.
    private static func style(ofScenes: Bool) throws -> String {
        try fonts.map(fontFace).joined() + text(of: styles + (ofScenes ? ["scenes"] : []), type: "css")
    }

    /// Returns the script that shows states of the graph and animates between them as the system does. The files form
    /// the body of one function, so that their names are not globals.
    private static func script(ofScenes: Bool) throws -> String {
        "(() => {\n\(try text(of: ofScenes ? ["nodes", "scenes"] : scripts, type: "js"))})();\n"
    }

    /// In the order of the cascade.
    private static let styles = [
        "page", "phone", "colors", "boxes", "text", "controls", "lists", "bars", "glass", "toolbars", "tabs", "sheets",
    ]

    /// In the order in which they run.
    private static let scripts = ["nodes", "tabs", "navigation", "slides", "sheets", "matches", "settings"]

    /// Inter in the system's weights, with the characters of an English page.
    ///
    /// Copyright 2016 The Inter Project Authors; SIL Open Font License 1.1: see `Tests/Headless/Font/README.md`.
    static let fonts = [400, 500, 600, 700]

    private static func fontFace(_ weight: Int) throws -> String {
        let font = try Data(contentsOf: folder.appending(path: "Inter-\(weight).woff2")).base64EncodedString()
        return """
            /* Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter). SIL Open Font License 1.1, \
            https://openfontlicense.org */
            @font-face{font-family:"Inter of the page";font-weight:\(weight);\
            src:url(data:font/woff2;base64,\(font)) format("woff2")}

            """
    }

    static var folder: URL { Bundle.module.bundleURL.appending(path: "Web") }

    static func text(of names: [String], type: String) throws -> String {
        try names.map { try String(contentsOf: folder.appending(path: "\($0).\(type)"), encoding: .utf8) }.joined()
    }
}
