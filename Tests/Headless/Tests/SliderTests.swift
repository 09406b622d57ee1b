import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/slider, documentation/swiftui/stepper, documentation/swiftui/texteditor
@MainActor @Suite struct SliderTests {
    private struct Volume: View {
        @State private var volume = 0.5
        var bounds = 0.0...1.0
        var step: Double?
        let log: Log

        var body: some View {
            if let step {
                Slider(value: $volume, in: bounds, step: step) { Text("Volume") }
            } else {
                Slider(value: $volume, in: bounds) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("Soft")
                } maximumValueLabel: {
                    Text("Loud")
                } onEditingChanged: { isEditing in
                    log(isEditing ? "begin" : "end")
                }
            }
            Text("\(volume)")
        }
    }

    @Test("A finger moves a slider inside its bounds, and the slider tells when that begins and ends")
    func movement() {
        let log = Log()
        let host = Host(Volume(log: log))
        #expect(host.texts == ["Soft", "Loud", "0.5"])
        #expect(host.slide("Volume", to: 0.8))
        #expect(host.texts.last == "0.8")
        #expect(log.entries == ["begin", "end"])
        host.slide("Volume", to: 7)
        #expect(host.texts.last == "1.0")
    }

    @Test("A slider with steps moves to the nearest one")
    func steps() {
        let host = Host(Volume(bounds: 0...10, step: 2, log: Log()))
        host.slide("Volume", to: 6.9)
        #expect(host.texts.last == "6.0")
    }

    @Test("A disabled slider does not move, and one without a label is found by its accessibility label")
    func disabled() {
        struct App: View {
            @State private var value: Float = 0
            let isDisabled: Bool
            var body: some View {
                Slider(value: $value).accessibilityLabel("Speed").disabled(isDisabled)
                Text("\(value)")
            }
        }
        let host = Host(App(isDisabled: false))
        #expect(host.slide("Speed", to: 1) && host.texts == ["1.0"])
        let disabled = Host(App(isDisabled: true))
        #expect(!disabled.slide("Speed", to: 1) && disabled.texts == ["0.0"])
    }

    @Test("The buttons of a stepper stop at its bounds")
    func stepper() {
        struct App: View {
            @State private var guests = 2
            var body: some View { Stepper("Guests: \(guests)", value: $guests, in: 1...3) }
        }
        let host = Host(App())
        #expect(host.tap("Increment") && host.texts == ["Guests: 3"])
        #expect(!host.tap("Increment"))
        host.tap("Decrement")
        host.tap("Decrement")
        #expect(host.texts == ["Guests: 1"] && !host.tap("Decrement"))
    }

    @Test("A text editor shows and changes its text")
    func editor() {
        struct App: View {
            @State private var text = "Dear"
            var body: some View { TextEditor(text: $text) }
        }
        let host = Host(App())
        host.enter(" Ada", into: "Text editor")
        #expect(host.texts == ["Dear Ada"])
    }
}
