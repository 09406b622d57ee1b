import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct BindingTests {
    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private func binding<Value>(to box: Box<Value>) -> Binding<Value> {
        nonisolated(unsafe) let box = box  // Both closures run on the main actor, with the test.
        return Binding(get: { box.value }, set: { box.value = $0 })
    }

    // documentation/swiftui/binding/init(get:set:)-7ufcp
    @Test("A binding of two closures reads with the first and writes with the second")
    func closures() {
        let box = Box(1)
        let binding = binding(to: box)
        binding.wrappedValue += 1
        #expect(box.value == 2)
        #expect(binding.wrappedValue == 2)
    }

    // documentation/swiftui/binding/constant(_:)
    @Test("A constant binding cannot be changed")
    func constant() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    // documentation/swiftui/binding/subscript(dynamicmember:)
    @Test("A dynamic member of a binding is a binding to that part of the value")
    func dynamicMember() {
        struct Point { var x = 0, y = 0 }
        let box = Box(Point())
        binding(to: box).y.wrappedValue = 5
        #expect(box.value.x == 0)
        #expect(box.value.y == 5)
    }

    // documentation/swiftui/binding/projectedvalue
    @Test("The projected value of a binding is the binding")
    func projected() {
        struct Parent: View {
            @State private var value = 0
            var body: some View { Middle(value: $value) }
        }
        struct Middle: View {
            @Binding var value: Int
            var body: some View { Child(value: $value) }
        }
        struct Child: View {
            @Binding var value: Int
            var body: some View { Button("\(value)") { value += 1 } }
        }
        let host = Host(Parent())
        host.tap("0")
        #expect(host.texts == ["1"])
    }

    // documentation/swiftui/toggle
    @Test("A toggle sets the property it is bound to and follows its changes")
    func toggle() {
        struct Vibrate: View {
            @State private var isOn = false
            var body: some View {
                Toggle("Vibrate", isOn: $isOn)
                Text(isOn ? "on" : "off")
                Button("Off") { isOn = false }
            }
        }
        let host = Host(Vibrate())
        host.tap("Vibrate")
        #expect(host.texts.contains("on"))
        host.tap("Off")
        #expect(host.texts.contains("off"))
    }
}
