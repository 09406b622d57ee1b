import Foundation
import SeaGlass
import SwiftUI
import TestSupport
import Testing

@Suite struct ColorPaletteContrastTests {
    private static let schemes: [ColorScheme] = [.light, .dark]

    @Test("The contrast of each preset is the documented one", arguments: ColorPalette.presets)
    func documented(palette: ColorPalette) throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let page = try String(
            contentsOf: root.appending(path: "Sources/SeaGlass/SeaGlass.docc/Components/Palettes.md"),
            encoding: .utf8
        )
        let cells = Self.schemes.map { scheme in
            let text = palette.contrastingForeground(in: scheme)
            let tenths = Int((palette.minimumContrastRatio(of: text, in: scheme) * 10).rounded())
            return "\(text == .black ? "black" : "white"), \(tenths / 10).\(tenths % 10)"
        }
        #expect(page.contains("| \(palette.name) | \(cells.joined(separator: " | ")) |"))
    }

    @Test("A palette without colors contrasts with the system background")
    func empty() {
        let palette = unreported { ColorPalette(id: "a", name: "A", colors: []) }
        #expect(palette.contrastingForeground(in: .light) == .black)
        #expect(palette.contrastingForeground(in: .dark) == .white)
    }

    @Test("The worst stop decides the foreground, not the mean")
    func worstStop() {
        // The stops are mostly light, so the mean suggests black. But black would be unreadable on the one dark stop.
        let colors = [SRGBColor(white: 0.75), SRGBColor(white: 0.75), SRGBColor(white: 0.75), .black]
        let palette = ColorPalette(
            id: "a",
            name: "A",
            colors: colors,
            gradientIndices: [0, 1, 2, 3],
            gradientOpacities: [1, 1, 1, 1]
        )
        #expect(SRGBColor.black.contrastRatio(with: colors[0]) > SRGBColor.white.contrastRatio(with: colors[0]))
        #expect(palette.contrastingForeground(in: .light) == .white)
        #expect(palette.minimumContrastRatio(of: .black, in: .light) == 1)
    }

    @Test("Black is chosen if black and white are equally readable", arguments: schemes)
    func tie(scheme: ColorScheme) {
        let palette = ColorPalette(id: "a", name: "A", colors: [.white, .black], gradientOpacities: [1, 1])
        #expect(palette.minimumContrastRatio(of: .black, in: scheme) == 1)
        #expect(palette.minimumContrastRatio(of: .white, in: scheme) == 1)
        #expect(palette.contrastingForeground(in: scheme) == .black)
    }

    @Test("The chosen foreground has the better minimum contrast of black and white", arguments: 0..<100)
    func bestOfTwo(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let palette = random.palette()
        for scheme in Self.schemes {
            let chosen = palette.contrastingForeground(in: scheme)
            let other: SRGBColor = chosen == .black ? .white : .black
            #expect(
                palette.minimumContrastRatio(of: chosen, in: scheme)
                    >= palette.minimumContrastRatio(of: other, in: scheme)
            )
        }
    }

    @Test(
        "The chosen text has a contrast of 4.5 on every preset, and 4.4 on Midnight in light appearance",
        arguments: ColorPalette.presets
    )
    func presets(palette: ColorPalette) {
        for scheme in Self.schemes {
            let text = palette.contrastingForeground(in: scheme)
            let least = palette == .midnight && scheme == .light ? 4.4 : 4.5
            #expect(palette.minimumContrastRatio(of: text, in: scheme) >= least, "\(scheme)")
        }
    }

    @Test("The chosen text has a contrast of 4.5 on any one color", arguments: 0..<100)
    func oneColor(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let color = SRGBColor(
            red: .random(in: 0...1, using: &random),
            green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random)
        )
        let palette = ColorPalette(id: "a", name: "A", colors: [color], gradientOpacities: [1])
        for scheme in Self.schemes {
            let text = palette.contrastingForeground(in: scheme)
            #expect(palette.minimumContrastRatio(of: text, in: scheme) >= 4.5)
        }
    }

    @Test("Translucent text is composited before its contrast is computed")
    func translucentText() {
        let palette = ColorPalette(id: "a", name: "A", colors: [.white], gradientOpacities: [1])
        let expected = SRGBColor(white: 0.5).contrastRatio(with: .white)
        #expect(palette.minimumContrastRatio(of: .black.opacity(0.5), in: .dark) == expected)
        #expect(palette.minimumContrastRatio(of: .black.opacity(0), in: .dark) == 1)
    }
}
