import SeaGlass
import Testing

@Suite struct ColorPalettePresetsTests {
    @Test("Presets are in a picker's order, each with a unique id and name")
    func order() {
        #expect(
            ColorPalette.presets.map(\.id) == [
                "sunset", "ocean", "forest", "monochrome", "midnight", "cherryBlossom", "autumn", "lavender", "mint",
            ]
        )
        #expect(
            ColorPalette.presets.map(\.name) == [
                "Sunset", "Ocean", "Forest", "Monochrome", "Midnight", "Cherry Blossom", "Autumn", "Lavender", "Mint",
            ]
        )
    }

    /// The designed values in hundredths: red, green and blue of each color; indices; opacities.
    @Test(
        "Presets have their designed values",
        arguments: [
            (
                ColorPalette.sunset, [100, 40, 40, 100, 60, 20, 100, 80, 40, 90, 50, 70, 70, 30, 80], [0, 2, 4],
                [40, 50, 60]
            ),
            (.ocean, [20, 40, 80, 30, 60, 90, 40, 80, 80, 50, 70, 90, 30, 50, 70], [0, 2, 3], [50, 60, 40]),
            (.forest, [20, 50, 30, 40, 70, 40, 60, 80, 50, 50, 60, 30, 40, 50, 40], [0, 1, 2], [60, 50, 40]),
            (.monochrome, [30, 30, 30, 50, 50, 50, 70, 70, 70, 60, 60, 60, 40, 40, 40], [0, 2], [30, 50]),
            (.midnight, [10, 10, 30, 20, 15, 40, 15, 20, 50, 25, 20, 45, 10, 15, 35], [0, 2, 4], [60, 70, 50]),
            (
                .cherryBlossom, [100, 80, 90, 100, 70, 80, 95, 60, 70, 100, 85, 90, 90, 65, 75], [1, 2, 4],
                [40, 50, 40]
            ),
            (.autumn, [80, 30, 20, 90, 50, 20, 70, 40, 20, 100, 60, 30, 60, 30, 20], [0, 1, 3], [50, 60, 50]),
            (.lavender, [80, 70, 90, 70, 60, 85, 75, 75, 90, 85, 80, 95, 65, 60, 80], [0, 2, 4], [40, 50, 40]),
            (.mint, [60, 90, 80, 50, 85, 75, 70, 90, 85, 55, 90, 85, 50, 80, 70], [1, 3, 4], [50, 50, 60]),
        ]
    )
    func numbers(palette: ColorPalette, components: [Int], indices: [Int], opacities: [Int]) {
        #expect(palette.colors.flatMap { [$0.red, $0.green, $0.blue] } == components.map { Double($0) / 100 })
        #expect(palette.colors.allSatisfy { $0.opacity == 1 })
        #expect(palette.gradientIndices == indices)
        #expect(palette.gradientOpacities == opacities.map { Double($0) / 100 })
    }
}
