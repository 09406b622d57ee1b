import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@MainActor @Suite struct GlassSurfaceTests {
    private func surface(of view: some View, on version: Int = 26) throws -> DrawnSurface {
        try #require(DrawnSurface(around: "Surface", in: unreported { host(view, on: version) }))
    }

    @Test("A surface has its style's shape, or an explicit shape", arguments: versions)
    func shape(version: Int) throws {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 60)
        func path(_ view: some View) throws -> Path? {
            try surface(of: view, on: version).outline?.path(in: rect)
        }
        let card = RoundedRectangle(cornerRadius: 16, style: .continuous).path(in: rect)
        #expect(try path(Text("Surface").glassSurface(.card)) == card)
        #expect(try path(Text("Surface").glassSurface()) == Capsule().path(in: rect))
        #expect(try path(Text("Surface").glassSurface(in: .circle)) == Circle().path(in: rect))
        let given = try surface(of: Text("Surface").glassSurface(in: ConcentricRectangle()), on: version)
        #expect(given.outline is ConcentricRectangle)
    }

    @Test("A surface does not clip its content, and its layers are behind the glass", arguments: versions)
    func order(version: Int) throws {
        func check(_ view: some View) throws {
            let host = host(view, on: version)
            let around = host.elements.filter { $0.isModifier && $0.labels.contains("Surface") }
            let background = try #require(around.firstIndex { $0.isBackground || $0.isOverlay })
            if let glass = around.firstIndex(where: { $0.glass != nil }) { #expect(background < glass) }
            #expect(around.allSatisfy { $0.clipShape == nil })
        }
        try check(Text("Surface").glassSurface(.clear))
        try check(Button("Surface") {}.glassSurface(.interactive, in: Diamond()))
    }

    @Test("A border is one pixel wide and inside the shape, in one layer without a mask", arguments: [1.0, 2.0, 3.0])
    func pixel(scale: CGFloat) throws {
        let view = Text("Surface").glassSurface().environment(\.displayScale, scale)
        #expect(try surface(of: view, on: 17).borderWidth == 1 / scale)
        let host = host(view, on: 17)
        let lines = host.elements.filter { $0.lineWidth != nil }
        let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
        let line = lines.compactMap { $0.shape?.path(in: rect) }
        #expect(line == [GlassSurfaceStyle.Outline.capsule.path(in: rect.insetBy(dx: 0.5 / scale, dy: 0.5 / scale))])
        #expect(host.elements.allSatisfy { $0.clipShape == nil })
    }

    @Test("Before 26 a border under Increase Contrast is a point wide and inside the shape", arguments: [17, 18])
    func point(version: Int) throws {
        let host = host(Text("Surface").glassSurface(.card), on: version)
        host.system.contrast = .increased
        #expect(try #require(DrawnSurface(around: "Surface", in: host)).borderWidth == 1)
        let lines = host.elements.filter { $0.lineWidth != nil }
        let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
        let line = lines.compactMap { $0.shape?.path(in: rect) }
        #expect(line == [GlassSurfaceStyle.Outline.card.path(in: rect.insetBy(dx: 0.5, dy: 0.5))])
    }

    @Test("The border of a surface animates with its shape")
    func animatedBorder() throws {
        struct Bump: Shape {
            var animatableData = 0.25
            func path(in rect: CGRect) -> Path { Rectangle().path(in: rect.insetBy(dx: animatableData, dy: 0)) }
        }
        let host = host(Text("Surface").glassSurface(.card, in: Bump()), on: 17)
        let lines = host.elements.filter { $0.lineWidth != nil }
        func data(_ shape: some Shape) -> Double? { shape.animatableData as? Double }
        #expect(lines.compactMap { $0.shape.flatMap { data($0) } } == [0.25])
    }

    @Test("The shape of a surface without a size gets a finite rectangle for its border", arguments: versions)
    func borderWithoutSize(version: Int) {
        struct Plain: Shape {
            func path(in rect: CGRect) -> Path { Path(rect) }
        }
        let host = host(Text("Surface").glassSurface(.card, in: Plain()), on: version)
        let lines = host.elements.filter { $0.lineWidth != nil }
        let border = lines.compactMap { $0.shape?.path(in: .zero).boundingRect }
        #expect(border == [.zero])
    }

    @Test(
        "The border and the hit area of a surface mirror in the same layout directions as its shape",
        arguments: [LayoutDirectionBehavior.fixed, .mirrors, .mirrors(in: .leftToRight)]
    )
    func layoutDirection(behavior: LayoutDirectionBehavior) {
        struct Slope: Shape {
            let layoutDirectionBehavior: LayoutDirectionBehavior
            func path(in rect: CGRect) -> Path { Path(rect) }
        }
        let button = Button("Surface") {}.glassSurface(.interactive, in: Slope(layoutDirectionBehavior: behavior))
        let elements = host(button, on: 17).elements
        let lines = elements.filter { $0.lineWidth != nil }
        #expect(lines.map { $0.shape?.layoutDirectionBehavior } == [behavior])
        let areas = elements.compactMap { $0.touchShape as? TouchArea }
        #expect(areas.map(\.layoutDirectionBehavior) == [behavior])
    }

    @Test("The hit area of a small control is 44 points high, and reaches up to four points beside the control")
    func touchArea() {
        func area(width: CGFloat, height: CGFloat) -> CGRect {
            TouchArea(outline: AnyShape(Rectangle())).path(in: CGRect(x: 0, y: 0, width: width, height: height))
                .boundingRect
        }
        #expect(area(width: 40, height: 30) == CGRect(x: -2, y: -7, width: 44, height: 44))
        #expect(area(width: 20, height: 40) == CGRect(x: -4, y: -2, width: 28, height: 44))
        #expect(area(width: 50, height: 60) == CGRect(x: 0, y: 0, width: 50, height: 60))
    }

    @Test("Switching a surface off and on keeps the view's state and the tree", arguments: versions)
    func identity(version: Int) {
        struct App: View {
            @State private var isOn = true
            let log: Log

            var body: some View {
                Button("Switch") { isOn.toggle() }
                Probe(log: log).glassSurface(isOn ? .card : .identity)
            }
        }
        let log = Log()
        let host = host(App(log: log), on: version)
        let before = host.nodes
        host.tap("Switch")
        #expect(host.nodes == before)
        host.tap("Switch")
        #expect(host.nodes == before)
        #expect(log.states.count == 1)
        #expect(log.appearances == 1)
    }

    @Test("Changing style, rendering and settings keeps the tree", arguments: versions)
    func constant(version: Int) {
        struct App: View {
            @State private var step = 0
            private let styles: [GlassSurfaceStyle] = [
                .regular, .clear.tint(.red), .identity, .card.fallback(.thin), .regular.fallback(Color.red),
            ]

            var body: some View {
                Button("Step") { step += 1 }
                Text("Surface").glassSurface(styles[step % 5], in: .circle)
                    .glassRendering([GlassRendering.automatic, .material, .opaque][step % 3])
            }
        }
        let host = host(App(), on: version)
        let before = host.nodes
        for _ in 0..<15 { host.tap("Step") }
        host.system.colorScheme = .dark
        host.system.reduceTransparency = true
        host.system.contrast = .increased
        host.system.reduceMotion = true
        #expect(host.nodes == before)
    }

    @Test("No ancestor fades glass by opacity")
    func opacity() throws {
        for style in [SeaGlassButtonStyle.interactive, .interactive.clear(), .primaryButton.tint(.red)] {
            let host = host(
                VStack { Button("Surface") {}.disabled(true).glassSurface(style, in: Diamond()) }
                    .glassContainer()
                    .glassTransition(.materialize)
            )
            for element in host.elements where element.opacity != nil {
                #expect(element.subtree.allSatisfy { $0.glass == nil && $0.buttonStyle == nil })
            }
        }
    }

    @Test("A surface in a surface that is turned off is drawn as usual", arguments: versions)
    func nestedInNothing(version: Int) throws {
        func isFill(in style: GlassSurfaceStyle) throws -> Bool {
            try surface(of: VStack { Text("Surface").glassSurface() }.glassSurface(style), on: version).fill != nil
        }
        #expect(try isFill(in: .card))
        #expect(try !isFill(in: .identity))
    }

    @Test("The innermost rendering applies")
    func rendering() throws {
        let view = VStack { Text("Surface").glassSurface().glassRendering(.material) }.glassRendering(.opaque)
        #expect(try surface(of: view).material == "regular")
        let older = Text("Surface").glassSurface().environment(\.platformCapabilities, .iOS17)
        #expect(try surface(of: older).material == "regular")
    }

    /// A text that says which appearance it has.
    private struct Label: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text(colorScheme == .dark ? "Dark" : "Light") }
    }

    @Test("Clear glass is dark with light labels, also in light appearance", arguments: versions)
    func dark(version: Int) {
        func texts(_ view: some View) -> [String] { unreported { host(view, on: version).texts } }
        #expect(texts(Label().glassSurface(.clear)) == ["Dark"])
        #expect(texts(Button(action: {}, label: { Label() }).glassSurface(.interactive.clear())) == ["Dark"])
        #expect(texts(Label().glassSurface()) == ["Light"])
        #expect(texts(Label().glassSurface(.clear).glassSheet()) == ["Dark"])
        #expect(texts(VStack { Label().glassSurface(.clear) }.glassSurface(.card)) == ["Light"])
        #expect(texts(Label().glassSurface(.identity)) == ["Light"])
    }

    @Test("Clear glass over a picture is dark over a black scrim, also in front of a palette", arguments: versions)
    func overPicture(version: Int) throws {
        for screens in [PersistentBackgroundScreens.clear, .painted] {
            func host(_ surface: some View) -> Host {
                let screen = Color.white.overlay { surface }.transparentNavigationContainer()
                let view = NavigationStack { screen }.persistentBackground(.ocean, screens: screens)
                return SeaGlassHostedTests.host(view, on: version)
            }
            #expect(host(Label().glassSurface(.clear)).texts == ["Dark"])
            #expect(host(Button(action: {}, label: { Label() }).glassSurface(.interactive.clear())).texts == ["Dark"])
            let surface = try #require(DrawnSurface(around: "Dark", in: host(Label().glassSurface(.clear))))
            #expect(surface.scrim == .black.opacity(0.35))
        }
    }

    @Test("Clear glass with a scrim of 0 keeps the appearance around it", arguments: versions)
    func onPalette(version: Int) throws {
        for scheme in [ColorScheme.light, .dark] {
            for contrast in [ColorSchemeContrast.standard, .increased] {
                let view = Label().glassSurface(.clear.scrim(0)).persistentBackground(.ocean)
                let host = SeaGlassHostedTests.host(view, on: version) {
                    $0.colorScheme = scheme
                    $0.contrast = contrast
                }
                let name = scheme == .dark ? "Dark" : "Light"
                #expect(host.texts == [name])
                #expect(try #require(DrawnSurface(around: name, in: host)).scrim == nil)
            }
        }
    }

    @Test("The system's clear glass has the appearance of the labels on it")
    func darkGlass() throws {
        func schemes(_ view: some View) -> [ColorScheme] {
            host(view, on: 26).elements.filter { $0.glass != nil }.map(\.node.environment.colorScheme)
        }
        #expect(schemes(Text("Surface").glassSurface(.clear)) == [.dark])
        #expect(schemes(Text("Surface").glassSurface()) == [.light])
    }

    @Test("The scrim of clear glass has the opacity of its style, also in front of a palette", arguments: versions)
    func scrim(version: Int) throws {
        func scrim(_ style: GlassSurfaceStyle, contrast: ColorSchemeContrast = .standard) throws -> [SRGBColor?] {
            let text = Text("Surface").glassSurface(style)
            return try [AnyView(text), AnyView(text.persistentBackground(.ocean))].map { view in
                let host = SeaGlassHostedTests.host(view, on: version) { $0.contrast = contrast }
                return try #require(DrawnSurface(around: "Surface", in: host)).scrim
            }
        }
        func black(_ opacity: Double) -> [SRGBColor?] { [.black.opacity(opacity), .black.opacity(opacity)] }
        #expect(try scrim(.clear) == black(0.35))
        #expect(try scrim(.clear, contrast: .increased) == black(0.6))
        #expect(try scrim(.clear.scrim(0.2)) == black(0.2))
        #expect(try scrim(.clear.scrim(0.9)) == black(0.9))
        #expect(try scrim(.regular) == [nil, nil])
    }

    @Test(
        "By default a card over a list takes touches, and other surfaces do not",
        arguments: versions
    )
    func overList(version: Int) throws {
        let styles = GlassSurfaceStyle.presets.flatMap { [$0, $0.allowsHitTesting(false), $0.allowsHitTesting(true)] }
        for (index, style) in styles.enumerated() where style.variant != .identity {
            let expected = [style == .card, false, true][index % 3]
            let view = List { Text("Row") }.overlay { HStack {}.glassSurface(style) }
            let host = host(view, on: version)
            let overlay = try #require(host.elements.first { $0.isOverlay })
            let takesTouches = overlay.layer.contains(where: \.takesTouches)
            #expect(takesTouches == expected, "\(style)")
        }
        #expect(!GlassSurfaceStyle.identity.allowsHitTesting(true).takesTouches)
    }

    @Test("Rows under a surface receive all taps, and rows under a card receive none", arguments: versions)
    func rowsUnder(version: Int) {
        for style in GlassSurfaceStyle.presets {
            let log = Log()
            let view = ZStack {
                List { ForEach(0..<10) { @Sendable row in Button("Row \(row)") { log.appearances += 1 } } }
                HStack { Spacer() }.frame(maxWidth: .infinity, maxHeight: .infinity).glassSurface(style)
            }
            let host = host(view, on: version)
            for touch in 0..<1_000 {
                host.tap("Row \(touch % 10)", at: CGPoint(x: 20, y: 22), in: CGSize(width: 320, height: 44))
            }
            #expect(log.appearances == (style.takesTouches ? 0 : 1_000))
        }
    }

    @Test("A control on a surface takes its touches, and the row below does not", arguments: versions)
    func controlOverRow(version: Int) {
        let log = Log()
        let view = ZStack {
            List { Button("Row") { log.appearances += 1 } }
            HStack { Button("Play") { log.disappearances += 1 } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .glassSurface(.card)
        }
        let host = host(view, on: version)
        let point = CGPoint(x: 20, y: 22)
        let size = CGSize(width: 320, height: 44)
        #expect(!host.tap("Row", at: point, in: size))
        #expect(host.tap("Play", at: point, in: size))
        #expect((log.appearances, log.disappearances) == (0, 1))
    }

    @Test(
        "Before 26 Reduce Transparency immediately replaces the materials of surfaces and buttons",
        arguments: [17, 18]
    )
    func reduceTransparency(version: Int) throws {
        let view = VStack {
            Text("Card").padding().glassSurface(.card)
            Button("Close") {}.glassSurface(.interactive)
        }
        let host = host(view, on: version)
        #expect(host.materials == 2)
        host.system.reduceTransparency = true
        #expect(host.materials == 0)
        #expect(try #require(DrawnSurface(around: "Card", in: host)).fill?.opacity == 1)
        host.system.reduceTransparency = false
        #expect(host.materials == 2)
    }

    @Test("An opaque surface has a hairline of one pixel, and an opaque surface in it has none", arguments: versions)
    func opaqueHairline(version: Int) throws {
        for isDark in [false, true] {
            let view = VStack {
                Button("Alone") {}.glassSurface(.interactive)
                VStack { Button("Nested") {}.glassSurface(.interactive) }.glassSurface(.card)
            }
            let host = host(view.glassRendering(.opaque).environment(\.displayScale, 3), on: version) {
                $0.colorScheme = isDark ? .dark : .light
            }
            let alone = try #require(DrawnSurface(around: "Alone", in: host))
            #expect(alone.fill?.opacity == 1)
            #expect(alone.line == SRGBColor(white: isDark ? 1 : 0, opacity: isDark ? 0.2 : 0.12))
            #expect(alone.borderWidth == 1.0 / 3)
            #expect(try #require(DrawnSurface(around: "Nested", in: host)).line == nil)
        }
    }

    @Test("From 26 on the system applies Reduce Transparency, and glass stays glass", arguments: [26, 27])
    func reduceTransparencyOnGlass(version: Int) throws {
        let host = host(Text("Card").padding().glassSurface(.card), on: version) { $0.reduceTransparency = true }
        #expect(try #require(DrawnSurface(around: "Card", in: host)).isGlass)
    }
}
