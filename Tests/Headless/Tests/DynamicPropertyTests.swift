import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct DynamicPropertyTests {
    @propertyWrapper struct Clicks: DynamicProperty {
        @State private var count = 0
        var wrappedValue: Int {
            get { count }
            nonmutating set { count = newValue }
        }
    }

    struct Clicker: View {
        @Clicks private var first
        @Clicks private var second
        var body: some View {
            Text("\(first) \(second)")
            Button("First") { first += 1 }
            Button("Second") { second += 1 }
        }
    }

    // documentation/swiftui/dynamicproperty
    @Test("Properties inside a dynamic property keep their state in the view")
    func nestedState() {
        let host = Host(Clicker())
        host.tap("First")
        host.tap("Second")
        host.tap("Second")
        #expect(host.texts.first == "1 2")
    }

    @propertyWrapper struct Shouted: DynamicProperty {
        @Environment(\.layoutDirection) private var direction
        private(set) var wrappedValue = ""
        let text: String

        init(_ text: String) { self.text = text }

        mutating func update() { wrappedValue = direction == .leftToRight ? text + "!" : "!" + text }
    }

    struct Shouter: View {
        @Shouted private var text: String
        init(_ text: String) { _text = Shouted(text) }
        var body: some View { Text(text) }
    }

    // documentation/swiftui/dynamicproperty/update()
    @Test("update() is called before the body, so the view has the latest value")
    func update() {
        let host = Host(Steps { Shouter("\($0)") })
        #expect(host.shown == ["0!"])
        host.tap("Step")
        #expect(host.shown == ["1!"])
    }

    // documentation/swiftui/dynamicproperty/update()
    @Test("A view updates when an environment value that update() reads changes")
    func updateFromEnvironment() {
        let host = Host(
            Switchable { Shouter("a").environment(\.layoutDirection, $0 ? .rightToLeft : .leftToRight) }
        )
        host.tap("Switch")
        #expect(host.shown == ["!a"])
    }

    // documentation/swiftui/dynamicproperty/update()
    @Test("update() is also called for the properties of a modifier")
    func updateInModifier() {
        struct Labeled: ViewModifier {
            @Shouted("label") private var label: String
            func body(content: Content) -> some View {
                content
                Text(label)
            }
        }
        #expect(Host(Text("a").modifier(Labeled())).texts == ["a", "label!"])
    }

    // documentation/swiftui/namespace
    @Test("A namespace is constant for a view's lifetime and differs from other views' namespaces")
    func namespace() {
        final class Seen { var namespaces: [String: Set<Namespace.ID>] = [:] }
        struct Named: View {
            @Namespace private var namespace
            let name: String
            let step: Int
            let seen: Seen
            var body: some View {
                let _ = seen.namespaces[name, default: []].insert(namespace)
                Text("\(name) \(step)")
            }
        }
        let seen = Seen()
        let host = Host(
            Steps { step in
                Named(name: "a", step: step, seen: seen)
                Named(name: "b", step: step, seen: seen)
            }
        )
        host.tap("Step")
        #expect(host.shown == ["a 1", "b 1"])
        #expect(seen.namespaces["a"]?.count == 1)
        #expect(seen.namespaces["a"] != seen.namespaces["b"])
    }
}
