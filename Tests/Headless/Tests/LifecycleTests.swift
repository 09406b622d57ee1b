import HeadlessHost
import SwiftUI
import Testing

/// Apple documents that a view appears "before the first rendered frame" and disappears when it "disappears from the
/// interface". So a new screen appears before the screen it covers disappears.
@MainActor @Suite struct LifecycleTests {
    private struct Stack: View {
        let log: Log
        @State private var path: [String] = []

        var body: some View {
            NavigationStack(path: $path) {
                Reporter(name: "root", log: log)
                    .navigationDestination(for: String.self) { Reporter(name: $0, log: log) }
            }
            Button("Push a") { path.append("a") }
            Button("Push b") { path.append("b") }
            Button("To root") { path.removeAll() }
            Button("Replace") { path = ["x", "y"] }
        }
    }

    // documentation/swiftui/view/onappear(perform:)
    @Test("onAppear runs before the view appears, and not again after updates")
    func appearsOnce() {
        let log = Log()
        let host = Host(Steps { step in Text("\(step)").onAppear { log("appeared") } })
        host.tap("Step")
        #expect(log.entries == ["appeared"])
    }

    // Measured: android.benigumo.com/20240328/onappear-onchange-task
    @Test("onAppear and onChange(initial:) run in the order of the code, those of inner views first")
    func order() {
        let log = Log()
        let view = Group {
            VStack {
                Text("hello")
                    .onChange(of: true, initial: true) { log("text change") }
                    .onAppear { log("text appear") }
            }
            .onAppear { log("stack appear") }
            .onChange(of: true, initial: true) { log("stack change") }
        }
        .onChange(of: true, initial: true) { log("group change") }
        .onAppear { log("group appear") }
        let host = Host(view)
        let inner = ["text change", "text appear", "stack appear", "stack change"]
        #expect(log.entries == inner + ["group change", "group appear"] && host.texts == ["hello"])
    }

    // documentation/swiftui/view/onappear(perform:)
    @Test("onAppear with a nil action has no effect")
    func noAction() {
        #expect(Host(Text("a").onAppear(perform: nil).onDisappear(perform: nil)).texts == ["a"])
    }

    // documentation/swiftui/view/ondisappear(perform:)
    @Test("onDisappear runs after the view disappears")
    func disappears() {
        let log = Log()
        let host = Host(Switchable { isOn in if !isOn { Reporter(name: "a", log: log) } })
        #expect(log.take() == ["+a"])
        host.tap("Switch")
        #expect(log.take() == ["-a"])
        host.tap("Switch")
        #expect(log.take() == ["+a"])
    }

    // documentation/swiftui/view/id(_:)
    @Test("A new id makes a new view appear and the old one disappear")
    func newID() {
        let log = Log()
        let host = Host(Steps { step in Reporter(name: "\(step)", log: log).id(step) })
        host.tap("Step")
        #expect(log.take() == ["+0", "+1", "-0"])
    }

    // documentation/swiftui/anytransition/identity: there is no animation, so the old view need not stay.
    @Test("Without a transition the old view disappears before the new one appears")
    func newIDWithoutTransition() {
        let log = Log()
        let host = Host(Steps { step in Reporter(name: "\(step)", log: log).id(step).transition(.identity) })
        host.tap("Step")
        #expect(log.take() == ["+0", "-0", "+1"])
    }

    // documentation/swiftui/emptyview, "a view that doesn't contain any content"
    @Test("An empty view or group appears only once it contains a view")
    func emptyViews() {
        let log = Log()
        let host = Host(
            Switchable { isOn in
                EmptyView().onAppear { log("+empty") }.onDisappear { log("-empty") }
                Group { if isOn { Text("a") } }.onAppear { log("+group") }.onDisappear { log("-group") }
            }
        )
        #expect(log.take() == [])
        host.tap("Switch")
        #expect(log.take() == ["+group"])
        host.tap("Switch")
        #expect(log.take() == ["-group"])
    }

    // The compatibility tests of OpenSwiftUIProject/OpenSwiftUI, which also run against SwiftUI.
    @Test("A type-erased empty view appears")
    func erasedEmptyView() {
        let log = Log()
        _ = Host(AnyView(EmptyView()).onAppear { log("+") })
        #expect(log.take() == ["+"])
    }

    // documentation/swiftui/view/onappear(perform:)
    @Test("A view that was never on screen neither appears nor disappears")
    func neverShown() {
        struct Flash: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                Text("a").onAppear { isShown = false }
                if isShown {
                    NavigationStack(path: .constant(["top"])) {
                        Reporter(name: "root", log: log).navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }
        }
        let log = Log()
        _ = Host(Flash(log: log))
        #expect(log.entries == [])
    }

    // documentation/swiftui/view/onappear(perform:), documentation/swiftui/view/ondisappear(perform:)
    @Test("A push makes the new screen appear and the covered one disappear; a pop does the opposite")
    func pushAndPop() {
        let log = Log()
        let host = Host(Stack(log: log))
        #expect(log.take() == ["+root"])
        host.tap("Push a")
        #expect(log.take() == ["+a", "-root"])
        host.tap("Push b")
        #expect(log.take() == ["+b", "-a"])
        host.swipeBack()
        #expect(log.take() == ["+a", "-b"])
    }

    // documentation/swiftui/view/onappear(perform:), documentation/swiftui/view/ondisappear(perform:)
    @Test("Popping to the root makes only the root appear and only the top screen disappear")
    func popToRoot() {
        let log = Log()
        let host = Host(Stack(log: log))
        host.tap("Push a")
        host.tap("Push b")
        _ = log.take()
        host.tap("To root")
        #expect(log.take() == ["+root", "-b"])
    }

    // documentation/swiftui/view/onappear(perform:), documentation/swiftui/view/ondisappear(perform:)
    @Test("Replacing the path makes only the new top screen appear")
    func replacePath() {
        let log = Log()
        let host = Host(Stack(log: log))
        host.tap("Push a")
        _ = log.take()
        host.tap("Replace")
        // The screen of “a” shows x before it disappears, and disappears with the action of x: a guess.
        #expect(log.take() == ["+y", "-x"])
        host.swipeBack()
        #expect(log.take() == ["+x", "-y"])
    }

    // documentation/swiftui/environmentvalues/ispresented
    @Test("isPresented stays true for a presented view while it is covered")
    func isPresented() {
        struct Presented: View {
            @Environment(\.isPresented) private var isPresented
            let log: Log
            var body: some View {
                NavigationLink("Next") { Text("next") }
                    .onChange(of: isPresented, initial: true) { log(isPresented ? "presented" : "not presented") }
            }
        }
        let log = Log()
        let host = Host(NavigationStack { NavigationLink("Go") { Presented(log: log) } })
        host.tap("Go")
        host.tap("Next")
        host.swipeBack()
        // Once for each appearance.
        #expect(log.take() == ["presented", "presented"])
    }
}
