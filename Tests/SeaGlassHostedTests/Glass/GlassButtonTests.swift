import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@MainActor @Suite struct GlassButtonTests {
    /// The ways in which a button can be drawn.
    enum Path: CaseIterable, Sendable {
        case iOS17, iOS18, iOS26Point0, iOS26, material, opaque, nested

        var capabilities: PlatformCapabilities {
            switch self {
            case .iOS17: .iOS17
            case .iOS18: .iOS18
            case .iOS26Point0: .iOS26Point0
            case .iOS26, .material, .opaque, .nested: .iOS26
            }
        }

        @MainActor func host(_ view: some View) -> Host {
            let rendering: GlassRendering =
                switch self {
                case .material: .material
                case .opaque: .opaque
                default: .automatic
                }
            let hosted = Group { if self == .nested { VStack { view }.glassSurface(.card) } else { VStack { view } } }
                .glassRendering(rendering)
                .environment(\.platformCapabilities, capabilities)
            return unreported { Host(hosted, system: System(version: 26)) }
        }
    }

    enum Outline: CaseIterable, Sendable { case role, circle, rounded, custom }

    @MainActor private func button(_ outline: Outline, action: @escaping @MainActor () -> Void) -> some View {
        let button = Button("Play", action: action)
        return Group {
            switch outline {
            case .role: button.glassSurface(.interactive)
            case .circle: button.glassSurface(.interactive, in: .circle)
            case .rounded: button.glassSurface(.interactive, in: .rect(cornerRadius: 8))
            case .custom: button.glassSurface(.interactive, in: Diamond())
            }
        }
    }

    private func outline(_ outline: Outline) -> any Shape {
        switch outline {
        case .role: Capsule()
        case .circle: Circle()
        case .rounded: RoundedRectangle(cornerRadius: 8)
        case .custom: Diamond()
        }
    }

    @Test("A tap inside the shape runs the action once, and one outside does not", arguments: Path.allCases)
    func hitArea(path: Path) {
        let size = CGSize(width: 120, height: 44)
        var generator = SeededGenerator(seed: 1)
        for shape in Outline.allCases {
            let log = Log()
            let host = path.host(button(shape) { log.appearances += 1 })
            let area = outline(shape).path(in: CGRect(origin: .zero, size: size))
            for _ in 0..<200 {
                let point = CGPoint(
                    x: .random(in: 0..<size.width, using: &generator),
                    y: .random(in: 0..<size.height, using: &generator)
                )
                log.appearances = 0
                host.tap("Play", at: point, in: size)
                #expect(log.appearances == (area.covers(point) ? 1 : 0), "\(shape) \(point)")
            }
        }
    }

    @Test("A thousand rapid taps run the action a thousand times", arguments: Path.allCases)
    func rapid(path: Path) {
        let log = Log()
        let host = path.host(button(.role) { log.appearances += 1 })
        for _ in 0..<1_000 { host.tap("Play", at: CGPoint(x: 60, y: 22), in: CGSize(width: 120, height: 44)) }
        #expect(log.appearances == 1_000)
    }

    @Test("Every kind of control draws one surface", arguments: Path.allCases)
    func controls(path: Path) throws {
        let url = try #require(URL(string: "https://example.com"))
        let views: [any View] = [
            Button("Play") {}.glassSurface(.interactive),
            Link(destination: url) { Text("Play") }.glassSurface(.interactive),
            ShareLink(items: [url]) { Text("Play") }.glassSurface(.interactive),
            NavigationLink("Play") { Text("There") }.glassSurface(.interactive),
            Menu("Play") { Text("Item") }.glassSurface(.interactive),
            Button("Play") {}.buttonStyle(.seaGlass(.interactive)),
        ]
        func check(_ view: some View) {
            let host = path.host(NavigationStack { view })
            // Interactive glass is not over the control: the label or the system's style draws the surface.
            let over = host.elements.filter { $0.glass != nil && $0.subtree.contains(where: \.isControl) }
            #expect(over.allSatisfy { $0.glass?.isInteractive != true })
            #expect(host.elements.filter(\.isControl).count == 1)
            let size = CGSize(width: 100, height: 44)
            #expect(host.tap("Play", at: CGPoint(x: 50, y: 22), in: size))
            #expect(!host.tap("Play", at: CGPoint(x: 1, y: 1), in: size))
        }
        for view in views { check(view) }
    }

    @Test("A menu with a surface uses the button style for menus")
    func menu() {
        let host = host(Menu("More") { Text("Item") }.glassSurface(.interactive))
        #expect(host.elements.contains { $0.takesButtonStyle && $0.node.drawsMenusAsButtons })
    }

    private func style(_ view: some View, _ capabilities: PlatformCapabilities) -> HostedElement? {
        let host = Host(view.environment(\.platformCapabilities, capabilities), system: System())
        return host.elements.last { $0.buttonStyle != nil }
    }

    @Test("From iOS 26.1 on the system's button style uses the style's glass")
    func configurable() {
        func glass(_ style: SeaGlassButtonStyle) -> ShownGlass? {
            self.style(Button("a") {}.glassSurface(style), .iOS26)?.buttonGlass
        }
        #expect(glass(.interactive) == ShownGlass(.regular.interactive()))
        #expect(glass(.interactive.tint(.red)) == ShownGlass(.regular.tint(.red).interactive()))
        let clear = glass(.interactive.clear())
        #expect(clear == ShownGlass(.clear.tint(.black.opacity(0.35)).interactive()))
        #expect(glass(.interactive.clear().scrim(0)) == ShownGlass(.clear.interactive()))
    }

    @Test(
        "On iOS 26 a primary button is the system's prominent one, in its shape and tint",
        arguments: [Path.iOS26Point0, .iOS26]
    )
    func prominent(path: Path) throws {
        func button(_ style: SeaGlassButtonStyle, role: ButtonRole? = nil) -> Host {
            path.host(
                Button(role: role) {
                } label: {
                    Text("a")
                }.glassSurface(style).tint(.orange)
            )
        }
        func tint(_ host: Host) throws -> Color? {
            try #require(host.elements.last { $0.isControl }).node.tint
        }
        let host = button(.primaryButton)
        #expect(host.buttonStyles.last == "glassProminent")
        #expect(host.buttonBorderShapes.last == .capsule)
        #expect(DrawnSurface(around: "a", in: host) == nil, "A layer would stay behind when the glass swells.")
        #expect(host.elements.allSatisfy { $0.foregroundStyle == nil })
        #expect(try tint(host) == .orange)
        #expect(try tint(button(.primaryButton.tint(.red))) == .red)
        #expect(try tint(button(.primaryButton.tint(.blue), role: .destructive)) == .red)
    }

    @Test(
        "The label of the system's prominent button has a contrast of 4.5 with a tint of the style",
        arguments: [Path.iOS26Point0, .iOS26]
    )
    func legible(path: Path) throws {
        for tint in [Color.yellow, .black, .white, .blue, .orange] {
            let host = path.host(Button("a") {}.glassSurface(.primaryButton.tint(tint)))
            #expect(host.buttonStyles.last == "glassProminent")
            let label = SRGBColor(try #require(host.foregroundColor(of: "a")))
            #expect(label.contrastRatio(with: SRGBColor(tint)) >= 4.5, "\(tint)")
        }
    }

    @Test(
        "The label of a disabled primary button is gray, because the system draws a gray button",
        arguments: [26, 27]
    )
    func disabledLabel(version: Int) {
        let host = host(Button("a") {}.glassSurface(.primaryButton.tint(.yellow)).disabled(true), on: version)
        #expect(host.foregroundColor(of: "a") == .primary.opacity(0.3))
    }

    @Test("The label of a red destructive primary button is the system's", arguments: [26, 27])
    func destructiveLabel(version: Int) {
        func label(_ style: SeaGlassButtonStyle) -> Color? {
            let button = Button("a", role: .destructive) {}.glassSurface(style)
            return host(button, on: version).foregroundColor(of: "a")
        }
        #expect(label(.primaryButton.tint(.yellow)) == label(.primaryButton))
    }

    @Test(
        "The views of a label are beside each other where the library draws the button",
        arguments: Path.allCases.filter { $0 != .iOS26 }
    )
    func twoViews(path: Path) throws {
        let button = Button {
        } label: {
            Text("Share")
            Text("All")
        }
        let host = path.host(button.glassSurface(.interactive))
        let first = try #require(host.frame(of: "Share"))
        let second = try #require(host.frame(of: "All"))
        #expect(first.maxX <= second.minX)
    }

    @Test("A surface in the label of a primary button is a plain fill", arguments: versions)
    func nestedInPrimaryLabel(version: Int) {
        let button = Button {
        } label: {
            Text("Badge").glassSurface()
        }
        let host = host(button.glassSurface(.primaryButton), on: version)
        #expect(DrawnSurface(around: "Badge", in: host)?.fill != nil && host.glassEffects.isEmpty)
    }

    @Test("On iOS 26 a primary button in a shape that the system lacks is a plain fill", arguments: [26, 27])
    func prominentInOtherShape(version: Int) throws {
        let host = host(Button("a") {}.glassSurface(.primaryButton, in: Diamond()), on: version)
        let drawn = try #require(DrawnSurface(around: "a", in: host))
        #expect(drawn.isInTint && !drawn.isGlass)
        #expect(host.buttonStyles.isEmpty)
        let tinted = SeaGlassHostedTests.host(
            Button("a") {}.glassSurface(.primaryButton.tint(.red), in: Diamond()),
            on: version
        )
        #expect(tinted.glassEffects.map(\.glass) == [ShownGlass(.regular.tint(.red))])
    }

    @Test(
        "A primary button that the library draws without a tint is filled with the surrounding tint",
        arguments: [Path.iOS17, .iOS18, .material, .opaque, .nested]
    )
    func inheritedTint(path: Path) throws {
        func drawn(_ style: SeaGlassButtonStyle) throws -> DrawnSurface {
            let host = path.host(Button("a") {}.glassSurface(style).tint(.orange))
            let tints = host.elements.compactMap(\.tint)
            #expect(tints == [.orange], "The library sets no tint in between.")
            return try #require(DrawnSurface(around: "a", in: host))
        }
        #expect(try drawn(.primaryButton).isInTint)
        #expect(try !drawn(.interactive).isInTint)
    }

    @Test(
        "A button in a surface is a plain fill in its tint, drawn by the library with a pressed state",
        arguments: versions
    )
    func nested(version: Int) throws {
        func drawn(_ style: SeaGlassButtonStyle) throws -> DrawnSurface {
            let host = unreported {
                SeaGlassHostedTests.host(VStack { Button("a") {}.glassSurface(style) }.glassSurface(.card), on: version)
            }
            #expect(host.buttonStyles.isEmpty)
            host.press("a")
            #expect(host.elements.compactMap(\.scale) == [0.97])
            host.press("a", false)
            #expect(host.elements.compactMap(\.scale) == [1])
            return try #require(DrawnSurface(around: "a", in: host))
        }
        #expect(try #require(try drawn(.interactive).fill).red == 0)
        #expect(try #require(try drawn(.interactive.tint(.red)).fill).red > 0.9)
        #expect(try #require(try drawn(.primaryButton.tint(.red)).fill).opacity > 0.7)
    }

    @Test("On iOS 26.0 the library draws a button, on tinted glass that is not interactive")
    func point0() throws {
        let view = Button("a") {}.glassSurface(.interactive.tint(.red))
        #expect(style(view, .iOS26Point0) == nil)
        let host = Host(view.environment(\.platformCapabilities, .iOS26Point0), system: System())
        let glass = try #require(host.glassEffects.first?.glass)
        #expect(glass == ShownGlass(.regular.tint(.red)))
    }

    @Test("The system's button has the shape of the style, or an explicit shape")
    func border() {
        func borderShape(_ view: some View) -> ButtonBorderShape? { host(view).buttonBorderShapes.last }
        func shaped(_ shape: some Shape) -> ButtonBorderShape? {
            borderShape(Button("a") {}.glassSurface(.interactive, in: shape))
        }
        #expect(borderShape(Button("a") {}.glassSurface(.interactive)) == .capsule)
        #expect(shaped(.capsule) == .capsule && shaped(.circle) == .circle)
        #expect(shaped(.rect(cornerRadius: 5)) == .roundedRectangle(radius: 5))
        #expect(shaped(Diamond()) == nil)
    }

    @Test("The library draws a button in a shape that the system lacks, on glass that is not interactive")
    func customShape() {
        let host = host(Button("a") {}.glassSurface(.interactive, in: Diamond()))
        let effects = host.glassEffects
        #expect(effects.count == 1)
        #expect(effects.first?.glass?.isInteractive == false)
        let rect = CGRect(x: 0, y: 0, width: 120, height: 44)
        #expect(effects.first?.glassShape?.path(in: rect) == Diamond().path(in: rect))
    }

    @Test(
        "Changing a style or the surface around a button keeps the button and its label",
        arguments: Path.allCases
    )
    func identity(path: Path) {
        struct App: View {
            @State private var step = 0
            let styles: [SeaGlassButtonStyle]
            let log: Log

            var body: some View {
                Button("Step") { step += 1 }
                VStack {
                    Button {
                    } label: {
                        Probe(log: log)
                    }
                    .glassSurface(styles[step % 4])
                }
                .glassSurface(step % 3 == 0 ? .card : .identity)
                Button {
                } label: {
                    Probe(log: log)
                }
                .glassSurface(styles[step % 4])
            }
        }
        let others: [SeaGlassButtonStyle] = [
            .interactive, .interactive.clear(), .interactive.sizing(.flexible), .interactive.tint(.red),
        ]
        let primary: [SeaGlassButtonStyle] = [.red, .blue, .red, .green].map { .primaryButton.tint($0) }
        let mixed: [SeaGlassButtonStyle] = [
            .interactive, .primaryButton, .primaryButton.tint(.red), .interactive.fallback(.thin),
        ]
        for styles in [others, primary] + (path == .iOS26 || path == .iOS26Point0 ? [] : [mixed]) {
            let log = Log()
            let host = path.host(App(styles: styles, log: log))
            for _ in 0..<12 { unreported { _ = host.tap("Step") } }
            #expect((log.states.count, log.appearances, log.disappearances) == (2, 2, 0))
        }
    }

    @Test("A surface in a button's label is a plain fill", arguments: versions)
    func nestedInLabel(version: Int) {
        let button = Button {
        } label: {
            Text("Badge").glassSurface()
        }
        let host = unreported { SeaGlassHostedTests.host(button.glassSurface(.interactive), on: version) }
        let badge = DrawnSurface(around: "Badge", in: host)
        #expect(badge?.fill != nil && badge?.material == nil)
        #expect(version >= 26 || host.glassEffects.isEmpty)
    }

    @Test(
        "Ten buttons below a parent that is evaluated again are not evaluated",
        .countsEvaluations,
        arguments: versions
    )
    func evaluations(version: Int) {
        struct TenButtons: View {
            var body: some View {
                VStack {
                    ForEach(0..<10, id: \.self) { @Sendable in Button("\($0)") {} }
                }
            }
        }
        struct App: View {
            @State private var step = 0
            var body: some View {
                Button("Step") { step += 1 }
                Text("\(step)")
                TenButtons()
                    .glassSurface(.interactive.tint(.red).clear().fallback(.thin), in: .rect(cornerRadius: 8))
            }
        }
        let host = host(App(), on: version)
        func evaluations() -> Int {
            host.nodes.filter { $0.view is GlassButton || $0.view is GlassButtonLabel }.map(\.evaluations).reduce(0, +)
        }
        let before = evaluations()
        #expect(before >= 10)
        host.tap("Step")
        #expect(host.texts.contains("1") && evaluations() == before)
    }
}
