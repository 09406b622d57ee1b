import HeadlessHost
import SwiftUI
import Testing

/// The colors that controls give their labels, and styles set around controls.
@MainActor @Suite struct ForegroundStyleTests {
    private struct Controls: View {
        var body: some View {
            Text("Text")
            Button("Save") {}
            Button("Delete", role: .destructive) {}
            Button("Off") {}.disabled(true)
            Link(destination: URL(string: "https://example.com")!) { Text("Link") }
            Toggle("Toggle", isOn: .constant(true))
            Button("Plain") {}.buttonStyle(.plain)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
    }

    private let names = ["Text", "Save", "Delete", "Off", "Link", "Toggle", "Plain", "Prominent"]

    private func colors(_ view: some View) -> [Color?] {
        let host = Host(VStack { view })
        return names.map(host.foregroundColor)
    }

    // documentation/swiftui/view/foregroundcolor(_:): without a custom color, the container provides one, or primary.
    @Test("A control's label has the tint, the color of its role, or gray if it is disabled")
    func defaults() {
        let others: [Color?] = [.primary, .primary, .white]
        #expect(colors(Controls()) == [.primary, .accentColor, .red, .gray, .accentColor] + others)
        #expect(colors(Controls().tint(.orange)) == [.primary, .orange, .red, .gray, .orange] + others)
        let host = Host(Toggle("Toggle", isOn: .constant(true)).disabled(true))
        #expect(host.foregroundColor(of: "Toggle") == .gray)
    }

    // documentation/swiftui/view/foregroundstyle(_:)
    @Test("A style set around a control wins over the control's color")
    func set() {
        #expect(colors(Controls().foregroundStyle(.green)) == names.map { _ in .green })
        #expect(colors(Controls().foregroundStyle(.secondary)) == names.map { _ in .secondary })
        #expect(colors(Controls().foregroundColor(.green)) == names.map { _ in .green })
    }

    // documentation/swiftui/shapestyle/foreground
    @Test("foregroundStyle(.foreground) sets the current style, also for controls")
    func current() {
        #expect(colors(Controls().foregroundStyle(.foreground)) == names.map { _ in .primary })
        #expect(colors(Controls().foregroundStyle(AnyShapeStyle(.foreground))) == names.map { _ in .primary })
        let outer = Controls().foregroundStyle(.foreground).foregroundStyle(.green)
        #expect(colors(outer) == names.map { _ in .green })
    }

    // documentation/swiftui/view/foregroundcolor(_:)
    @Test("A foreground color of nil restores the colors of controls")
    func removed() {
        let view = Controls().foregroundColor(nil).foregroundStyle(.green)
        #expect(colors(view) == colors(Controls()))
    }

    @Test("A style inside a label wins over all styles around it")
    func label() {
        let button = Button(role: .destructive) {
        } label: {
            Text("One").foregroundStyle(.purple)
            VStack { Text("Two") }.foregroundStyle(.foreground)
        }
        let host = Host(button)
        #expect(host.foregroundColor(of: "One") == .purple)
        #expect(host.foregroundColor(of: "Two") == .red)
    }

    @Test("A label follows the state and the tint of its control")
    func changes() {
        let host = Host(Steps { Button("Save") {}.disabled($0 == 1).tint($0 == 2 ? .orange : nil) })
        #expect(host.foregroundColor(of: "Save") == .accentColor)
        host.tap("Step")
        #expect(host.foregroundColor(of: "Save") == .gray)
        host.tap("Step")
        #expect(host.foregroundColor(of: "Save") == .orange)
    }
}
