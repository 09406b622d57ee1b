import HeadlessHost
import SwiftUI
import Testing

// documentation/combine/observableobject, documentation/swiftui/observedobject, stateobject, environmentobject
@MainActor @Suite struct ObservedObjectTests {
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var isOn = false
        var plain = 0
    }

    private struct Observing: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("Count \(model.count)")
            Toggle("On", isOn: $model.isOn)
            Text(model.isOn ? "On" : "Off")
        }
    }

    @Test("A change of a published property updates the views that observe the object")
    func observed() {
        let model = Model()
        let host = Host(Observing(model: model))
        model.count = 3
        host.settle()
        #expect(host.texts.first == "Count 3")
    }

    @Test("A binding to a property of an observed object writes the object")
    func binding() {
        let model = Model()
        let host = Host(Observing(model: model))
        host.tap("On")
        #expect(model.isOn && host.texts.last == "On")
    }

    @Test("A property without @Published does not update views, and objectWillChange.send() does")
    func manual() {
        struct Probe: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.plain)") }
        }
        let model = Model()
        let host = Host(Probe(model: model))
        model.plain = 1
        host.settle()
        #expect(host.texts == ["0"])
        model.objectWillChange.send()
        host.settle()
        #expect(host.texts == ["1"])
    }

    // documentation/combine/observableobject: "By default an ObservableObject synthesizes an objectWillChange publisher"
    @Test("A class with a publisher of its own updates views only when it sends")
    func silentPublisher() {
        final class Own: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            @Published var count = 0
        }
        struct Probe: View {
            @ObservedObject var model: Own
            var body: some View { Text("\(model.count)") }
        }
        let model = Own()
        let host = Host(Probe(model: model))
        model.count = 1
        host.settle()
        #expect(host.texts == ["0"])
        model.objectWillChange.send()
        host.settle()
        #expect(host.texts == ["1"])
    }

    @Test("A view observes the object that it got last")
    func otherObject() {
        let models = [Model(), Model()]
        let host = Host(Steps { Observing(model: models[min($0, 1)]) })
        host.tap("Step")
        models[1].count = 7
        host.settle()
        #expect(host.shown.first == "Count 7")
        let evaluations = host.nodes(of: Observing.self)[0].evaluations
        models[0].count = 8
        host.settle()
        #expect(host.nodes(of: Observing.self)[0].evaluations == evaluations)
    }

    @Test("A view owns its state object, and a change updates it")
    func stateObject() {
        struct Owner: View {
            @StateObject private var model = Model()
            var body: some View {
                Text("Count \(model.count)")
                Button("Add") { model.count += 1 }
                Toggle("On", isOn: $model.isOn)
            }
        }
        let host = Host(Steps { _ in Owner() })
        host.tap("Add")
        host.tap("Step")
        #expect(host.shown.first == "Count 1")
    }

    @Test("A change of an environment object updates the views that read it")
    func environmentObject() {
        struct Reading: View {
            @EnvironmentObject private var model: Model
            var body: some View { Text("Count \(model.count)") }
        }
        let model = Model()
        let host = Host(VStack { Reading() }.environmentObject(model))
        model.count = 2
        host.settle()
        #expect(host.texts == ["Count 2"])
    }

    @Test("The publisher of an object announces a change before it")
    func order() {
        let model = Model()
        var seen: [Int] = []
        let subscription = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 1
        model.count = 2
        #expect(seen == [0, 1])
        subscription.cancel()
        model.count = 3
        #expect(seen == [0, 1])
    }

    @Test("An object that declares its publisher updates views through it")
    func ownPublisher() {
        final class Own: ObservableObject {
            let objectWillChange = PassthroughSubject<Void, Never>()
            var name = "Old" { willSet { objectWillChange.send() } }
        }
        struct Probe: View {
            @ObservedObject var model: Own
            var body: some View { Text(model.name) }
        }
        let model = Own()
        let host = Host(Probe(model: model))
        model.name = "New"
        host.settle()
        #expect(host.texts == ["New"])
    }

    @Test("A freed object leaves no publisher to a later object at the same address")
    func addresses() {
        var seen = 0
        var subscriptions: [AnyCancellable] = []
        for _ in 0..<200 {
            let model = Model()
            subscriptions.append(model.objectWillChange.sink { seen += 1 })
            model.count = 1
        }
        #expect(seen == 200)
    }
}
