import SeaGlass
import SwiftUI
import Testing

@Suite struct PersistentBackgroundStyleTests {
    typealias Vignette = PersistentBackgroundStyle.Vignette

    @Test("The standard vignette is 0.15 in light and 0.25 in dark, with radii relative to the half-diagonal")
    func standard() {
        #expect(
            Vignette.standard
                == .standard.opacity(light: 0.15, dark: 0.25).radius(from: 0.43, to: 1.07)
        )
        #expect(PersistentBackgroundStyle.standard == .standard.vignette(.standard))
        #expect(PersistentBackgroundStyle.standard != .minimal)
    }

    @Test("Options chain, and each changes only the named value")
    func chain() {
        let vignette = Vignette.standard.radius(from: 0.4, to: 1).opacity(
            light: 0.1,
            dark: 0.2
        )
        #expect(vignette.lightOpacity == 0.1 && vignette.darkOpacity == 0.2)
        #expect(vignette.startRadius == 0.4 && vignette.endRadius == 1)
        let style: PersistentBackgroundStyle = .standard.vignette(.standard.opacity(light: 0.1, dark: 0.2))
        #expect(style.vignette == .standard.opacity(light: 0.1, dark: 0.2) && style.drawsGradient)
        #expect(PersistentBackgroundStyle.standard.vignette(nil).vignette == nil)
    }

    @Test(
        "An opacity outside 0…1 is clamped, and a non-finite one becomes the standard one",
        arguments: [
            (-1.0, 0.0, 0.0), (2, 1, 1), (0.4, 0.4, 0.4), (.nan, 0.15, 0.25), (.infinity, 0.15, 0.25),
            (-.infinity, 0.15, 0.25),
        ]
    )
    func opacities(given: Double, light: Double, dark: Double) {
        let vignette = Vignette.standard.opacity(light: 0.6, dark: 0.7).opacity(light: given, dark: given)
        #expect(vignette.lightOpacity == light && vignette.darkOpacity == dark)
    }

    @Test(
        "A radius is clamped to 0…100, and NaN becomes 0",
        arguments: [(1.0, 1.0), (0, 0), (-1, 0), (.nan, 0), (-.infinity, 0), (.infinity, 100)]
    )
    func radii(given: Double, kept: Double) {
        let vignette = Vignette.standard.radius(from: given, to: given)
        #expect(vignette.startRadius == kept && vignette.endRadius == kept)
    }

    @Test("A style of any numbers equals itself", arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 0.0])
    func reflexive(number: Double) {
        let vignette = Vignette.standard.opacity(light: number, dark: number).radius(from: number, to: number)
        let point = UnitPoint(x: number, y: number)
        let style = PersistentBackgroundStyle.standard.vignette(vignette).grain(number)
            .gradient(.linear(from: point, to: .bottom))
            .base(SRGBColor(red: number, green: number, blue: number, opacity: number).color)
        #expect(style == style && Set([style, style]).count == 1)
    }
}
