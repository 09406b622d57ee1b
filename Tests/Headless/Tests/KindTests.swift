import HeadlessHost
import SwiftUI
import Testing

/// Kinds of systems that differ in a way back, a dismissal, a scene, or a modifier.
@MainActor @Suite("A kind of system") struct KindTests {
    private func host(_ kinds: Adversity.Kind..., scene: HostedScene? = nil, view: some View) -> Host {
        Adversity.$current.withValue(Adversity(Set(kinds))) { Host(view, scene: scene) }
    }

    // MARK: Ways back

    private struct Path: View {
        let log: Log
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationDestination(for: Int.self) { number in
                    Counter(name: "\(number)")
                        .onAppear { log("appeared") }
                        .onDisappear { log("disappeared with \(path)") }
                }
            }
            .onChange(of: path) { log("\(path)") }
        }
    }

    private func wentBack(under kinds: Adversity.Kind...) -> [String] {
        let log = Log()
        let host = Adversity.$current.withValue(Adversity(Set(kinds))) { Host(Path(log: log)) }
        host.tap("Add to 1")
        _ = log.take()
        #expect(host.swipeBack() && host.texts == ["root"])
        return log.take()
    }

    @Test("A way back writes the path before the screen leaves, and both in one update")
    func usualWayBack() {
        #expect(wentBack() == ["disappeared with []", "[]"])
    }

    @Test("The path may be written after the screen has left")
    func latePathWrites() {
        #expect(wentBack(under: .latePathWrites) == ["disappeared with [1]", "[]"])
    }

    @Test("The path may be written an update before the screen leaves")
    func earlyPathWrites() {
        #expect(wentBack(under: .earlyPathWrites) == ["[]", "disappeared with []"])
    }

    @Test("A swipe may be canceled after it has written the path, and the value comes back to the same screen")
    func canceledPathWrites() {
        #expect(wentBack(under: .canceledPathWrites) == ["[]", "[1]", "disappeared with []", "[]"])
    }

    @Test("A late write removes only the popped value, not one that came in between")
    func valueInBetween() {
        struct Replacing: View {
            @State private var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        Text("number \(number)").onDisappear { if number == 1 { path.append(2) } }
                    }
                }
            }
        }
        for kinds in [[], [.latePathWrites], [.earlyPathWrites]] as [Set<Adversity.Kind>] {
            let host = Adversity.$current.withValue(Adversity(kinds)) { Host(Replacing()) }
            host.swipeBack()
            #expect(host.texts == ["number 2"], "\(kinds)")
        }
    }

    // MARK: Presentations

    private struct Sheet: View {
        let log: Log
        @State private var isShown = true

        var body: some View {
            Text("below")
                .sheet(isPresented: $isShown) {
                    log("dismissed")
                } content: {
                    Reporter(name: "sheet", log: log)
                }
                .onChange(of: isShown) { log("closed") }
        }
    }

    @Test("The action of a dismissal may come after all of its changes")
    func lateDismissals() {
        for (kinds, events) in [
            ([], ["-sheet", "dismissed", "closed"]), ([.lateDismissals], ["-sheet", "closed", "dismissed"]),
        ] as [(Set<Adversity.Kind>, [String])] {
            let log = Log()
            let host = Adversity.$current.withValue(Adversity(kinds)) { Host(Sheet(log: log)) }
            _ = log.take()
            host.dismissSheet()
            #expect(log.take() == events)
        }
    }

    private struct Item: Identifiable { let id: Int }

    // documentation/swiftui/view/sheet(item:ondismiss:content:)
    @Test("Another item ends the sheet, calls its action, and presents another sheet", arguments: [false, true])
    func otherItem(isLate: Bool) {
        struct Items: View {
            let log: Log
            @State private var item: Item? = Item(id: 1)

            var body: some View {
                Text("below").sheet(item: $item) {
                    log("dismissed")
                } content: { shown in
                    Reporter(name: "\(shown.id)", log: log)
                    Button("Next") { item = Item(id: shown.id + 1) }
                }
            }
        }
        let log = Log()
        let host = Adversity.$current.withValue(Adversity(isLate ? [.lateDismissals] : [])) { Host(Items(log: log)) }
        #expect(log.take() == ["+1"])
        host.tap("Next")
        #expect(log.take() == ["-1", "dismissed", "+2"])
        #expect(host.texts.contains("2"))
    }

    // Source: woocommerce/woocommerce-ios#15135 and #16836, rundfunk47/stinsen#148
    @Test("interactiveDismissDisabled counts on any view of a sheet before iOS 18, then on its direct content only")
    func interactiveDismissal() {
        func canDismiss(_ version: Int, _ content: some View) -> Bool {
            Host(Text("below").sheet(isPresented: .constant(true)) { content }, system: System(version: version))
                .canDismiss
        }
        for version in [17, 18, 26] {
            #expect(!canDismiss(version, VStack { Text("sheet").padding().interactiveDismissDisabled() }))
            #expect(!canDismiss(version, NavigationStack { Text("sheet") }.interactiveDismissDisabled()))
            let inside = NavigationStack { Text("sheet").interactiveDismissDisabled() }
            #expect(canDismiss(version, inside) == (version >= 18))
        }
    }

    @Test("A presentation may obey only the modifiers outside of its stack")
    func outerPresentationModifiers() {
        func detents(_ kinds: Adversity.Kind..., content: some View) -> Set<PresentationDetent>? {
            let host = Adversity.$current.withValue(Adversity(Set(kinds))) {
                Host(Text("below").sheet(isPresented: .constant(true)) { content })
            }
            return host.presentedNode?.presentationPreference(PresentationDetentsKey.self)
        }
        let inside = NavigationStack { Text("sheet").presentationDetents([.medium]) }
        #expect(detents(content: inside) == [.medium])
        #expect(detents(.outerPresentationModifiers, content: inside) == nil)
        let outside = NavigationStack { Text("sheet") }.presentationDetents([.medium])
        #expect(detents(content: outside) == [.medium])
        #expect(detents(.outerPresentationModifiers, content: outside) == [.medium])
    }

    @Test("A presentation may inherit no button style")
    func plainPresentations() {
        func styles(_ kinds: Adversity.Kind...) -> Int {
            let host = Adversity.$current.withValue(Adversity(Set(kinds))) {
                let sheet = Text("below").sheet(isPresented: .constant(true)) { Button("Done") {} }
                return Host(sheet.buttonStyle(Framed()))
            }
            return host.texts.count { $0 == "Frame" }
        }
        #expect(styles() == 1)
        #expect(styles(.plainPresentations) == 0)
    }

    @Test("All tabs may be made at once")
    func eagerTabs() {
        var made: [Int] = []
        func tabs(_ kinds: Adversity.Kind...) -> [Int] {
            made = []
            let host = Adversity.$current.withValue(Adversity(Set(kinds))) {
                Host(
                    TabView {
                        ForEach(0..<3, id: \.self) { Made(id: $0, note: { made.append($0) }).tabItem { Text("item") } }
                    }
                )
            }
            #expect(host.texts.first == "tab 0" && !host.texts.contains("tab 1"))
            return made
        }
        #expect(tabs() == [0])
        #expect(tabs(.eagerTabs).sorted() == [0, 1, 2])
    }

    private struct Made: View {
        let id: Int
        let note: (Int) -> Void

        var body: some View {
            let _ = note(id)
            Text("tab \(id)")
        }
    }

    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Frame")
                configuration.label
            }
        }
    }

    // MARK: Scenes

    @Test("A process may end before the scene was saved")
    func unsavedScenes() {
        struct Draft: View {
            @SceneStorage("draft") private var text = "empty"
            @AppStorage("setting") private var isOn = false

            var body: some View {
                Button("Write") { text = "written" }
                Button("Turn on") { isOn = true }
                Text("\(text), \(isOn)")
            }
        }
        for isSaved in [false, true] {
            let scene = HostedScene()
            let first = host(.unsavedScenes, scene: scene, view: Draft())
            first.tap("Write")
            first.tap("Turn on")
            if isSaved { first.saveScene() }
            #expect(first.texts.last == "written, true")
            #expect(
                host(.unsavedScenes, scene: scene, view: Draft()).texts.last
                    == (isSaved ? "written, true" : "empty, true")
            )
            let usual = HostedScene()
            host(scene: usual, view: Draft()).tap("Write")
            #expect(host(scene: usual, view: Draft()).texts.last == "written, false")
        }
    }

    // MARK: Modifiers

    // documentation/swiftui/view/foregroundcolor(_:) promises the default color; ForegroundColor.swift of OpenSwiftUI
    // (6.5.4) ignores nil.
    @Test("foregroundColor(nil) resets the color, or keeps it")
    func foregroundColor() {
        let view = VStack { Text("a").padding().foregroundColor(nil) }.foregroundStyle(.red)
        #expect(host(view: view).foregroundColor(of: "a") == .primary)
        #expect(host(.keptForegroundColors, view: view).foregroundColor(of: "a") == .red)
    }

    @Test("A style with a new box is a new value, so every button below is evaluated; one with the same values is not")
    func styles() {
        final class Box {}
        struct Boxed: ButtonStyle {
            var box: Box? = Box()
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                let _ = log("made")
                configuration.label
            }
        }
        for isBoxed in [true, false] {
            let log = Log()
            let host = Host(
                Steps { _ in
                    VStack { ForEach(0..<3) { Button("Button \($0)") {} } }
                        .buttonStyle(isBoxed ? Boxed(log: log) : Boxed(box: nil, log: log))
                }
            )
            #expect(log.take().count == 3)
            let before = host.nodes.reduce(0) { $0 + $1.evaluations }
            host.tap("Step")
            let made = log.take().count
            #expect(made == (isBoxed ? 3 : 0))
            #expect(host.nodes.reduce(0) { $0 + $1.evaluations } - before == 1 + made)
        }
    }

    @Test(
        "A system of a kind stays of that kind, and seeds have both",
        arguments: [Adversity.Kind.keptForegroundColors, .unsavedScenes]
    )
    func lasting(kind: Adversity.Kind) {
        let systems = (0..<64).map { Adversity(seed: $0).isOf(kind) }
        #expect(systems == (0..<64).map { Adversity(seed: $0).isOf(kind) } && Set(systems).count == 2)
        #expect(Adversity([kind]).isOf(kind) && !Adversity().isOf(kind))
    }

    // MARK: Tasks

    @Test("A host waits for tasks that take many turns, also on other threads")
    func tasks() async {
        struct Slow: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)").task {
                    for _ in 0..<8 {
                        await Task.yield()
                        await Task.detached { await Task.yield() }.value
                    }
                    count = 8
                }
            }
        }
        let host = Host(Slow())
        await host.settleTasks()
        #expect(host.texts == ["8"])
    }
}
