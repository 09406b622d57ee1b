import HeadlessHost
import SwiftUI
import Testing

/// The layout of a changed tree, compared with a layout from scratch.
@MainActor @Suite struct MeasuringTests {
    private struct Counter: View {
        @State var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("A change of one text does not measure other texts again")
    func texts() {
        let host = laidOut(
            VStack {
                Text("Title")
                Text("Subtitle")
                Counter()
            }
        )
        #expect(host.layout.newTexts == 3)
        host.tap("Count 0")
        #expect(host.layout.newTexts == 1)
    }

    @Test("A change of one view does not measure its many siblings again", arguments: [10, 1_000])
    func siblings(count: Int) {
        let host = laidOut(
            ScrollView {
                Counter()
                VStack { ForEach(0..<count, id: \.self) { Text("\($0)" as String).padding(4).frame(maxWidth: 80) } }
            }
        )
        #expect(host.layout.newSizes > count)
        host.tap("Count 0")
        #expect(host.layout.newSizes < 30)
    }

    @Test("A push does not measure a bar around the stack again")
    func barAroundStack() {
        let host = laidOut(
            NavigationStack { NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { Text("\($0)") } }
                .safeAreaInset(edge: .bottom) { HStack { ForEach(0..<50) { Text("Tab \($0)").padding() } } }
        )
        let before = host.layout.newSizes
        host.tap("Next")
        #expect(before > 100 && host.layout.newSizes < 50)
    }

    @Test("Another appearance makes no new boxes")
    func appearance() throws {
        let host = laidOut(List { ForEach(0..<5) { Text("\($0)").foregroundStyle(.red).padding() } })
        let before = host.layout.boxes
        host.system.colorScheme = .dark
        host.system.contrast = .increased
        let after = host.layout.boxes
        #expect(before.count == after.count && before.count > 20)
        #expect(zip(before, after).allSatisfy { $0 === $1 })
    }

    @Test("A layout is kept until a change affects it")
    func sameLayout() {
        let host = laidOut(Text("Title").foregroundStyle(.red).padding())
        let before = host.layout
        host.system.colorScheme = .dark
        #expect(host.layout === before)
        host.system.dynamicTypeSize = .xxxLarge
        #expect(host.layout !== before)
    }

    @Test("Another size evaluates a geometry reader's content again, and another appearance does not")
    func geometry() {
        var sizes: [CGFloat] = []
        let host = laidOut(
            GeometryReader { geometry in
                let _ = sizes.append(geometry.size.width)
                Color.red
            }
        )
        host.system.colorScheme = .dark
        #expect(sizes == [400])
        host.system.width = 300
        #expect(sizes == [400, 300])
    }

    @Test("Another window or text size measures all views again")
    func system() {
        let host = laidOut(VStack { ForEach(0..<50, id: \.self) { Text("\($0)" as String) } })
        host.system.dynamicTypeSize = .accessibility1
        #expect(host.layout.newSizes > 100)
        host.system.device = .iPhoneSE
        #expect(host.layout.newSizes > 100)
    }

    /// Screens, rows, a bar, a sheet and a grid, all of which change size.
    private struct Changing: View {
        @State private var path: [Int] = []
        @State private var rows = 3
        @State private var isLong = false
        @State private var isPresented = false

        var body: some View {
            NavigationStack(path: $path) {
                List {
                    Button("More") { rows += 1 }
                    Button("Fewer") { rows = max(rows - 1, 0) }
                    Toggle("Long", isOn: $isLong)
                    Button("Push") { path.append(1) }
                    Button("Present") { isPresented = true }
                    VStack {
                        ForEach(0..<rows, id: \.self) { Text("Line \($0)") }.background { Color.red.padding(2) }
                    }
                    ForEach(0..<rows, id: \.self) { row in
                        HStack {
                            Text("Row \(row)")
                            Spacer()
                            Text(isLong && row == 1 ? "a text that takes a second line in its row" : "short")
                        }
                    }
                    .listRowBackground(Color.red.padding(3))
                    Button("Sized") {}.buttonStyle(.bordered).controlSize(isLong ? .large : .mini)
                    HStack {
                        Text("One")
                        if isLong { Divider() }
                        Counter()
                    }
                }
                .navigationTitle(isLong ? "A longer title" : "Title")
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button(isLong ? "Edit the list" : "Edit") {} } }
                .navigationDestination(for: Int.self) { _ in
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<9) { Text("Cell \($0)") } }
                }
                .sheet(isPresented: $isPresented) {
                    VStack {
                        Counter()
                        Button("Close") { isPresented = false }
                    }
                    .presentationDetents([.medium])
                }
            }
        }
    }

    nonisolated private static let moves: [(name: String, perform: @MainActor @Sendable (Host) -> Void)] = [
        ("a row more", { $0.tap("More") }),
        ("a row less", { $0.tap("Fewer") }),
        ("longer texts", { $0.tap("Long") }),
        ("push", { $0.tap("Push") }),
        ("pop", { $0.swipeBack() }),
        ("present", { $0.tap("Present") }),
        ("dismiss", { $0.dismissSheet() }),
        ("count", { host in _ = (0..<60).contains { host.tap("Count \($0)") } }),
        ("scroll", { if $0.canScroll { $0.scroll(to: 80) } }),
        ("text size", { $0.system.dynamicTypeSize = $0.system.dynamicTypeSize == .large ? .xxLarge : .large }),
        ("appearance", { $0.system.colorScheme = $0.system.colorScheme == .dark ? .light : .dark }),
        ("direction", { $0.system.layoutDirection = .rightToLeft }),
    ]

    @Test("After each pair of changes the layout equals one computed from scratch", arguments: moves.indices)
    func sameAsAnew(first: Int) {
        let host = laidOut(Changing()) { $0.device = .iPhone17Pro }
        for second in Self.moves {
            for move in [Self.moves[first], second] {
                move.perform(host)
                let kept = host.layout.boxes
                let anew = LayoutPass(host.rootNode).boxes
                #expect(kept.map(\.frame) == anew.map(\.frame), "\(Self.moves[first].name), then \(second.name)")
            }
        }
    }
}
