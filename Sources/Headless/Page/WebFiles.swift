import Foundation

/// The page's own style sheets and scripts: the files of the folder `Web`.
enum WebFiles {
    /// Returns what the system adds to an app (colors, metrics, materials, bars) and the page around the phone.
    static func style() throws -> String { try text(of: styles, type: "css") }

    /// Returns what makes the page move: it shows states of the graph, and animates from one to the next as the system
    /// does. The files are the body of one function, so that their names are no globals of the page.
    static func script() throws -> String { "(() => {\n\(try text(of: scripts, type: "js"))})();\n" }

    /// In the order of the cascade.
    private static let styles = [
        "page", "phone", "colors", "boxes", "text", "controls", "lists", "bars", "glass", "toolbars", "tabs", "sheets",
    ]

    /// In the order in which they run.
    private static let scripts = ["nodes", "tabs", "navigation", "slides", "sheets", "matches", "settings"]

    static var folder: URL { Bundle.module.bundleURL.appending(path: "Web") }

    private static func text(of names: [String], type: String) throws -> String {
        try names.map { try String(contentsOf: folder.appending(path: "\($0).\(type)"), encoding: .utf8) }.joined()
    }
}
