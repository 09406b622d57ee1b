import SeaGlass
import SwiftUI
import Testing

@Suite struct SRGBColorBridgeTests {
    @Test("A color converts to SwiftUI and back without change", arguments: ColorPalette.presets)
    func roundTrip(palette: ColorPalette) {
        for color in palette.gradientColors {
            let back = SRGBColor(color.color)
            #expect(abs(back.red - color.red) < 1e-5 && abs(back.green - color.green) < 1e-5)
            #expect(abs(back.blue - color.blue) < 1e-5 && abs(back.opacity - color.opacity) < 1e-5)
        }
    }

    @Test("A color outside sRGB is clamped")
    func extendedRange() {
        let color = SRGBColor(Color(.sRGB, red: 1.2, green: -0.2, blue: 0.5))
        #expect(color.red == 1 && color.green == 0)
    }

    @Test("A dynamic color resolves in its environment")
    func dynamicColor() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(SRGBColor(.primary).isDark)
        #expect(SRGBColor(.primary, in: dark).isLight)
    }

    @Test("A palette resolves SwiftUI colors once, in the given environment")
    func palette() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let palette = ColorPalette(
            id: "a",
            name: "A",
            resolving: [.primary, .white],
            in: dark,
            gradientIndices: [1, 0]
        )
        #expect(palette.colors == [SRGBColor(.primary, in: dark), .white])
        #expect(palette.gradientIndices == [1, 0])
        #expect(ColorPalette(id: "a", name: "A", resolving: [.black, .white]).colors == [.black, .white])
    }
}
