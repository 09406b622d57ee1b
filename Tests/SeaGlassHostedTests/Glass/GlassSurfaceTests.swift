import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@MainActor @Suite struct GlassSurfaceTests {
    private func surface(of view: some View, on version: Int = 26) throws -> DrawnSurface {
        try #require(DrawnSurface(around: "Surface", in: unreported { host(view, on: version) }))
    }

    @Test("A surface has its style's shape, or a given shape", arguments: versions)
    func shape(version: Int) throws {
        func clips(_ view: some View) -> [any Shape] {
            host(view, on: version).values(of: Effect.self).compactMap {
                if case .clip(let shape) = $0 { shape } else { nil }
            }
        }
        let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
        let card = try #require(clips(Text("Surface").glassSurface(.card)).first)
        #expect(card.path(in: rect) == RoundedRectangle(cornerRadius: 16).path(in: rect))
        let capsule = try #require(clips(Text("Surface").glassSurface()).first)
        #expect(capsule.path(in: rect) == Capsule().path(in: rect))
        #expect(clips(Text("Surface").glassSurface(in: .circle)).first is Circle)
        #expect(clips(Text("Surface").glassSurface(in: ConcentricRectangle())).first is ConcentricRectangle)
    }

    @Test("The content is clipped before the effect, and the layers stand behind the glass")
    func order() throws {
        let host = host(Text("Surface").glassSurface(.clear))
        let around = host.elements.filter { $0.isModifier && $0.labels.contains("Surface") }.map(\.value)
        let background = try #require(around.firstIndex { $0 is any LayerModifier })
        let glass = try #require(around.firstIndex { $0 is GlassEffect })
        let clip = try #require(around.firstIndex { if case .clip? = $0 as? Effect { true } else { false } })
        #expect(background < glass)
        #expect(glass < clip)
    }

    @Test("A border is one pixel wide", arguments: [1.0, 2.0, 3.0])
    func pixel(scale: CGFloat) throws {
        let view = Text("Surface").glassSurface().environment(\.displayScale, scale)
        // Half of the line lies outside the shape and is clipped.
        #expect(try surface(of: view, on: 17).borderWidth == 2 / scale)
    }

    @Test("Switching a surface off and on keeps the view's state and the tree", arguments: versions)
    func identity(version: Int) {
        struct App: View {
            @State private var isEnabled = true
            let log: Log

            var body: some View {
                Button("Switch") { isEnabled.toggle() }
                Probe(log: log).glassSurface(.card, isEnabled: isEnabled)
            }
        }
        let log = Log()
        let host = host(App(log: log), on: version)
        let before = host.nodes.map(ObjectIdentifier.init)
        host.tap("Switch")
        #expect(host.nodes.map(ObjectIdentifier.init) == before)
        host.tap("Switch")
        #expect(host.nodes.map(ObjectIdentifier.init) == before)
        #expect(log.states.count == 1)
        #expect(log.appearances == 1)
    }

    @Test("Changing style, rendering and settings keeps the tree", arguments: versions)
    func constant(version: Int) {
        struct App: View {
            @State private var step = 0
            let styles: [GlassSurfaceStyle] = [.regular, .clear.tint(.red), .identity, .primaryButton]

            var body: some View {
                Button("Step") { step += 1 }
                Text("Surface").glassSurface(styles[step % 4], in: .circle)
                    .glassRendering(GlassRendering.allCases[step % 3])
            }
        }
        let host = host(App(), on: version)
        let before = host.nodes.map(ObjectIdentifier.init)
        for _ in 0..<12 { host.tap("Step") }
        host.system.colorScheme = .dark
        host.system.reduceTransparency = true
        host.system.contrast = .increased
        host.system.reduceMotion = true
        #expect(host.nodes.map(ObjectIdentifier.init) == before)
    }

    @Test("No ancestor of glass is faded by opacity")
    func opacity() throws {
        for style in GlassSurfaceStyle.presets {
            let host = host(
                VStack { Button("Surface") {}.disabled(true).glassSurface(style, in: Diamond()) }
                    .glassContainer()
                    .glassTransition(.materialize)
            )
            for element in host.elements {
                guard case .opacity? = element.value as? Effect else { continue }
                #expect(!element.subtree.contains { $0.value is GlassEffect || $0.value is ButtonStyleChange })
            }
        }
    }

    @Test("A surface in a disabled surface is drawn as usual", arguments: versions)
    func nestedInNothing(version: Int) throws {
        func kind(_ isEnabled: Bool) throws -> Bool {
            let view = VStack { Text("Surface").glassSurface() }.glassSurface(.card, isEnabled: isEnabled)
            return try surface(of: view, on: version).fill != nil
        }
        #expect(try kind(true))
        #expect(try !kind(false))
    }

    @Test("The innermost rendering applies")
    func rendering() throws {
        let view = VStack { Text("Surface").glassSurface().glassRendering(.material) }.glassRendering(.opaque)
        #expect(try surface(of: view).material == "regular")
        let older = Text("Surface").glassSurface().environment(\.platformCapabilities, .iOS17)
        #expect(try surface(of: older).material == "regular")
    }

    @Test("Clear glass has a scrim over a palette that needs one, also on 26")
    func scrim() throws {
        let white = ColorPalette(id: "white", name: "White", colors: [.white], gradientOpacities: [1])
        func scrim(_ view: some View) throws -> SRGBColor? {
            let host = host(view.persistentBackground(white)) { $0.colorScheme = .dark }
            return try #require(DrawnSurface(around: "Surface", in: host)).scrim
        }
        #expect(try scrim(Text("Surface").glassSurface(.clear)) != nil)
        #expect(try scrim(Text("Surface").glassSurface(.regular)) == nil)
    }

    @Test("A surface over a list takes no touches", arguments: versions)
    func overList(version: Int) throws {
        for style in GlassSurfaceStyle.presets {
            let view = List { Text("Row") }.overlay { HStack {}.glassSurface(style) }
            let host = host(view, on: version)
            let overlay = try #require(
                host.elements.first { ($0.value as? any LayerModifier)?.placement.side == .overlay }
            )
            let takesTouches = overlay.parts.dropFirst().joined().contains(where: \.takesTouches)
            #expect(!takesTouches)
            let shapes = host.values(of: Interaction.self).filter { if case .contentShape = $0 { true } else { false } }
            #expect(shapes.isEmpty)
        }
    }

    @Test("Rows under a surface get every tap", arguments: versions)
    func rowsUnder(version: Int) {
        for style in GlassSurfaceStyle.presets {
            let log = Log()
            let view = ZStack {
                List { ForEach(0..<10) { row in Button("Row \(row)") { log.appearances += 1 } } }
                HStack { Spacer() }.glassSurface(style)
            }
            let host = host(view, on: version)
            for touch in 0..<1_000 {
                host.tap("Row \(touch % 10)", at: CGPoint(x: 20, y: 22), in: CGSize(width: 320, height: 44))
            }
            #expect(log.appearances == 1_000)
        }
    }

    @Test("A control on a surface takes its touches, and the row below gets none", arguments: versions)
    func controlOverRow(version: Int) {
        let log = Log()
        let view = ZStack {
            List { Button("Row") { log.appearances += 1 } }
            HStack { Button("Play") { log.disappearances += 1 } }.glassSurface(.card)
        }
        let host = host(view, on: version)
        let (point, size) = (CGPoint(x: 20, y: 22), CGSize(width: 320, height: 44))
        #expect(!host.tap("Row", at: point, in: size))
        #expect(host.tap("Play", at: point, in: size))
        #expect((log.appearances, log.disappearances) == (0, 1))
    }
}
