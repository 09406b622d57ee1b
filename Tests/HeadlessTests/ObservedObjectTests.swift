import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("@ObservedObject") struct ObservedObjectTests {
    private final class Model: ObservableObject {
        var isOn = false
    }

    private struct Switch: View {
        @ObservedObject var model: Model

        var body: some View {
            Text(model.isOn ? "on" : "off")
            Toggle("Enabled", isOn: $model.isOn)
        }
    }

    // documentation/swiftui/observedobject/projectedvalue: "Use the projected value to get a Binding to a property of
    // an observed object."
    @Test("A view reads the observed object that it was given, and a binding writes the object's property")
    func binding() {
        let model = Model()
        let host = Host(Switch(model: model))
        host.tap("Enabled")
        #expect(model.isOn)
    }

    // documentation/swiftui/observedobject/wrappedvalue
    @Test("A new evaluation of a view shows the observed object's current values")
    func value() {
        let models = (Model(), Model())
        models.1.isOn = true
        let host = Host(Switchable { Switch(model: $0 ? models.1 : models.0) })
        #expect(host.texts.contains("off"))
        host.tap("Switch")
        #expect(host.texts.contains("on"))
    }
}
