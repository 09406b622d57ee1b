import SwiftUI

/// A self-contained page that shows an app in a phone, with every state and setting of it at hand.
@MainActor package struct Page {
    package let title: String
    /// One sentence on what is to be seen.
    package let summary: String
    private let graph: PageGraph

    /// Runs an app through all its states.
    ///
    /// - Parameters:
    ///   - limit: How many states the app may have.
    ///   - adapt: What else a system puts in the environment.
    ///   - root: The app's root view.
    package init(
        title: String,
        summary: String,
        limit: Int = 400,
        adapt: @escaping (System, inout EnvironmentValues) -> Void = { _, _ in },
        root: some View
    ) throws {
        self.title = title
        self.summary = summary
        graph = try PageGraph(root: root, limit: limit, adapt: adapt)
    }

    package var stateCount: Int { graph.states.count }
    package var systemCount: Int { PageSetting.combinations.count }

    package var html: String {
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
        \(TypeSizes.css)
        \(PageStyle.all)
        </style>
        </head>
        <body>
        <svg class="sprite" aria-hidden="true">\(Symbols.sprite)</svg>
        <main>
        \(panel)
        \(phone)
        </main>
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(PageScript.source)
        </script>
        </body>
        </html>

        """
    }

    private var data: String {
        let states = graph.states.map { state in
            let moves = state.moves.sorted { $0.key < $1.key }.map { "\($0.key.jsonLiteral):\($0.value)" }
            let renderings = state.renderings.map {
                let sheet = $0.sheet.map { "\($0.number)" } ?? "null"
                return "\($0.shell.number),\($0.screen.number),\(sheet),\($0.scrolled.number)"
            }
            return """
                {"t":\(state.tab),"d":\(state.depth),"m":{\(moves.joined(separator: ","))},"r":[\(renderings.joined(separator: ","))]}
                """
        }
        return """
            {"table":\(graph.table.json),
            "starts":\(graph.starts),
            "states":[\(states.joined(separator: ",\n"))]}
            """
    }
}
