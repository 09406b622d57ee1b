import Foundation
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

    @Test("A color of a wider gamut keeps its gamut when it is blended or its opacity changes")
    func wideGamut() {
        let color = SRGBColor(Color(.displayP3, red: 0, green: 1, blue: 0))
        #expect(color.red < -0.5 && color.green > 1.01 && color.blue < -0.3)
        let back = color.color.resolve(in: EnvironmentValues())
        let same = Color(.displayP3, red: 0, green: 1, blue: 0).resolve(in: EnvironmentValues())
        #expect(abs(back.linearRed - same.linearRed) < 1e-4 && abs(back.linearGreen - same.linearGreen) < 1e-4)
        #expect(color.opacity(0.5).red == color.red && color.opacity(0.5).opacity == 0.5)
        #expect(color.blended(with: .white, fraction: 0).green == color.green)
        #expect(color.composited(over: .white) == color)
    }

    @Test("A color of a wider gamut has its visible luminance, but its hex string and JSON are in sRGB")
    func wideGamutInSRGB() throws {
        let color = SRGBColor(Color(.displayP3, red: 0, green: 1, blue: 0))
        // The weight of green in Display P3.
        #expect(abs(color.relativeLuminance - 0.6917) < 0.001)
        #expect(color.hex == "#00FF00")
        let decoded = try JSONDecoder().decode(SRGBColor.self, from: JSONEncoder().encode(color))
        #expect(decoded == SRGBColor(red: 0, green: 1, blue: 0))
        let beyond = SRGBColor(Color(.sRGB, red: 9, green: -9, blue: .nan))
        #expect(
            beyond.red == 2 && beyond.green == -1 && beyond.blue == 0
                && SRGBColor(Color(.sRGB, white: 2)).relativeLuminance == 1
        )
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
