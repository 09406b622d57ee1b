import HeadlessHost
import SwiftUI
import Testing

@testable import HeadlessPage

/// The page contains all states of an app, under every setting.
@MainActor @Suite struct PageGraphTests {
    private func graph(_ root: some View, limit: Int = 50) async throws -> PageGraph {
        try await PageGraph(of: .init(root: { Host(root, system: $1, scene: $2) }, stored: { _ in nil }), limit: limit)
    }

    @Test("Each state is found once, with the states that its controls reach")
    func states() async throws {
        let graph = try await graph(NavigationStack { Switches() })
        #expect(graph.states.count == 4)
        #expect(graph.states.allSatisfy { $0.moves.keys.sorted() == ["0", "1"] })
        let both = try #require(graph.states[0].moves["0"].flatMap { graph.states[$0].moves["1"] })
        #expect(graph.states[0].moves["1"].flatMap { graph.states[$0].moves["0"] } == both)
    }

    @Test("A pushed screen is one level deeper, and Back returns to the screen below")
    func depth() async throws {
        let graph = try await graph(NavigationStack { NavigationLink("Next") { Text("There") } })
        #expect(graph.states.map(\.depth) == [0, 1])
        #expect(graph.states[1].moves == ["back": 0])
    }

    @Test("A page shows pickers of both styles and a progress view, and taps reach the options")
    func pickers() async throws {
        struct Root: View {
            @State private var size = 1
            var body: some View {
                Form {
                    picker.pickerStyle(.menu)
                    picker
                    ProgressView("Size \(size)")
                }
            }

            private var picker: some View {
                Picker("Size", selection: $size) { ForEach(1..<3) { Text("Option \($0)").tag($0) } }
            }
        }
        let graph = try await graph(NavigationStack { Root() })
        #expect(graph.states.count == 4, "Each of two options with the menu closed and open.")
        #expect(Set(graph.states[0].moves.values).count == 3)
    }

    @Test("A view that only decorates a covered screen makes no other state", arguments: [true, false])
    func covered(isDecoration: Bool) async throws {
        struct Root: View {
            @State private var path: [Int] = []
            @State private var isMarked = false
            let isDecoration: Bool

            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("Next", value: 1)
                        Button("Mark") {
                            isMarked = true
                            path = [1]
                        }
                        Color.red.opacity(isMarked ? 1 : 0).accessibilityHidden(isDecoration)
                    }
                    .navigationDestination(for: Int.self) { _ in Text("There") }
                }
                .onChange(of: path) { if path.isEmpty { isMarked = false } }
            }
        }
        #expect(try await graph(Root(isDecoration: isDecoration)).states.count == (isDecoration ? 2 : 3))
    }

    @Test("The escape gesture leads back on a screen that has the action but no system back button")
    func escape() async throws {
        struct Root: View {
            @State private var path: [Int] = []
            let answers: Bool

            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { _ in
                        if answers { screen.accessibilityAction(.escape) { path = [] } } else { screen }
                    }
                }
            }

            private var screen: some View { Text("There").navigationBarBackButtonHidden() }
        }
        #expect(try await graph(Root(answers: true)).states[1].moves == ["escape": 0])
        #expect(try await graph(Root(answers: false)).states[1].moves == [:])
    }

    @Test("A screen that reads its scroll position is also rendered scrolled")
    func scrolled() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    ScrollView {
                        GeometryReader { geometry in
                            Text(geometry.frame(in: .named("scroll")).minY < 0 ? "Scrolled" : "At rest")
                        }
                    }
                    .coordinateSpace(.named("scroll"))
                }
            }
        }
        let following = try await graph(Root())
        #expect(following.states.count == 1)
        #expect(following.states[0].renderings.allSatisfy { $0.scrolled != $0.screen })
        let still = try await graph(NavigationStack { ScrollView { Text("Still") } })
        #expect(still.states[0].renderings.allSatisfy { $0.scrolled == $0.screen })
    }

    @Test("Each tab is explored while the other tabs are untouched")
    func tabs() async throws {
        let graph = try await graph(
            TabView {
                NavigationStack { Switches() }.tabItem { Text("One") }
                NavigationStack { Switches() }.tabItem { Text("Two") }
            }
        )
        #expect(graph.starts == [0, 4])
        #expect(graph.states.map(\.tab) == [0, 0, 0, 0, 1, 1, 1, 1])
        #expect(graph.states[4...].allSatisfy { $0.moves.values.allSatisfy { (4..<8).contains($0) } })
    }

    @Test("Tabs explored in another process give the same graph as tabs explored here")
    func elsewhere() async throws {
        let source = PageInstallation.Source(
            root: { _, system, scene in
                Host(
                    TabView {
                        NavigationStack { Switches() }.tabItem { Text("One") }
                        NavigationStack { Presenter() }.tabItem { Text("Two") }
                        NavigationStack { Switches() }.tabItem { Text("Three") }
                    },
                    system: system,
                    scene: scene
                )
            },
            stored: { _ in nil }
        )
        let here = try await PageGraph(of: source, limit: 20)
        let other: @MainActor @Sendable (Int) async throws -> PageGraph.Part = { tab in
            let part = try await PageGraph(of: source, tab: tab, limit: 20, progress: {}).part
            return try JSONDecoder().decode(PageGraph.Part.self, from: JSONEncoder().encode(part))
        }
        let together = try await PageGraph(of: source, limit: 20, elsewhere: other)
        #expect(together.starts == here.starts)
        #expect(together.states.map(\.tab) == here.states.map(\.tab))
        #expect(together.states.map(\.moves) == here.states.map(\.moves))
        #expect(together.states.map(\.renderings) == here.states.map(\.renderings))
        #expect(together.table.json == here.table.json)
    }

    @Test("A sheet offers only its controls and its dismissal")
    func sheet() async throws {
        let graph = try await graph(NavigationStack { Presenter() })
        #expect(graph.states.map { $0.moves.keys.sorted() } == [["0", "1"], ["dismiss", "p0"]])
        #expect(graph.states[1].moves == ["dismiss": 0, "p0": 0])
        #expect(graph.states.map { $0.renderings.allSatisfy { $0.sheet == nil } } == [true, false])
    }

    @Test("Each state of a sheet is rendered once, whichever screen is below it")
    func sheetsOverScreens() async throws {
        struct Root: View {
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Switches()
                        Button("Present") { isPresented = true }
                    }
                    .sheet(isPresented: $isPresented) { Once() }
                }
            }
        }
        struct Once: View {
            @State private var isOn = false
            var body: some View { Toggle("On", isOn: $isOn) }
        }
        let states = try await graph(Root()).states
        let covered = states.filter { $0.renderings.allSatisfy { $0.sheet != nil } }
        #expect(states.count == 12)
        #expect(covered.count == 8)
        let screens = Set(states.map { $0.renderings.map(\.screen) })
        let sheets = Set(covered.map { $0.renderings.map(\.sheet) })
        #expect(screens.count == 4)
        #expect(sheets.count == 2)
        let both = Set(covered.map { state in state.renderings.map { [$0.screen, $0.sheet] } })
        #expect(both.count == 8)
    }

    @Test("An app with an endless number of states is an error")
    func unbounded() async {
        await #expect(throws: PageGraph.Failure.tooManyStates(limit: 20)) {
            try await graph(NavigationStack { Endless() }, limit: 20)
        }
    }

    @Test("A change on a screen of a stack in a sheet is a new state")
    func stackInSheet() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    Text("Below").sheet(isPresented: .constant(true)) { NavigationStack { Switches() } }
                }
            }
        }
        #expect(try await graph(Root()).states.count == 4)
    }

    @Test("Equal subtrees share one entry of the table")
    func sharing() async throws {
        let one = try await graph(NavigationStack { Text("Same") })
        let two = try await graph(
            NavigationStack {
                VStack {
                    Text("Same")
                    Text("Same")
                }
            }
        )
        #expect(two.table.count == one.table.count + 1)
    }

    @Test("The page of scenes has a picture for each color scheme")
    func sceneSchemes() throws {
        struct Sky: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "night" : "day") }
        }
        let html = try ScenePage([.init("sky") { Sky() }]) { _, _ in }.html()
        #expect(html.contains("night") && html.contains("day"))
    }

    @Test("Each style sheet, script and font of the module is in one of the two pages, once")
    func webFiles() async throws {
        let page = try await Page(title: "", summary: "", of: Page.Source { _ in NavigationStack { Text("There") } })
        let pages = try [page.html(), ScenePage([]) { _, _ in }.html()]
        for file in try FileManager.default.contentsOfDirectory(at: WebFiles.folder, includingPropertiesForKeys: nil) {
            let data = try Data(contentsOf: file)
            let isFont = file.pathExtension == "woff2"
            let text = isFont ? data.base64EncodedString() : String(decoding: data, as: UTF8.self)
            #expect(pages.map { $0.components(separatedBy: text).count }.max() == 2, "\(file.lastPathComponent)")
        }
    }
}

/// A view with a sheet whose button closes it.
private struct Presenter: View {
    @State private var isPresented = false

    var body: some View {
        VStack {
            Button("Present") { isPresented = true }
            Button("Nothing") {}
        }
        .sheet(isPresented: $isPresented) { Button("Close") { isPresented = false } }
    }
}

/// Two switches, which make four states.
private struct Switches: View {
    @State private var first = false
    @State private var second = false

    var body: some View {
        VStack {
            Toggle("First", isOn: $first)
            Toggle("Second", isOn: $second)
        }
    }
}

private struct Endless: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
}
