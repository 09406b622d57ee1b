import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/togglestyle
@MainActor @Suite struct ToggleStyleTests {
    private struct Checklist: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isOn ? "Checked" : "Open")
                    configuration.label
                }
            }
        }
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Frame")
                Toggle(configuration)
            }
        }
    }

    private struct Task<Style: ToggleStyle>: View {
        @State private var isDone = false
        let style: Style

        var body: some View {
            Toggle("Milk", isOn: $isDone).toggleStyle(style)
            Text(isDone ? "Done" : "To do")
        }
    }

    @Test("The body of a custom style replaces a toggle, and changes its value")
    func custom() {
        let host = Host(Task(style: Checklist()))
        #expect(host.texts == ["Open", "Milk", "To do"])
        host.tap("Milk")
        #expect(host.texts == ["Checked", "Milk", "Done"])
        #expect(host.values(of: Toggle<Text>.self).isEmpty)
    }

    @Test("A toggle that a custom style makes has the outer style")
    func nested() {
        let host = Host(Task(style: Framed()).toggleStyle(Checklist()))
        #expect(host.texts == ["Frame", "Open", "Milk", "To do"])
        host.tap("Milk")
        #expect(host.texts == ["Frame", "Checked", "Milk", "Done"])
    }

    @Test("A toggle in the button style is as wide as its label, and a tap toggles it")
    func button() {
        let host = Host(Task(style: .button), system: System())
        #expect(host.hitFrame(of: "Milk")?.width == host.frame(of: "Milk")?.width)
        host.tap("Milk")
        #expect(host.texts == ["Milk", "Done"])
        let `switch` = Host(Task(style: .switch), system: System())
        #expect(`switch`.hitFrame(of: "Milk")?.width == 393)
    }
}
