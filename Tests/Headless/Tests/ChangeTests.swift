import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ChangeTests {
    // documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    @Test("The closure gets the old and the new value")
    func oldAndNew() {
        let log = Log()
        let host = Host(Steps { step in Text("").onChange(of: step) { log("\($0) → \($1)") } })
        #expect(log.take() == [])
        host.tap("Step")
        host.tap("Step")
        #expect(log.take() == ["0 → 1", "1 → 2"])
    }

    // documentation/swiftui/view/onchange(of:initial:_:)
    @Test("The action is not called for an update that leaves the value equal")
    func equalValue() {
        let log = Log()
        let host = Host(Steps { step in Text("\(step)").onChange(of: step / 2) { log("changed") } })
        host.tap("Step")
        #expect(log.take() == [])
        host.tap("Step")
        #expect(log.take() == ["changed"])
    }

    // documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    @Test("With initial: true the action runs at the first appearance, with equal old and new values")
    func initial() {
        let log = Log()
        let host = Host(Steps { step in Text("").onChange(of: step, initial: true) { log("\($0) → \($1)") } })
        #expect(log.take() == ["0 → 0"])
        host.tap("Step")
        #expect(log.take() == ["0 → 1"])
    }

    // documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    @Test("The initial action of a covered screen runs when the screen is uncovered")
    func initialBelow() {
        let log = Log()
        struct Deep: View {
            let log: Log
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        Text("\(number)").onChange(of: number, initial: true) { log("\(number)") }
                    }
                }
            }
        }
        let host = Host(Deep(log: log))
        #expect(log.take() == ["2"])
        host.swipeBack()
        #expect(log.take() == ["1"])
    }

    // OpenSwiftUI, ValueActionModifier.swift (6.5.4): the initial call is an onAppear beside the comparison
    @Test("With initial: true a change under another screen has its old value, and the next appearance an equal one")
    func changeBelow() {
        struct Counted: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Button("Count") { count += 1 } }
                        .onChange(of: count, initial: true) { log("\($0) → \($1)") }
                }
            }
        }
        let log = Log()
        let host = Host(Counted(log: log))
        host.tap("Go")
        host.tap("Count")
        host.swipeBack()
        #expect(log.take() == ["0 → 0", "0 → 1", "1 → 1"])
    }

    // OpenSwiftUI, ValueActionModifier.swift (6.5.4)
    @Test("The initial action runs at each appearance")
    func initialAgain() {
        let log = Log()
        let host = Host(
            NavigationStack {
                NavigationLink("Go") { Text("top") }.onChange(of: 1, initial: true) { log("initial") }
            }
        )
        host.tap("Go")
        host.swipeBack()
        #expect(log.take() == ["initial", "initial"])
    }

    // documentation/swiftui/view/onchange(of:initial:_:)
    @Test("The action may change state, and the view shows the change")
    func actionChangesState() {
        struct Follower: View {
            let leader: Int
            @State private var doubled = 0
            var body: some View { Text("\(doubled)").onChange(of: leader) { doubled = leader * 2 } }
        }
        let host = Host(Steps { Follower(leader: $0) })
        host.tap("Step")
        #expect(host.shown == ["2"])
    }
}
