import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct IdentityTests {
    // documentation/swiftui/state/init(wrappedvalue:)
    @Test("Each instance of a view has a distinct instance of its state")
    func distinctInstances() {
        let host = Host(
            VStack {
                Counter(name: "First")
                Counter(name: "Second")
            }
        )
        host.tap("Add to Second")
        #expect(host.shown == ["First 0", "Second 1"])
    }

    // documentation/swiftui/state/init(wrappedvalue:)
    @Test("A value used in two places makes two views with separate state")
    func oneValueTwice() {
        struct Twice: ViewModifier {
            func body(content: Content) -> some View {
                content
                content
            }
        }
        let host = Host(Counter().modifier(Twice()))
        host.tap("Add to Count")
        #expect(host.shown == ["Count 1", "Count 0"])
    }

    // documentation/swiftui/state
    @Test("State outlives the evaluation of the view that contains it")
    func outlivesEvaluation() {
        let host = Host(Steps { Counter(name: "Step \($0)") })
        host.tap("Add to Step 0")
        host.tap("Step")
        #expect(host.shown == ["Step 1 1"])
    }

    // documentation/swiftui/view/id(_:)
    @Test("A new id resets the state of the view")
    func newID() {
        let host = Host(Steps { step in Counter().id(step / 2) })
        host.tap("Add to Count")
        host.tap("Step")
        #expect(host.shown == ["Count 1"])
        host.tap("Step")
        #expect(host.shown == ["Count 0"])
    }

    // documentation/swiftui/foreach
    @Test("The state of a view in a ForEach follows the identity of its data, not its position")
    func forEachIdentity() {
        let host = Host(
            Switchable { isOn in
                ForEach(isOn ? ["c", "b", "a"] : ["a", "b"], id: \.self) { Counter(name: $0) }
            }
        )
        host.tap("Add to a")
        host.tap("Switch")
        #expect(host.shown == ["c 0", "b 0", "a 1"])
    }

    // documentation/swiftui/foreach
    @Test("A view whose data leaves a ForEach is removed, and returns as a new view")
    func forEachRemoval() {
        let host = Host(
            Switchable { isOn in ForEach(isOn ? [2] : [1, 2], id: \.self) { Counter(name: "\($0)") } }
        )
        host.tap("Add to 1")
        host.tap("Add to 2")
        host.tap("Switch")
        host.tap("Switch")
        #expect(host.shown == ["1 0", "2 1"])
    }

    // documentation/swiftui/anyview
    @Test("When the type inside an AnyView changes, the old hierarchy is destroyed and a new one is created")
    func anyViewType() {
        let host = Host(
            Switchable { isOn in isOn ? AnyView(Counter().padding(1)) : AnyView(Counter()) }
        )
        host.tap("Add to Count")
        host.tap("Switch")
        #expect(host.shown == ["Count 0"])
    }

    // documentation/swiftui/anyview
    @Test("State is kept while the type inside an AnyView stays the same")
    func anyViewSameType() {
        let host = Host(Steps { AnyView(Counter(name: "\($0)")) })
        host.tap("Add to 0")
        host.tap("Step")
        #expect(host.shown == ["1 1"])
    }
}
