import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("An adverse system") struct AdversityTests {
    private func host(_ kinds: Adversity.Kind..., view: some View) -> Host {
        host(Adversity(Set(kinds)), view: view)
    }

    private func host(_ adversity: Adversity, view: some View) -> Host {
        Adversity.$current.withValue(adversity) { Host(view) }
    }

    private struct Stack: View {
        let log: Log

        var body: some View {
            NavigationStack {
                NavigationLink("Go") { Reporter(name: "top", log: log) }.modifier(Reports(name: "root", log: log))
            }
        }
    }

    private struct Reports: ViewModifier {
        let name: String
        let log: Log

        func body(content: Content) -> some View {
            content.onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
        }
    }

    private func pushed(under kinds: Adversity.Kind...) -> [String] {
        let log = Log()
        let host = host(Adversity(Set(kinds)), view: Stack(log: log))
        _ = log.take()
        host.tap("Go")
        return log.take()
    }

    @Test("Without any kind of adversity, a new screen appears before the covered one disappears")
    func kind() {
        #expect(pushed() == ["+top", "-root"])
    }

    @Test("In the other order, a covered screen disappears before the new one appears")
    func otherOrder() {
        #expect(pushed(under: .otherOrder) == ["-root", "+top"])
    }

    @Test("A covered screen may appear and disappear, or disappear twice")
    func covered() {
        #expect(pushed(under: .coveredAppearances) == ["+top", "-root", "+root", "-root"])
        #expect(pushed(under: .coveredDisappearances) == ["+top", "-root", "-root"])
    }

    @Test("A view on screen may appear twice")
    func repeated() {
        #expect(pushed(under: .repeatedAppearances) == ["+top", "-root", "+top"])
    }

    @Test("A canceled swipe back shows both screens, and then only the top one")
    func canceled() {
        struct Names: PreferenceKey {
            static var defaultValue: [String] { [] }
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }
        #expect(pushed(under: .canceledTransitions) == ["+top", "-root", "+root", "-root"])
        let log = Log()
        let stack = NavigationStack {
            NavigationLink("Go") { Text("top").preference(key: Names.self, value: ["top"]) }
                .preference(key: Names.self, value: ["root"])
        }
        let host = host(
            .canceledTransitions,
            view: stack.onPreferenceChange(Names.self) { log($0.joined(separator: "+")) }
        )
        host.tap("Go")
        #expect(log.take() == ["root", "top", "root+top", "top"])
        #expect(host.texts == ["top"])
    }

    @Test("A late disappearance happens after the changes that the new screen made when it appeared")
    func lateDisappearances() {
        struct Counting: View {
            let log: Log
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Text("top").onAppear { count = 1 } }.modifier(
                        Reports(name: "root", log: log)
                    )
                }
                .onChange(of: count) { log("changed") }
            }
        }
        for (kinds, events) in [([], ["-root", "changed"]), ([.lateDisappearances], ["changed", "-root"])]
            as [(Set<Adversity.Kind>, [String])]
        {
            let log = Log()
            let host = host(Adversity(kinds), view: Counting(log: log))
            _ = log.take()
            host.tap("Go")
            #expect(log.take() == events)
        }
    }

    @Test("Bodies, including those of covered screens, may be evaluated again for no reason")
    func evaluations() {
        let host = host(.spuriousEvaluations, view: Stack(log: Log()))
        #expect(host.nodes(of: Stack.self)[0].evaluations == 2)
        host.tap("Go")
        #expect(host.nodes(of: Stack.self)[0].evaluations == 3)
        #expect(host.nodes(of: Reporter.self)[0].evaluations == 2)
    }

    private struct Value: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    private struct Values: View {
        let log: Log

        var body: some View {
            Steps { step in
                Text("").preference(key: Value.self, value: step)
                    .onPreferenceChange(Value.self) { log("preference \($0)") }
                    .onChange(of: step) { log("step \(step)") }
            }
        }
    }

    @Test("A preference may arrive after all changes, or twice")
    func preferences() {
        func events(under kinds: Adversity.Kind...) -> [String] {
            let log = Log()
            let host = host(Adversity(Set(kinds)), view: Values(log: log))
            _ = log.take()
            host.tap("Step")
            return log.take()
        }
        #expect(events() == ["preference 1", "step 1"])
        #expect(events(under: .latePreferences) == ["step 1", "preference 1"])
        #expect(events(under: .repeatedPreferences) == ["preference 1", "preference 1", "step 1"])
    }

    @Test("Scene storage may be empty until a view appears")
    func sceneStorage() {
        struct Draft: View {
            @SceneStorage("draft") private var text = "nothing"
            let log: Log

            var body: some View {
                let _ = log(text)
                Button("Write") { text = "something" }.onAppear { log("appeared with \(text)") }
            }
        }
        let scene = HostedScene()
        let log = Log()
        Host(Draft(log: log), scene: scene).tap("Write")
        _ = log.take()
        _ = Adversity.$current.withValue(Adversity([.emptySceneStorage])) { Host(Draft(log: log), scene: scene) }
        #expect(log.take() == ["nothing", "something", "appeared with something"])
    }

    @Test("A scene may be disconnected and connected again after it was shown")
    func reconnection() {
        let log = Log()
        let host = Adversity.$current.withValue(Adversity([.reconnection])) {
            Host(Reporter(name: "a", log: log), scene: HostedScene())
        }
        #expect(log.take() == ["+a", "-a", "+a"])
        #expect(host.texts == ["a"])
    }

    @Test("A sheet may get a changed environment after all other changes")
    func sheet() {
        struct Inner: View {
            @Environment(\.dynamicTypeSize) private var size
            let log: Log
            var body: some View {
                let _ = log("sheet \(size)")
                Text("sheet")
            }
        }
        struct Outer: View {
            @Environment(\.dynamicTypeSize) private var size
            let log: Log
            var body: some View {
                Text("presenter").sheet(isPresented: .constant(true)) { Inner(log: log) }
                    .onChange(of: size) { log("presenter \(size)") }
            }
        }
        for (kinds, events) in [
            ([], ["sheet small", "presenter small"]), ([.lateSheetEnvironment], ["presenter small", "sheet small"]),
        ] as [(Set<Adversity.Kind>, [String])] {
            let log = Log()
            let host = host(Adversity(kinds), view: Outer(log: log))
            _ = log.take()
            host.system.dynamicTypeSize = .small
            #expect(log.take() == events)
        }
    }

    /// A view whose closures append to a log where they are called.
    private struct Rendered: View {
        struct Names: PreferenceKey {
            static var defaultValue: [String] { [] }
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }

        let note: @Sendable (String) -> Void

        var body: some View {
            let note = note
            ForEach(0..<2) { @Sendable row in
                let _ = note("row")
                GeometryReader { @Sendable geometry in
                    let _ = note("geometry")
                    Text("Row \(row)").frame(width: geometry.frame(in: .global).width)
                }
            }
            .frame(width: 40)
            .onGeometryChange(for: CGFloat.self) {
                note("transform")
                return $0.size.width
            } action: { _ in
                note("action")
            }
            .anchorPreference(key: Names.self, value: .bounds) { @Sendable _ in
                note("anchor")
                return []
            }
            .transformPreference(Names.self) { @Sendable _ in note("preference") }
            .overlayPreferenceValue(Names.self) { @Sendable _ in
                let _ = note("overlay")
                EmptyView()
            }
            .transformEnvironment(\.isEnabled) { @Sendable _ in note("environment") }
            .onPreferenceChange(Names.self) { _ in note("change") }
        }
    }

    @Test("Rows, transforms and geometry closures may be called on another thread, but actions may not")
    func otherThread() {
        let main = pthread_self()
        let places = Warnings()
        let view = Rendered { places.add("\($0), \(pthread_equal(pthread_self(), main) == 0 ? "other" : "main")") }
        #expect(host(.otherThread, view: view).texts == ["Row 0", "Row 1"])
        let elsewhere = ["row", "geometry", "transform", "anchor", "preference", "overlay", "environment"]
        #expect(Set(places.all) == Set(elsewhere.map { "\($0), other" } + ["action, main", "change, main"]))
    }

    @Test("A main actor closure called on another thread stops the program")
    func otherThreadTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = Text("a").transformEnvironment(\.isEnabled) { $0 = true }
                _ = Adversity.$current.withValue(Adversity([.otherThread])) { Host(view) }
            }
        }
    }

    @Test("A random adversity deviates in the same way for the same seed, and in another way for another seed")
    func random() {
        func events(_ seed: UInt64) -> [String] {
            let log = Log()
            let host = host(Adversity(seed: seed), view: Stack(log: log))
            for _ in 0..<8 {
                host.tap("Go")
                host.swipeBack()
            }
            return log.take()
        }
        #expect(events(1) == events(1))
        #expect(Set((1...8).map(events)).count == 8)
        #expect(host(Adversity(seed: 3), view: Stack(log: Log())).texts == ["Go"])
    }

    @Test("Each kind of adversity is a deviation that a test of another package can name")
    func deviations() {
        #expect(Set(Deviation.all.map(\.kind)) == Set(Adversity.Kind.allCases))
    }

    @Test("HEADLESS_ADVERSITY contains the names of kinds, or a seed")
    func names() async {
        var all = Adversity.named(Adversity.Kind.allCases.map(\.rawValue).joined(separator: ","))
        #expect(!Adversity.named("7").isEmpty && !all.isEmpty && Adversity.named("").isEmpty)
        all.remove(Set(Adversity.Kind.allCases))
        #expect(all.isEmpty)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Adversity.named("kindness") }
        }
        #expect(result.says("No adversity is called kindness."))
    }
}
