import HeadlessHost
import SwiftUI
import Testing

/// Counts of evaluations. Apple documents that views depending on a changed value are updated. These tests require that
/// no other bodies run, because tests of the library rely on it.
@MainActor @Suite struct EvaluationTests {
    struct Leaf: View {
        let text: String
        var body: some View { Text(text) }
    }

    // documentation/swiftui/state
    @Test("A view with the same inputs is not evaluated again")
    func sameInputs() {
        let host = Host(
            Steps { step in
                Leaf(text: "constant")
                Leaf(text: "\(step)")
            }
        )
        host.tap("Step")
        host.tap("Step")
        #expect(host.nodes(of: Leaf.self).map(\.evaluations) == [1, 3])
    }

    /// A view that equals all others of its type.
    struct Alike: View, Equatable {
        let number: Int
        let object: NSObject?
        nonisolated static func == (lhs: Alike, rhs: Alike) -> Bool { true }
        var body: some View { Text("\(number)") }
    }

    struct PlainAlike: View, Equatable {
        let number: Int
        nonisolated static func == (lhs: PlainAlike, rhs: PlainAlike) -> Bool { true }
        var body: some View { Text("\(number)") }
    }

    // John Harper of Apple, quoted at chris.eidhof.nl/note/swiftui-view-equality
    @Test("Equatable views are compared by ==, but plain data is compared field by field")
    func plainData() {
        let host = Host(
            Steps { step in
                Alike(number: step, object: nil)
                PlainAlike(number: step)
            }
        )
        host.tap("Step")
        #expect(host.nodes(of: Alike.self).map(\.evaluations) == [1])
        #expect(host.nodes(of: PlainAlike.self).map(\.evaluations) == [2])
    }

    struct Maybe: View {
        let leaf: Leaf?
        var body: some View { leaf }
    }

    // documentation/swiftui/state
    @Test("Optional inputs with equal contents are the same")
    func optionalInputs() {
        let host = Host(
            Steps { step in
                Maybe(leaf: nil)
                // Too long to be stored in place, so that the bits differ.
                Maybe(leaf: Leaf(text: ["the same text", "each time"].joined(separator: " ")))
                Maybe(leaf: step.isMultiple(of: 2) ? nil : Leaf(text: "here"))
                Maybe(leaf: Leaf(text: "at step \(step), which is another one"))
            }
        )
        host.tap("Step")
        host.tap("Step")
        #expect(host.nodes(of: Maybe.self).map(\.evaluations) == [1, 1, 3, 3])
    }

    // documentation/swiftui/state
    @Test("Setting a state to an equal value evaluates no view")
    func sameState() {
        struct Setter: View {
            @State private var value = 1
            var body: some View {
                Text("\(value)")
                Button("Set") { value = 1 }
            }
        }
        let host = Host(Setter())
        host.tap("Set")
        #expect(host.nodes(of: Setter.self).map(\.evaluations) == [1])
    }

    // documentation/swiftui/state
    @Test("Setting a state that no view reads evaluates no view")
    func unreadState() {
        struct Writer: View {
            @State private var value = 1
            var body: some View { Button("Write") { value += 1 } }
        }
        let host = Host(Writer())
        host.tap("Write")
        #expect(host.nodes(of: Writer.self).map(\.evaluations) == [1])
    }

    // documentation/swiftui/binding
    @Test("A binding to a state updates the subview that reads it, not the owner")
    func bindingReader() {
        struct Owner: View {
            @State private var value = 1
            var body: some View { Reader(value: $value) }
        }
        struct Reader: View {
            @Binding var value: Int
            var body: some View { Button("\(value)") { value += 1 } }
        }
        let host = Host(Owner())
        host.tap("1")
        #expect(host.texts == ["2"])
        #expect(host.nodes(of: Owner.self).map(\.evaluations) == [1])
        #expect(host.nodes(of: Reader.self).map(\.evaluations) == [2])
    }

    // documentation/swiftui/environment
    @Test("A view is evaluated only when an environment value that it reads changes")
    func environmentReaders() {
        struct Direction: View {
            @Environment(\.layoutDirection) private var direction
            var body: some View { Text(direction == .leftToRight ? "ltr" : "rtl") }
        }
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .light ? "light" : "dark") }
        }
        let host = Host(
            VStack {
                Direction()
                Scheme()
            }
        )
        host.system.colorScheme = .dark
        #expect(host.texts == ["ltr", "dark"])
        #expect(host.nodes(of: Direction.self).map(\.evaluations) == [1])
        #expect(host.nodes(of: Scheme.self).map(\.evaluations) == [2])
    }

    // The reconstruction of EnvironmentBox in OpenSwiftUI compares the value, whether it was read or not.
    @Test("A view is evaluated when the value of its environment property changes, even if the body does not read it")
    func unreadEnvironment() {
        struct Settings: DynamicProperty { @Environment(\.colorScheme) var scheme }
        struct Unread: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("unread") }
        }
        struct Nested: View {
            private let settings = Settings()
            var body: some View { Text("nested") }
        }
        let host = Host(
            VStack {
                Unread()
                Nested()
            }
        )
        host.system.colorScheme = .dark
        #expect(host.nodes(of: Unread.self).map(\.evaluations) == [2])
        #expect(host.nodes(of: Nested.self).map(\.evaluations) == [2])
    }

    struct Framed: ViewModifier {
        let frame: String
        func body(content: Content) -> some View {
            Text(frame)
            content
        }
    }

    // documentation/swiftui/viewmodifier
    @Test("New content is shown at the modifier's placeholder")
    func newContent() {
        let host = Host(Steps { Text("\($0)").modifier(Framed(frame: "frame")) })
        host.tap("Step")
        host.tap("Step")
        #expect(host.shown == ["frame", "2"])
    }

    // documentation/swiftui/viewmodifier
    @Test("A modifier and its content can change together, repeatedly")
    func newContentAndModifier() {
        let host = Host(Steps { Text("\($0)").modifier(Framed(frame: "frame \($0 / 2)")) })
        for step in 1...4 {
            host.tap("Step")
            #expect(host.shown == ["frame \(step / 2)", "\(step)"])
        }
    }

    // documentation/swiftui/viewmodifier
    @Test("A modifier shows new content after its own state has changed")
    func newContentAfterModifierState() {
        struct Opening: ViewModifier {
            @State private var isOpen = false
            func body(content: Content) -> some View {
                Toggle("Open", isOn: $isOpen)
                if isOpen { Text("open") }
                content
            }
        }
        let host = Host(Steps { Text("\($0)").modifier(Opening()) })
        host.tap("Open")
        host.tap("Step")
        #expect(host.shown == ["Open", "open", "1"])
    }
}
