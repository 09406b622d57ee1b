import Foundation
import HeadlessHost
import SwiftUI

/// A self-contained page that shows an app in a phone, in every state and setting.
@MainActor public struct Page {
    public let title: String
    /// One sentence about the app.
    public let summary: String
    private let graph: PageGraph
    /// A link that can be opened from outside the app.
    let link: URL?

    /// The way to launch an app, with the data that the page shows.
    @MainActor public struct Source {
        fileprivate let installation: PageInstallation.Source
        fileprivate let limit: Int

        /// - Parameters:
        ///   - limit: The maximum number of states of a tab.
        ///   - adapt: Sets other environment values of a system.
        ///   - stored: Describes the data that the app would find at its next launch; `nil` if there is no data.
        ///   - link: A link from outside the app, and the tab that shows its destination.
        ///   - root: The app's root view, given the folder for its files.
        public init(
            limit: Int = 400,
            adapt: @escaping (System, inout EnvironmentValues) -> Void = { _, _ in },
            stored: @escaping (URL) async throws -> String? = { _ in nil },
            link: (tab: Int, url: URL)? = nil,
            root: @escaping (URL) -> some View
        ) {
            self.limit = limit
            installation = PageInstallation.Source(
                root: { folder, system, scene in
                    Host(root(folder), system: system, scene: scene) { system, environment in
                        adapt(system, &environment)
                        // A browser scrolls without the host.
                        environment.makesAllRows = true
                    }
                },
                stored: stored,
                link: link
            )
        }
    }

    /// Explores all states of an app.
    ///
    /// - Parameters:
    ///   - progress: Called for each new state.
    ///   - elsewhere: Calls ``tab(_:of:progress:)`` in another process and returns the result, to explore tabs in
    ///     parallel. If `nil`, tabs are explored one after the other.
    public init(
        title: String,
        summary: String,
        of source: Source,
        progress: @escaping () -> Void = {},
        elsewhere: (@MainActor @Sendable (_ tab: Int) async throws -> Data)? = nil
    ) async throws {
        self.title = title
        self.summary = summary
        link = source.installation.link?.url
        var part: (@MainActor @Sendable (Int) async throws -> PageGraph.Part)?
        if let elsewhere { part = { tab in try JSONDecoder().decode(PageGraph.Part.self, from: await elsewhere(tab)) } }
        graph = try await PageGraph(of: source.installation, limit: source.limit, progress: progress, elsewhere: part)
    }

    /// Explores one tab, for the process that writes the page.
    public static func tab(_ tab: Int, of source: Source, progress: @escaping () -> Void) async throws -> Data {
        let graph = try await PageGraph(of: source.installation, tab: tab, limit: source.limit, progress: progress)
        return try JSONEncoder().encode(graph.part)
    }

    public var stateCount: Int { graph.states.count }
    public var systemCount: Int { PageSetting.combinations.count }
    var storesSomething: Bool { graph.states.contains { $0.stored != nil } }

    public func html() throws -> String {
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
                {"t":\(state.tab),"d":\(state.depth),"s":\(stored),"m":{\(moves.joined(separator: ","))},\
                "r":[\(seen.differences.map(\.description).joined(separator: ","))]}
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

extension Page {
    /// The page's text and switches.
    var panel: String {
        """
        <div class="panel">
        <header>
        <h1>\(title)</h1>
        <p>\(summary)</p>
        </header>
        <form class="settings" aria-label="Settings of the phone" autocomplete="off">
        \(PageSetting.all.map(\.html).joined(separator: "\n"))
        </form>
        \(storesSomething ? stored : "")
        <p class="note">\(stateCount) states, each run through the app’s own code under
        \(systemCount) combinations of these settings. Nothing here is a recording.</p>
        </div>
        """
    }

    /// The app's stored data, and a button that launches the app with the data.
    private var stored: String {
        """
        <section class="stored" aria-labelledby="stored-title">
        <h2 id="stored-title">Stored snapshot</h2>
        <output id="stored"></output>
        <button id="reload" type="button">Reload the page</button>
        \(link.map { #"<button id="link" type="button">Open \#($0)</button>"# } ?? "")
        </section>
        """
    }
}

extension PageSetting {
    fileprivate var html: String {
        let options = options.enumerated().map { index, option in
            """
            <label><input type="radio" name="\(attribute)" value="\(option.value)"\
            \(index == initial ? " checked" : "")>\
            <span>\(option.label)</span></label>
            """
        }
        return """
            <fieldset><legend>\(label)</legend><div class="segments">\(options.joined())</div></fieldset>
            """
    }

    /// The initial option: the newest version of the system, and for other settings the first option.
    private var initial: Int { attribute == "version" ? options.count - 1 : 0 }
}
