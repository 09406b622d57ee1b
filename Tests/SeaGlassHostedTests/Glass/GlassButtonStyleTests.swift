import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// A glass surface as a button style.
@MainActor @Suite struct GlassButtonStyleTests {
    private let size = CGSize(width: 44, height: 44)
    private let center = CGPoint(x: 22, y: 22)

    @Test("A glass button style applies to every control in the view, with its shape", arguments: versions)
    func buttonStyle(version: Int) {
        let log = Log()
        let view = HStack {
            Button("One") { log.appearances += 1 }
            Group { Button("Two") { log.appearances += 1 }.padding() }
        }
        .buttonStyle(.seaGlass(.primaryButton, in: .circle))
        let host = host(view, on: version)
        #expect(host.surfaces == 2)
        for label in ["One", "Two"] {
            #expect(host.tap(label, at: center, in: size))
            #expect(!host.tap(label, at: CGPoint(x: 2, y: 2), in: size))
        }
        #expect(log.appearances == 2)
    }

    @Test("A label keeps its state when the style changes", arguments: versions)
    func identity(version: Int) {
        struct App: View {
            @State private var step = 0
            let styles: [SeaGlassButtonStyle]
            let log: Log
            var body: some View {
                Button("Step") { step += 1 }
                Button {
                } label: {
                    Probe(log: log)
                }
                .padding()
                .glassSurface(styles[step % 3])
                Button {
                } label: {
                    Probe(log: log)
                }
                .buttonStyle(.seaGlass(styles[step % 3]))
            }
        }
        let primary: [SeaGlassButtonStyle] = [
            .primaryButton.tint(.blue), .primaryButton.tint(.red).sizing(.flexible), .primaryButton.tint(.blue),
        ]
        let others: [SeaGlassButtonStyle] = [
            .interactive, .interactive.clear().tint(.red), .interactive.fallback(.thin),
        ]
        let mixed: [SeaGlassButtonStyle] = [.primaryButton, .primaryButton.tint(.red), .interactive]
        // On 26 the system draws a primary button in another style, and a tint around it is a separate branch.
        for styles in [primary, others] + (version < 26 ? [mixed] : []) {
            let log = Log()
            let host = host(App(styles: styles, log: log), on: version)
            let before = host.nodes
            for _ in 0..<6 { host.tap("Step") }
            #expect(host.nodes == before)
            #expect((log.states.count, log.appearances) == (2, 2))
        }
    }

    @Test("Where the system draws the button, a tint that comes or goes replaces the label of a primary button")
    func replacedLabel() throws {
        struct Label: View {
            var body: some View { Text("Label") }
        }
        struct App: View {
            @State private var isTinted = false
            let style: SeaGlassButtonStyle
            var body: some View {
                Button("Step") { isTinted.toggle() }
                Button {
                } label: {
                    Label()
                }
                .glassSurface(style.tint(isTinted ? .red : nil))
            }
        }
        for (style, isReplaced) in [(SeaGlassButtonStyle.primaryButton, true), (.interactive, false)] {
            let host = host(App(style: style), on: 26)
            func label() -> HostedNode? { host.nodes.last { $0.view is Label } }
            let before = try #require(label())
            #expect(host.tap("Step"))
            let isSame = label() == before
            #expect(isSame != isReplaced)
        }
    }

    @Test("A style's tint replaces the surrounding tint of the system's prominent buttons", arguments: [26, 27])
    func tint(version: Int) {
        func tints(_ style: SeaGlassButtonStyle) -> [Color?] {
            let button = Button("a") {}.glassSurface(style)
            let view = VStack {
                button
                button.tint(.green)
                VStack { button }.glassSurface(style.tint(.pink))
            }
            let host = host(view.tint(.orange), on: version)
            return host.elements.filter(\.isControl).map(\.node.tint)
        }
        #expect(tints(.primaryButton) == [.orange, .green, .orange])
        #expect(tints(.primaryButton.tint(.red)) == [.red, .red, .red])
    }

    // Source: https://github.com/jellyfin/Swiftfin/issues/2288
    @Test(
        "The style changes the buttons of the system's bar around the stack, and not on the content of a screen",
        arguments: versions
    )
    func barButtons(version: Int) {
        func bar(_ screen: some View, around style: (AnyView) -> some View = { $0 }) -> Int {
            let edited = screen.toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit") {} } }
            let stack = NavigationStack { edited.transparentNavigationContainer() }.persistentBackground(.ocean)
            let host = host(style(AnyView(stack)), on: version)
            return host.elements.count { $0.labels.contains("Edit") && $0.buttonStyle != nil }
        }
        let plain = bar(Button("Play") {})
        #expect(bar(Button("Play") {}.buttonStyle(.seaGlass())) == plain)
        // Before 26 the library draws the button.
        #expect(version < 26 || bar(Button("Play") {}) { $0.buttonStyle(.seaGlass()) } > plain)
    }
}
