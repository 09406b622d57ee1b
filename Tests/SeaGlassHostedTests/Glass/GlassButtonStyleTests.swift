import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// A glass surface as a button style.
@MainActor @Suite struct GlassButtonStyleTests {
    private let size = CGSize(width: 44, height: 44)
    private let center = CGPoint(x: 22, y: 22)

    @Test("A button style applies to every control below, in its shape", arguments: versions)
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

    @Test("A label keeps its state when the style changes or the surface is switched off", arguments: versions)
    func identity(version: Int) {
        struct App: View {
            @State private var step = 0
            let styles: [GlassSurfaceStyle]
            let log: Log
            var body: some View {
                Button("Step") { step += 1 }
                Button {
                } label: {
                    Probe(log: log)
                }
                .padding()
                .glassSurface(styles[step % 3], isEnabled: step % 3 != 2)
                Button {
                } label: {
                    Probe(log: log)
                }
                .buttonStyle(.seaGlass(styles[step % 3]))
            }
        }
        let primary: [GlassSurfaceStyle] = [.primaryButton, .primaryButton.tint(.red), .primaryButton]
        let others: [GlassSurfaceStyle] = [.secondaryButton, .clear, .identity]
        let mixed: [GlassSurfaceStyle] = [.primaryButton, .secondaryButton, .identity]
        // From 26.1 on the system draws the button, and the color of a primary label is set around it.
        for styles in [primary, others] + (version < 26 ? [mixed] : []) {
            let log = Log()
            let host = host(App(styles: styles, log: log), on: version)
            let before = host.nodes.map(ObjectIdentifier.init)
            for _ in 0..<6 { host.tap("Step") }
            #expect(host.nodes.map(ObjectIdentifier.init) == before)
            #expect((log.states.count, log.appearances) == (2, 2))
        }
    }

    @Test("From 26.1 the label of a primary button contrasts with its tint, and others keep their color")
    func label() {
        func color(_ style: GlassSurfaceStyle) -> Color? {
            host(Button("Play") {}.glassSurface(style)).foregroundColor(of: "Play")
        }
        #expect(color(.primaryButton.tint(.black)) == SRGBColor.white.color)
        #expect(color(.primaryButton.tint(.yellow)) == SRGBColor.black.color)
        #expect(
            color(.secondaryButton.tint(.yellow))
                == Host(Button("Play") {}.buttonStyle(.glass)).foregroundColor(of: "Play")
        )
    }

    @Test("From 26.1 the fill of a disabled primary button fades with its label, and the button stays the same")
    func disabledFill() {
        struct App: View {
            @State private var isDisabled = false
            let log: Log
            var body: some View {
                Button("Switch") { isDisabled.toggle() }
                Button {
                } label: {
                    Probe(log: log)
                }
                .glassSurface(.primaryButton)
                .disabled(isDisabled)
            }
        }
        func isFaded(_ host: Host) -> Bool {
            host.elements.contains { element in
                guard case .opacity(0.4)? = element.value as? Effect else { return false }
                return element.subtree.contains {
                    (Mirror(reflecting: $0.value).descendant("style") as? AnyShapeStyle)?.style is TintShapeStyle
                }
            }
        }
        let log = Log()
        let host = host(App(log: log))
        let before = host.nodes.map(ObjectIdentifier.init)
        #expect(!isFaded(host))
        host.tap("Switch")
        #expect(isFaded(host))
        #expect(host.nodes.map(ObjectIdentifier.init) == before)
        #expect(log.states.count == 1)
    }

    @Test(
        "The system's bordered buttons keep their labels when the surface goes or the tint changes",
        arguments: versions
    )
    func bordered(version: Int) {
        struct App: View {
            @State private var step = 0
            let log: Log
            var body: some View {
                Button("Step") { step += 1 }
                Group {
                    button(.secondaryButton)
                    button(.primaryButton)
                }
                .glassRendering(.bordered)
            }
            private func button(_ style: GlassSurfaceStyle) -> some View {
                Button {
                } label: {
                    Probe(log: log)
                }
                .glassSurface(style.tint(step % 3 == 0 ? .red : .blue), isEnabled: step % 2 == 0)
                .disabled(step % 3 == 1)
            }
        }
        let log = Log()
        let host = host(App(log: log), on: version)
        let before = host.nodes.map(ObjectIdentifier.init)
        for _ in 0..<6 {
            host.tap("Step")
            #expect(host.nodes.map(ObjectIdentifier.init) == before)
            let styles = host.values(of: ButtonStyleChange.self).map(\.name).filter { $0 != "custom" }
            #expect(styles == ["bordered", "borderedProminent"])
        }
        #expect((log.states.count, log.appearances, log.disappearances) == (2, 2, 0))
    }
}
