import HeadlessHost
import SwiftUI
import Testing

@testable import HeadlessPage

/// The page launches an app again, with its stored data or by a link.
@MainActor @Suite struct PageLaunchTests {
    @Test("An app can be relaunched with its stored data")
    func relaunch() async throws {
        let source = PageInstallation.Source(
            root: { folder, system, scene in Host(Keeper(file: folder.appending(path: "kept")), system: system) },
            stored: { try? String(contentsOf: $0.appending(path: "kept"), encoding: .utf8) }
        )
        let graph = try await PageGraph(of: source, limit: 20)
        #expect(graph.states.map(\.stored) == [nil, "kept", "kept"])
        #expect(graph.states.map(\.depth) == [0, 1, 0])
        #expect(graph.states[0].moves == ["0": 1, "1": 0], "No other state leads back to the start.")
        #expect(graph.states[1].moves == ["back": 2, PageGraph.relaunch: 1])
        #expect(graph.states[2].moves == ["0": 1, "1": 2], "The state after a launch is explored once.")
    }

    @Test("An app with stored data can be launched by a link, which opens in the link's tab")
    func link() async throws {
        let url = try #require(URL(string: "example://two"))
        for (tab, depths) in [(0, [2]), (1, [])] {
            let source = PageInstallation.Source(
                root: { folder, system, scene in Host(Keeper(file: folder.appending(path: "kept")), system: system) },
                stored: { try? String(contentsOf: $0.appending(path: "kept"), encoding: .utf8) },
                link: (tab, url)
            )
            let graph = try await PageGraph(of: source, limit: 20)
            let opened = graph.states.compactMap { $0.moves[PageGraph.link] }
            #expect(opened.map { graph.states[$0].depth } == depths)
        }
    }
}

/// A stack that starts with the screen stored in a file.
private struct Keeper: View {
    @State private var path: [Int]
    let file: URL

    init(file: URL) {
        self.file = file
        _path = State(initialValue: FileManager.default.fileExists(atPath: file.path) ? [1] : [])
    }

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Push") {
                    path = [1]
                    try? Data("kept".utf8).write(to: file)
                }
                Button("Stay") {}
            }
            .navigationDestination(for: Int.self) { _ in Text("There") }
        }
        .onOpenURL { _ in path = [1, 2] }
    }
}
