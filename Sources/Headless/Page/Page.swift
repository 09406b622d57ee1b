import Foundation
import HeadlessHost
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
    ///   - stored: What the app would find in its folder if it were launched again, in words; `nil` if nothing.
    ///   - root: The app's root view, given the folder for its files.
    package init(
        title: String,
        summary: String,
        limit: Int = 400,
        adapt: @escaping (System, inout EnvironmentValues) -> Void = { _, _ in },
        stored: @escaping (URL) async throws -> String? = { _ in nil },
        root: @escaping (URL) -> some View
    ) async throws {
        self.title = title
        self.summary = summary
        let source = PageInstallation.Source(
            root: { Host(root($0), system: $1, scene: $2, adapt: adapt) },
            stored: stored
        )
        graph = try await PageGraph(of: source, limit: limit)
    }

    package var stateCount: Int { graph.states.count }
    package var systemCount: Int { PageSetting.combinations.count }
    var storesSomething: Bool { graph.states.contains { $0.stored != nil } }

    package func html() throws -> String {
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
        \(try WebFiles.style())</style>
        </head>
        <body>
        <svg class="sprite" aria-hidden="true">\(Symbols.sprite)</svg>
        <main>
        \(panel)
        \(phone)
        </main>
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(try WebFiles.script())</script>
        </body>
        </html>

        """
    }

    private var data: String {
        let states = graph.states.map { state in
            let stored = state.stored?.jsonLiteral ?? "null"
            let moves = state.moves.sorted { $0.key < $1.key }.map { "\($0.key.jsonLiteral):\($0.value)" }
            let renderings = state.renderings.map {
                let sheet = $0.sheet.map { "\($0.number)" } ?? "null"
                return "\($0.shell.number),\($0.screen.number),\(sheet),\($0.scrolled.number)"
            }
            return """
                {"t":\(state.tab),"d":\(state.depth),"s":\(stored),"m":{\(moves.joined(separator: ","))},"r":[\(renderings.joined(separator: ","))]}
                """
        }
        return """
            {"table":\(graph.table.json),
            "starts":\(graph.starts),
            "states":[\(states.joined(separator: ",\n"))]}
            """
    }
}
