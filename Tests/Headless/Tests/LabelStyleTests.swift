import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/labelstyle
@MainActor @Suite struct LabelStyleTests {
    struct Swapped: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.title
                configuration.icon
            }
        }
    }

    private let label = Label("Play", systemImage: "play.fill")

    /// Returns the icons and titles in order.
    private func parts(of view: some View) -> [String] {
        Host(view).elements.compactMap { element in
            element.value is Image ? "icon" : (element.value as? Text)?.string
        }
    }

    @Test("A label shows its icon, then its title")
    func plain() {
        #expect(parts(of: label) == ["icon", "Play"])
    }

    // documentation/swiftui/labelstyle/icononly
    @Test("The title of an icon-only label is its accessibility label")
    func iconOnly() {
        var taps = 0
        let host = Host(Button("Play", systemImage: "play.fill") { taps += 1 }.labelStyle(.iconOnly))
        #expect(host.texts.isEmpty)
        #expect(host.values(of: Image.self).count == 1)
        #expect(host.tap("Play"))
        #expect(taps == 1)
    }

    @Test("A label style reaches every label in a view, and the innermost style wins")
    func reach() {
        let view = VStack {
            label
            HStack { label.labelStyle(Swapped()) }
        }
        #expect(parts(of: view.labelStyle(.iconOnly)) == ["icon", "Play", "icon"])
    }
}
