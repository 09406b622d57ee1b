import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@MainActor @Suite struct GlassButtonTests {
    /// Every way a button can be drawn.
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
            let hosted = VStack { view }
                .glassSurface(.card, isEnabled: self == .nested)
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

    @Test("Every kind of control gets its own surface", arguments: Path.allCases)
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
            // No interactive glass lies over the control. The label or the system's style draws the surface.
            let over = host.elements.filter {
                $0.value is GlassEffect && $0.subtree.contains { $0.value is any Activatable }
            }
            #expect(over.allSatisfy { ($0.value as? GlassEffect)?.glass.isInteractive != true })
            #expect(host.elements.filter { $0.value is any Activatable }.count == 1)
            let size = CGSize(width: 100, height: 44)
            #expect(host.tap("Play", at: CGPoint(x: 50, y: 22), in: size))
            #expect(!host.tap("Play", at: CGPoint(x: 1, y: 1), in: size))
        }
        for view in views { check(view) }
    }

    @Test("A menu with a surface uses the button style for menus")
    func menu() {
        let host = host(Menu("More") { Text("Item") }.glassSurface(.interactive))
        #expect(host.elements.contains { $0.value is any StyledControl && $0.node.environment.isMenuAButton })
    }

    private func style(_ view: some View, _ capabilities: PlatformCapabilities) -> ButtonStyleChange? {
        let host = Host(view.environment(\.platformCapabilities, capabilities), system: System())
        return host.values(of: ButtonStyleChange.self).last
    }

    @Test("From 26.1 the system's button style uses the surface's glass, also if it is filled")
    func configurable() {
        func glass(_ style: GlassSurfaceStyle) -> GlassConfiguration? {
            guard case .glass(let glass)? = self.style(Button("a") {}.glassSurface(style), .iOS26) else { return nil }
            return glass
        }
        #expect(glass(.regular) == Glass.regular.configuration)
        #expect(glass(.interactive) == Glass.regular.interactive().configuration)
        #expect(glass(.clear.tint(.red)) == Glass.clear.tint(.red).configuration)
        #expect(glass(.primaryButton.tint(.red)) == Glass.regular.tint(.red).interactive().configuration)
        #expect(glass(.identity) == Glass.identity.configuration)
    }

    @Test(
        "A primary button without a tint is the system's prominent button, with the inherited tint",
        arguments: Path.allCases
    )
    func inheritedTint(path: Path) {
        func styles(_ style: GlassSurfaceStyle, isEnabled: Bool = true) -> [String] {
            let host = path.host(Button("a") {}.glassSurface(style, isEnabled: isEnabled).tint(.orange))
            let tints = host.values(of: Effect.self).compactMap { if case .tint(let color) = $0 { color } else { nil } }
            #expect(tints == [.orange], "No tint of ours lies between")
            return host.values(of: ButtonStyleChange.self).map(\.description).filter { $0 != "custom" }
        }
        let isGlass = path == .iOS26 || path == .iOS26Point0
        #expect(styles(.primaryButton) == [isGlass ? "glassProminent" : "borderedProminent"])
        #expect(styles(.primaryButton, isEnabled: false) == (path == .iOS26 ? ["glass"] : []))
    }

    @Test(
        "A button in a surface uses the system's bordered style, with the tint of its surface style",
        arguments: [17, 26]
    )
    func nested(version: Int) {
        func drawn(_ style: GlassSurfaceStyle) -> (style: String?, tints: [Color?]) {
            let host = unreported {
                SeaGlassHostedTests.host(VStack { Button("a") {}.glassSurface(style) }.glassSurface(.card), on: version)
            }
            let tints = host.values(of: Effect.self).compactMap { if case .tint(let color) = $0 { color } else { nil } }
            return (host.values(of: ButtonStyleChange.self).last?.description, tints)
        }
        #expect(drawn(.regular) == ("bordered", []))
        #expect(drawn(.regular.tint(.red)) == ("bordered", [.red]))
        #expect(drawn(.primaryButton.tint(.red)) == ("borderedProminent", [.red]))
    }

    @Test("On 26.0 a tinted button is prominent with its tint, and others use the system's glass style")
    func point0() {
        #expect(style(Button("a") {}.glassSurface(.card), .iOS26Point0)?.description == "glass")
        let tinted = Button("a") {}.glassSurface(.card.tint(.red))
        #expect(style(tinted, .iOS26Point0)?.description == "glassProminent")
        let host = Host(tinted.environment(\.platformCapabilities, .iOS26Point0), system: System())
        let tints = host.values(of: Effect.self).compactMap { if case .tint(let color) = $0 { color } else { nil } }
        #expect(tints == [.red])
    }

    @Test("The system's button has the shape of the style, or a given shape")
    func border() {
        func kind(_ view: some View) -> ButtonBorderShape.Kind? {
            host(view).values(of: ButtonBorderChange.self).last?.shape.kind
        }
        #expect(kind(Button("a") {}.glassSurface()) == .capsule)
        #expect(kind(Button("a") {}.glassSurface(.card)) == .roundedRectangle(radius: 16))
        #expect(kind(Button("a") {}.glassSurface(in: .circle)) == .circle)
        #expect(kind(Button("a") {}.glassSurface(in: .rect(cornerRadius: 5))) == .roundedRectangle(radius: 5))
        #expect(kind(Button("a") {}.glassSurface(in: Diamond())) == nil)
    }

    @Test("A button in a shape the system does not offer is the library's own, on glass that is not interactive")
    func customShape() {
        let host = host(Button("a") {}.glassSurface(.interactive, in: Diamond()))
        let effects = host.values(of: GlassEffect.self).filter { $0.glass.variant != .identity }
        #expect(effects.count == 1)
        #expect(effects.first?.glass.isInteractive == false)
        let rect = CGRect(x: 0, y: 0, width: 120, height: 44)
        #expect(effects.first?.shape.path(in: rect) == Diamond().path(in: rect))
    }

    @Test("Switching a surface or the one around it off keeps the control and its content", arguments: Path.allCases)
    func identity(path: Path) {
        struct App: View {
            @State private var step = 0
            let log: Log

            var body: some View {
                Button("Step") { step += 1 }
                VStack {
                    Button("Play", systemImage: "play.fill") {}
                        .glassSurface(.interactive, isEnabled: step % 2 == 0)
                        .background { Probe(log: log) }
                }
                .glassSurface(.card, isEnabled: step % 3 == 0)
            }
        }
        let log = Log()
        let host = path.host(App(log: log))
        let before = host.nodes.first { $0.view is Button<Label<Text, Image>> }
        for _ in 0..<6 { unreported { _ = host.tap("Step") } }
        #expect(host.nodes.first { $0.view is Button<Label<Text, Image>> } === before)
        #expect(log.states.count == 1)
    }
}
