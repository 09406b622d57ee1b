import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// The effects of surfaces on their labels.
@MainActor @Suite struct GlassLabelTests {
    private final class Seen {
        var material: Material?
    }

    private struct Label: View {
        @Environment(\.backgroundMaterial) private var material
        let seen: Seen

        var body: some View {
            seen.material = material
            return Text("Surface")
        }
    }

    private func material(
        _ version: Int,
        reduceTransparency: Bool = false,
        @ViewBuilder _ view: (Label) -> some View
    ) -> String? {
        let seen = Seen()
        _ = unreported {
            SeaGlassHostedTests.host(view(Label(seen: seen)), on: version) {
                $0.reduceTransparency = reduceTransparency
            }
        }
        return seen.material?.materialThickness
    }

    @Test("Labels on a material have it in their environment, and opaque fills remove it", arguments: [17, 18])
    func vibrancy(version: Int) {
        #expect(material(version) { $0.glassSurface() } == "regular")
        #expect(material(version) { $0.glassSurface(.clear) } == "ultraThin")
        #expect(
            material(version) { label in
                Button {
                } label: {
                    label
                }.glassSurface(.interactive)
            } == "regular"
        )
        #expect(material(version) { label in VStack { label.glassSurface() }.glassSurface(.card) } == "regular")
        #expect(
            material(version) { label in
                Button {
                } label: {
                    label
                }.glassSurface(.primaryButton)
            } == nil
        )
        #expect(material(version) { $0.glassSurface(.regular.fallback(.thick)) } == "thick")
        #expect(material(version) { $0.glassSurface(.regular.fallback(Color.red)) } == nil)
        #expect(material(version) { $0.glassSurface().background(.thinMaterial) } == "regular")
        #expect(material(version, reduceTransparency: true) { $0.glassSurface() } == nil)
        let opaque = material(version) { label in
            VStack { label.glassSurface().glassRendering(.opaque) }.glassSurface(.card)
        }
        #expect(opaque == nil)
    }

    @Test("On visionOS labels have the material in their environment, except on the system's plate")
    func visionVibrancy() {
        func material(_ style: GlassSurfaceStyle) -> String? {
            self.material(26) { $0.glassSurface(style).environment(\.platformCapabilities, .vision) }
        }
        #expect(material(.regular) == "regular")
        #expect(material(.clear) == "ultraThin")
        #expect(material(.card) == nil)
    }

    @Test("On iOS 26 the library sets no material for labels on the system's glass")
    func systemVibrancy() {
        #expect(material(26) { $0.glassSurface() } == nil)
        #expect(material(26) { $0.glassSurface().glassRendering(.material) } == "regular")
    }

    @Test("A label contrasts with its tint in the label's environment")
    func environment() {
        func label(_ change: (inout EnvironmentValues) -> Void) -> SRGBColor {
            var environment = EnvironmentValues()
            change(&environment)
            return SRGBColor(ContrastingLabel(tint: .primary, base: .white).resolve(in: environment))
        }
        #expect(label { $0.colorScheme = .light } == .white)
        #expect(label { $0.colorScheme = .dark } == .black)
    }

    /// A heading over a black background, and labels on surfaces below it, in a color scheme that the app sets.
    private struct Screen: View {
        var body: some View {
            VStack {
                Text("Heading")
                Text("Card").glassSurface(.card)
                Text("None").glassSurface(.identity)
                Button("Play") {}.glassSurface(.interactive)
                Button("Cut") {}.glassSurface(.interactive, in: ConcentricShape())
                Button("Go") {}.glassSurface(.primaryButton)
            }
            .glassBar(edge: .bottom) { Text("Bar") }
            .environment(\.colorScheme, .dark)
            .persistentBackground(.ocean, style: .standard.base(.black))
        }
    }

    private struct ConcentricShape: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Test(
        "Labels on a surface and in a bar are primary in the color scheme of the screen, except on a tint",
        arguments: versions,
        [false, true]
    )
    func scheme(version: Int, reduceTransparency: Bool) throws {
        let host = SeaGlassHostedTests.host(Screen(), on: version) { $0.reduceTransparency = reduceTransparency }
        for label in ["Heading", "None", "Card", "Play", "Cut", "Bar"] {
            #expect(host.foregroundColor(of: label) == .primary, "\(label)")
            let text = try #require(host.elements.first { $0.text == label })
            #expect(text.node.environment.colorScheme == .dark, "\(label)")
        }
        #expect(host.foregroundColor(of: "Go") == (version < 26 ? SRGBColor.white.color : .white))
    }

    @Test("An app's foreground style reaches the labels on a surface", arguments: versions)
    func own(version: Int) {
        let view = Text("Card").glassSurface(.card).foregroundStyle(.orange).persistentBackground(.ocean)
        #expect(SeaGlassHostedTests.host(view, on: version).foregroundColor(of: "Card") == .orange)
    }

    @Test("The label of a prominent button has a contrast of 4.5 with any tint before 26", arguments: [17, 18])
    func anyTint(version: Int) throws {
        var generator = SeededGenerator(seed: 18)
        for _ in 0..<60 {
            let tint = SRGBColor(
                red: .random(in: 0...1, using: &generator),
                green: .random(in: 0...1, using: &generator),
                blue: .random(in: 0...1, using: &generator)
            )
            let host = host(Button("Open Map") {}.glassSurface(.primaryButton.tint(tint.color)), on: version)
            let label = SRGBColor(try #require(host.foregroundColor(of: "Open Map")), in: EnvironmentValues())
            let surface = try #require(DrawnSurface(around: "Open Map", in: host))
            // The color of the material under a tint is unknown, so the test assumes white in light appearance.
            let drawn = surface.tint.map { $0.composited(over: .white) } ?? surface.fill ?? tint
            #expect(label.contrastRatio(with: drawn) >= 4.45, "\(label) on \(drawn): \(surface.description)")
        }
    }
}
