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
            let filled: GlassSurfaceStyle
            let log: Log
            var body: some View {
                Button("Step") { step += 1 }
                Button {
                } label: {
                    Probe(log: log)
                }
                .padding()
                .glassSurface(step % 3 == 0 ? filled : .secondaryButton, isEnabled: step % 3 != 2)
                Button {
                } label: {
                    Probe(log: log)
                }
                .buttonStyle(.seaGlass(step % 3 == 0 ? filled : step % 3 == 1 ? .secondaryButton : .identity))
            }
        }
        for filled in [GlassSurfaceStyle.primaryButton, .primaryButton.tint(.red)] {
            let log = Log()
            let host = host(App(filled: filled, log: log), on: version)
            let before = host.nodes.map(ObjectIdentifier.init)
            for _ in 0..<6 { host.tap("Step") }
            #expect(host.nodes.map(ObjectIdentifier.init) == before)
            #expect((log.states.count, log.appearances) == (2, 2))
        }
    }

    @Test("From 26.1 the label of a primary button contrasts with its tint, and others keep their color")
    func label() {
        func color(_ style: GlassSurfaceStyle) -> SRGBColor? {
            host(Button("Play") {}.glassSurface(style)).values(of: Effect.self).compactMap { effect -> SRGBColor? in
                guard case .foreground(let style) = effect else { return nil }
                let label = (style as? AnyShapeStyle)?.style as? ContrastingLabel
                return label.map { SRGBColor($0.resolve(in: EnvironmentValues())) }
            }.first
        }
        #expect(color(.primaryButton.tint(.black)) == .white)
        #expect(color(.primaryButton.tint(.yellow)) == .black)
        #expect(color(.secondaryButton.tint(.yellow)) == nil)
    }
}
