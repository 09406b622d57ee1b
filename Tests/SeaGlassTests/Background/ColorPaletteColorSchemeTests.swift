import Foundation
import SeaGlass
import SwiftUI
import TestSupport
import Testing

@Suite struct ColorPaletteColorSchemeTests {
    private static let schemes: [ColorScheme] = [.light, .dark]

    /// Returns the contrast of a scheme's labels, black in light and white in dark, with the worst color of a palette.
    private func contrast(
        ofLabelsIn labels: ColorScheme,
        on palette: ColorPalette,
        in scheme: ColorScheme,
        contrast: ColorSchemeContrast = .standard,
        style: PersistentBackgroundStyle = .standard
    ) -> Double {
        BackgroundRecipe(palette: palette, style: style, colorScheme: scheme, contrast: contrast)
            .minimumContrastRatio(of: labels == .light ? .black : .white)
    }

    /// Returns a palette of one opaque color.
    private func plain(_ color: SRGBColor) -> ColorPalette {
        ColorPalette(id: "a", name: "A", colors: [color], gradientOpacities: [1])
    }

    @Test("The contrast of each preset is the documented one", arguments: ColorPalette.presets)
    func documented(palette: ColorPalette) throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let page = try String(
            contentsOf: root.appending(path: "Sources/SeaGlass/SeaGlass.docc/Components/Palettes.md"),
            encoding: .utf8
        )
        let cells = Self.schemes.map { scheme in
            let chosen = palette.colorScheme(in: scheme)
            let tenths = Int((contrast(ofLabelsIn: chosen, on: palette, in: scheme) * 10).rounded())
            return "\(chosen == .light ? "black" : "white"), \(tenths / 10).\(tenths % 10)"
        }
        #expect(page.contains("| \(palette.name) | \(cells.joined(separator: " | ")) |"))
    }

    @Test(
        "On each preset labels keep the appearance, with and without Increase Contrast",
        arguments: ColorPalette.presets
    )
    func presets(palette: ColorPalette) {
        for scheme in Self.schemes {
            #expect(palette.colorScheme(in: scheme) == scheme)
            #expect(palette.colorScheme(in: scheme, contrast: .increased) == scheme)
        }
    }

    @Test(
        "Labels have a contrast of 4.5 on every preset, and 4.4 on Midnight in light appearance",
        arguments: ColorPalette.presets
    )
    func presetContrast(palette: ColorPalette) {
        for scheme in Self.schemes {
            let chosen = palette.colorScheme(in: scheme)
            let least = palette == .midnight && scheme == .light ? 4.4 : 4.5
            #expect(contrast(ofLabelsIn: chosen, on: palette, in: scheme) >= least, "\(scheme)")
        }
    }

    @Test("On a palette without colors labels keep the appearance", arguments: schemes)
    func empty(scheme: ColorScheme) {
        let palette = unreported { ColorPalette(id: "a", name: "A", colors: []) }
        #expect(palette.colorScheme(in: scheme) == scheme)
    }

    @Test("The worst color decides the scheme, not the mean")
    func worstStop() {
        // The colors are mostly light, so the mean suggests black labels. But black can't be read on the last color.
        let colors = [SRGBColor(white: 0.75), SRGBColor(white: 0.75), SRGBColor(white: 0.75), .black]
        let palette = ColorPalette(
            id: "a",
            name: "A",
            colors: colors,
            gradientIndices: [0, 1, 2, 3],
            gradientOpacities: [1, 1, 1, 1]
        )
        #expect(SRGBColor.black.contrastRatio(with: colors[0]) > SRGBColor.white.contrastRatio(with: colors[0]))
        #expect(palette.colorScheme(in: .light) == .dark)
    }

    @Test("The appearance stays if black and white labels are equally legible", arguments: schemes)
    func tie(scheme: ColorScheme) {
        let palette = ColorPalette(id: "a", name: "A", colors: [.white, .black], gradientOpacities: [1, 1])
        for labels in Self.schemes { #expect(contrast(ofLabelsIn: labels, on: palette, in: scheme) == 1) }
        #expect(palette.colorScheme(in: scheme) == scheme)
    }

    @Test("The labels of the scheme have the better contrast with the worst color of any palette", arguments: 0..<100)
    func bestOfTwo(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let palette = random.palette().adaptive(dark: random.palette())
        for scheme in Self.schemes {
            for setting in [ColorSchemeContrast.standard, .increased] {
                let chosen = palette.colorScheme(in: scheme, contrast: setting)
                let other: ColorScheme = chosen == .light ? .dark : .light
                #expect(
                    contrast(ofLabelsIn: chosen, on: palette, in: scheme, contrast: setting)
                        >= contrast(ofLabelsIn: other, on: palette, in: scheme, contrast: setting)
                )
            }
        }
    }

    @Test("Labels have a contrast of 4.5 on any one color", arguments: 0..<100)
    func oneColor(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let color = SRGBColor(
            red: .random(in: 0...1, using: &random),
            green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random)
        )
        for scheme in Self.schemes {
            let chosen = plain(color).colorScheme(in: scheme)
            #expect(contrast(ofLabelsIn: chosen, on: plain(color), in: scheme) >= 4.5)
        }
    }

    @Test("In dark appearance the dark palette decides")
    func darkVariant() {
        let palette = plain(.black).adaptive(dark: plain(.white))
        #expect(palette.colorScheme(in: .light) == .dark && palette.colorScheme(in: .dark) == .light)
        #expect(plain(.black).colorScheme(in: .dark) == .dark)
    }

    @Test("Increase Contrast can change the scheme, because it halves the opacity of the gradient")
    func increasedContrast() {
        let palette = ColorPalette(id: "a", name: "A", colors: [.black], gradientOpacities: [0.7])
        #expect(palette.colorScheme(in: .light) == .dark)
        #expect(palette.colorScheme(in: .light, contrast: .increased) == .light)
    }

    @Test("The base color of the style decides with the gradient, and alone in the minimal style")
    func baseColor() {
        #expect(ColorPalette.ocean.colorScheme(in: .light, style: .standard.base(.black)) == .dark)
        #expect(ColorPalette.ocean.colorScheme(in: .dark, style: .standard.base(.white)) == .light)
        for scheme in Self.schemes {
            #expect(ColorPalette.ocean.colorScheme(in: scheme, style: .minimal) == scheme)
            #expect(ColorPalette.ocean.colorScheme(in: scheme, style: .minimal.base(.black)) == .dark)
        }
    }
}
