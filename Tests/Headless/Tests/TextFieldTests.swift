import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct TextFieldTests {
    private struct Field: View {
        @State var text = ""

        var body: some View {
            TextField("Message", text: $text, axis: .vertical).lineLimit(1...5).accessibilityIdentifier("field")
            Button("Write") { text += "Line\n" }
        }
    }

    private func height(_ lines: Int) throws -> CGFloat {
        let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        let host = Host(TextField("Message", text: .constant(text), axis: .vertical).lineLimit(1...5))
        return try #require(host.frame(of: text)).height
    }

    // documentation/swiftui/textfield/init(_:text:axis:)
    @Test("A text field shows its label until it has text")
    func prompt() {
        let host = Host(Field())
        #expect(host.texts.contains("Message"))
        host.tap("Write")
        #expect(host.texts.contains("Line\n") && !host.texts.contains("Message"))
    }

    // documentation/swiftui/view/linelimit(_:)-4hzfa: "a TextField becomes scrollable"
    @Test("A text field grows with its lines up to the line limit")
    func growing() throws {
        let heights = try (1...8).map(height)
        #expect(heights == heights.sorted())
        #expect(Set(heights.prefix(5)).count == 5 && Set(heights.suffix(4)).count == 1)
    }

    @Test("A text field fills the available width")
    func width() throws {
        let host = Host(TextField("Message", text: .constant(""), axis: .vertical))
        let frame = try #require(
            host.elements.first { $0.value is EditableText }?.parts.first?.first.flatMap(host.frame)
        )
        #expect(frame.width == 393)
    }
}
