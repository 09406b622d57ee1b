import Foundation
import HeadlessHost
import SwiftUI

/// A self-contained page that shows an app in a phone, with every state and setting of it at hand.
@MainActor package struct Page {
    package let title: String
    /// One sentence on what is to be seen.
    package let summary: String
    private let graph: PageGraph
    /// The link that others may open.
    let link: URL?

    /// How an app is made, and what a page can know of it.
    @MainActor package struct Source {
        fileprivate let installation: PageInstallation.Source
        fileprivate let limit: Int

        /// - Parameters:
        ///   - limit: How many states a tab of the app may have.
        ///   - adapt: What else a system puts in the environment.
        ///   - stored: What the app would find in its folder if it were launched again, in words; `nil` if nothing.
        ///   - link: A link that others may open, and the tab that shows where it leads.
        ///   - root: The app's root view, given the folder for its files.
        package init(
            limit: Int = 400,
            adapt: @escaping (System, inout EnvironmentValues) -> Void = { _, _ in },
            stored: @escaping (URL) async throws -> String? = { _ in nil },
            link: (tab: Int, url: URL)? = nil,
            root: @escaping (URL) -> some View
        ) {
            self.limit = limit
            installation = PageInstallation.Source(
                root: { Host(root($0), system: $1, scene: $2, adapt: adapt) },
                stored: stored,
                link: link
            )
        }
    }

    /// Runs an app through all its states.
    ///
    /// - Parameters:
    ///   - progress: Called for each state that is found.
    ///   - elsewhere: Calls ``tab(_:of:progress:)`` in another process and returns what it returns, so that tabs are
    ///     explored at the same time. If `nil`, they are one after the other.
    package init(
        title: String,
        summary: String,
        of source: Source,
        progress: @escaping () -> Void = {},
        elsewhere: (@MainActor @Sendable (_ tab: Int) async throws -> Data)? = nil
    ) async throws {
        (self.title, self.summary, link) = (title, summary, source.installation.link?.url)
        var part: (@MainActor @Sendable (Int) async throws -> PageGraph.Part)?
        if let elsewhere { part = { tab in try JSONDecoder().decode(PageGraph.Part.self, from: await elsewhere(tab)) } }
        graph = try await PageGraph(of: source.installation, limit: source.limit, progress: progress, elsewhere: part)
    }

    /// The states of one tab, for the process that writes the page.
    package static func tab(_ tab: Int, of source: Source, progress: @escaping () -> Void) async throws -> Data {
        let graph = try await PageGraph(of: source.installation, tab: tab, limit: source.limit, progress: progress)
        return try JSONEncoder().encode(graph.part)
    }

    package var stateCount: Int { graph.states.count }
    package var systemCount: Int { PageSetting.combinations.count }
    var storesSomething: Bool { graph.states.contains { $0.stored != nil } }

    package func html() throws -> String {
        let phone = try WebFiles.text(of: ["phone"], type: "html")
        return try WebFiles.document(title: title, body: "<main>\n\(panel)\n\(phone)</main>", data: data)
    }

    private var data: String {
        var pictures = Interned<NodeTable.Reference>()
        var renderings = Interned<[Int]>()
        let states = graph.states.map { state in
            let stored = state.stored?.jsonLiteral ?? "null"
            let moves = state.moves.sorted { $0.key < $1.key }.map { "\($0.key.jsonLiteral):\($0.value)" }
            let seen = state.renderings.map { rendering in
                let sheet = rendering.sheet.map { pictures[$0] } ?? -1
                return renderings[
                    [pictures[rendering.shell], pictures[rendering.screen], sheet, pictures[rendering.scrolled]]
                ]
            }
            return """
                {"t":\(state.tab),"d":\(state.depth),"s":\(stored),"m":{\(moves.joined(separator: ","))},"r":[\(seen.differences.map(\.description).joined(separator: ","))]}
                """
        }
        return """
            {"table":\(graph.table.json),
            "pictures":\(pictures.values.map { [$0.node, $0.place] }.differences.jsonLists(\.description)),
            "renderings":\(renderings.values.differences.jsonLists(\.description)),
            "starts":\(graph.starts),
            "states":[\(states.joined(separator: ",\n"))]}
            """
    }
}
