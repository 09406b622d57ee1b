import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct SliderTests {
    private struct Speed: View {
        @State private var speed = 50.0
        @State private var volume = 0.0
        @State private var edits: [Bool] = []

        var body: some View {
            Slider(value: $speed, in: 0...100) {
                Text("Speed")
            } onEditingChanged: { isEditing in
                edits.append(isEditing)
            }
            Slider(value: $volume, in: 2...10, step: 4) { Text("Volume") }
            Text("speed \(speed), volume \(volume), edits \(edits.count) \(edits == [true, false] ? "in order" : "")")
        }
    }

    // documentation/swiftui/slider: "As the user moves the thumb, the slider updates its bound value."
    @Test("A slider sets the value at the place to which its thumb is dragged, and no further than its bounds")
    func value() {
        let host = Host(Speed())
        host.slide("Speed", to: 0.75)
        #expect(host.texts.last?.contains("speed 75.0") == true)
        host.slide("Speed", to: 2)
        #expect(host.texts.last?.contains("speed 100.0") == true)
    }

    // documentation/swiftui/slider: "You can also use a step parameter to provide incremental steps"
    @Test("A slider with a step takes the value of the nearest step from its lower bound")
    func step() {
        let host = Host(Speed())
        host.slide("Volume", to: 0.4)
        #expect(host.texts.last?.contains("volume 6.0") == true)
    }

    // documentation/swiftui/slider/init(value:in:oneditingchanged:): "The slider calls onEditingChanged when editing begins
    // and ends."
    @Test("A slider says when editing begins and ends")
    func editing() {
        let host = Host(Speed())
        host.slide("Speed", to: 0.1)
        #expect(host.texts.last?.contains("edits 2 in order") == true)
    }

    // documentation/swiftui/slider/init(value:in:oneditingchanged:)
    @Test("A slider without a label shows its value on its bar")
    func plain() {
        struct Plain: View {
            @State private var value: Float = 0.5
            var body: some View { Slider(value: $value) }
        }
        let host = Host(Plain())
        host.slide(to: 0.2)
        #expect(host.values(of: AccessibilityAttachmentModifier.self).compactMap(\.value) == ["20%"])
    }

    // documentation/swiftui/slider/init(value:in:step:oneditingchanged:)
    @Test("A slider without a label has steps of 1 unless another is given")
    func plainSteps() {
        struct Plain: View {
            @State private var value = 0.0
            var body: some View {
                Slider(value: $value, in: 0...10, step: 1)
                Text("\(value)")
            }
        }
        let host = Host(Plain())
        host.slide(to: 0.43)
        #expect(host.texts == ["4.0"])
    }
}
