import SeaGlass
import TestSupport
import Testing

@Suite struct ColorPaletteTests {
    private static let grays = [0.1, 0.2, 0.3, 0.4, 0.5].map { SRGBColor(white: $0) }

    /// A caller's arguments, the resulting palette, and an excerpt of each report.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var colorCount = 5
        var indices: [Int]?
        var opacities: [Double]?
        let gradient: [Int]
        let strengths: [Double]
        var told: [String] = []
    }

    static let cases = [
        Case(testDescription: "nothing said: first and last", gradient: [0, 4], strengths: [0.5, 0.7]),
        Case(testDescription: "one color: just it", colorCount: 1, gradient: [0], strengths: [0.5]),
        Case(testDescription: "two colors: both", colorCount: 2, gradient: [0, 1], strengths: [0.5, 0.7]),
        Case(testDescription: "indices alone", indices: [3, 1, 1], gradient: [3, 1, 1], strengths: [0.5, 0.7, 0.5]),
        Case(testDescription: "opacities alone", opacities: [0.1, 0.2], gradient: [0, 4], strengths: [0.1, 0.2]),
        Case(testDescription: "both", indices: [4, 2], opacities: [0, 1], gradient: [4, 2], strengths: [0, 1]),
        Case(
            testDescription: "an index too large, and one negative",
            indices: [0, 5, 2, -1],
            opacities: [0.1, 0.2, 0.3, 0.4],
            gradient: [0, 2],
            strengths: [0.1, 0.3],
            told: ["gradient index 5 is outside 0…4", "gradient index -1 is outside 0…4"]
        ),
        Case(
            testDescription: "the most extreme indices",
            indices: [.min, 3, .max],
            opacities: [0.1, 0.2, 0.3],
            gradient: [3],
            strengths: [0.2],
            told: ["gradient index \(Int.min)", "gradient index \(Int.max)"]
        ),
        Case(
            testDescription: "no index left",
            indices: [7],
            opacities: [0.9],
            gradient: [0, 4],
            strengths: [0.5, 0.7],
            told: ["gradient index 7 is outside 0…4", "No gradient index is valid"]
        ),
        Case(
            testDescription: "no index given",
            colorCount: 1,
            indices: [],
            gradient: [0],
            strengths: [0.5],
            told: ["No gradient index is valid"]
        ),
        Case(
            testDescription: "fewer opacities than indices",
            indices: [0, 1, 2],
            opacities: [0.9],
            gradient: [0, 1, 2],
            strengths: [0.9, 0.5, 0.5],
            told: ["differ (1 and 3), so each missing opacity is 0.5"]
        ),
        Case(
            testDescription: "more opacities than indices",
            opacities: [0.1, 0.2, .nan, 7],
            gradient: [0, 4],
            strengths: [0.1, 0.2],
            told: ["differ (4 and 2), so the last opacities are ignored"]
        ),
        Case(
            testDescription: "opacities that are not finite",
            indices: [0, 1, 2],
            opacities: [.nan, .infinity, -.infinity],
            gradient: [0, 1, 2],
            strengths: [0.5, 0.5, 0.5],
            told: ["opacity nan is not finite", "opacity inf is not finite", "opacity -inf is not finite"]
        ),
        Case(
            testDescription: "opacities outside 0…1",
            opacities: [-0.5, 1.5],
            gradient: [0, 4],
            strengths: [0, 1],
            told: ["opacity -0.5 is outside 0…1 and became 0.0", "opacity 1.5 is outside 0…1 and became 1.0"]
        ),
        Case(
            testDescription: "no colors",
            colorCount: 0,
            indices: [0, 1],
            opacities: [.nan],
            gradient: [],
            strengths: [],
            told: ["The palette has no colors"]
        ),
    ]

    private func palette(_ given: Case) -> ColorPalette {
        ColorPalette(
            id: "gray",
            name: "Gray",
            colors: Array(Self.grays.prefix(given.colorCount)),
            gradientIndices: given.indices,
            gradientOpacities: given.opacities
        )
    }

    @Test("Any arguments have one documented result", arguments: cases)
    func normalized(given: Case) {
        let palette = palette(given)
        #expect(palette.gradientIndices == given.gradient)
        #expect(palette.gradientOpacities == given.strengths)
        #expect(palette.colors.count == given.colorCount)
    }

    @Test(
        "Each mistake is reported once with the palette's name, and correct arguments are not",
        .enabled(if: Diagnostics.isEnabled),
        arguments: cases
    )
    func told(given: Case) async {
        let messages = await reports { _ = palette(given) }
        #expect(messages.count == given.told.count)
        for (message, excerpt) in zip(messages, given.told) {
            #expect(message.hasPrefix("SeaGlass: ColorPalette “Gray”: ") && message.contains(excerpt))
        }
    }

    @Test("A malformed hex color becomes middle gray and is reported with its text")
    func malformedHex() async {
        var palette: ColorPalette?
        let messages = await reports {
            palette = ColorPalette(id: "a", name: "A", hexColors: ["#F00", "#12", "00F"], gradientIndices: [2, 1])
        }
        #expect(palette?.colors.map(\.hex) == ["#FF0000", "#808080", "#0000FF"])
        #expect(palette?.gradientColors.map(\.hex) == ["#0000FF80", "#808080B3"])
        if Diagnostics.isEnabled {
            #expect(messages.count == 1)
            #expect(messages.first?.contains("ColorPalette “A”: Color 1, “#12”, is not a hex color") == true)
        }
    }

    @Test("The gradient has the palette's colors, multiplied by their opacities")
    func gradientColors() {
        let colors = [SRGBColor(white: 0.2, opacity: 0.5), SRGBColor(white: 0.8)]
        let palette = ColorPalette(
            id: "a",
            name: "A",
            colors: colors,
            gradientIndices: [1, 0],
            gradientOpacities: [0.25, 0.5]
        )
        #expect(palette.gradientColors == [SRGBColor(white: 0.8, opacity: 0.25), SRGBColor(white: 0.2, opacity: 0.25)])
    }

    @Test("A palette of arbitrary numbers can be drawn and equals itself", arguments: 0..<300)
    func garbage(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let palette = unreported { random.garbagePalette() }
        #expect(palette.gradientIndices.allSatisfy(palette.colors.indices.contains(_:)))
        #expect(palette.gradientIndices.count == palette.gradientOpacities.count)
        #expect(palette.gradientOpacities.allSatisfy { (0...1).contains($0) })
        #expect(palette.gradientIndices.isEmpty == palette.colors.isEmpty)
        #expect(palette == palette && Set([palette, palette]).count == 1)
    }

    @Test(
        "Creating a palette again from its parts neither changes it nor reports a mistake",
        arguments: 0..<200
    )
    func idempotent(seed: Int) async {
        var random = SeededGenerator(seed: seed)
        let palette = unreported { random.garbagePalette() }
        var again: ColorPalette?
        let messages = await reports {
            again = ColorPalette(
                id: palette.id,
                name: palette.name,
                colors: palette.colors,
                gradientIndices: palette.gradientIndices,
                gradientOpacities: palette.gradientOpacities
            )
        }
        #expect(again == palette)
        #expect(messages.isEmpty || palette.colors.isEmpty)
    }
}
