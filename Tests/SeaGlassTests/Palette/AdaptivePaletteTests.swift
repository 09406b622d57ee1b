import Foundation
import SwiftUI
import Testing

@testable import SeaGlass

@Suite struct AdaptivePaletteTests {
    private let day = ColorPalette(id: "day", name: "Day", hexColors: ["#FFFFFF", "#CCDDEE"])
    private let night = ColorPalette(id: "night", name: "Night", hexColors: ["#000000", "#112233"])

    @Test("A palette with a dark palette has the dark colors in dark appearance only")
    func variants() {
        let both = day.adaptive(dark: night)
        #expect(both.variant(in: .light) == day && both.variant(in: .dark) == night)
        #expect(day.variant(in: .dark) == day)
        #expect(both.id == "day" && both != day && both.adaptive(dark: day).variant(in: .dark) == day)
        #expect(day.adaptive(dark: night.adaptive(dark: day)) == both)
    }

    @Test("The drawing and the scheme of its labels have the palette of the appearance")
    func drawn() throws {
        let both = day.adaptive(dark: night)
        for (scheme, palette) in [(ColorScheme.light, day), (.dark, night)] {
            let recipe = BackgroundRecipe(palette: both, style: .standard, colorScheme: scheme)
            #expect(recipe == BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme))
            #expect(both.colorScheme(in: scheme) == palette.colorScheme(in: scheme))
        }
    }

    @Test("Both palettes are stored, and a palette without a dark one is stored as before")
    func coding() throws {
        let both = day.adaptive(dark: night)
        #expect(try JSONDecoder().decode(ColorPalette.self, from: JSONEncoder().encode(both)) == both)
        #expect(try !String(decoding: JSONEncoder().encode(day), as: UTF8.self).contains("dark"))
        let two = #"{ "id": "a", "dark": [{ "id": "b" }, { "id": "d" }] }"#
        let decoded = try JSONDecoder().decode(ColorPalette.self, from: Data(two.utf8))
        #expect(decoded.variant(in: .dark).id == "b" && decoded.variant(in: .dark).variant(in: .dark).id == "b")
    }

    @Test("A dark palette inside a dark palette is a decoding error with that reason", arguments: [2, 230])
    func nested(levels: Int) throws {
        let palette = (0..<levels).reduce(#"{"id": "a"}"#) { palette, _ in #"{"id": "a", "dark": [\#(palette)]}"# }
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ColorPalette.self, from: Data(palette.utf8))
        }
        #expect("\(try #require(error))".contains("A dark palette can't have a dark palette of its own."))
    }

    @Test("A palette in a dictionary or list named dark keeps its dark palette")
    func inAnotherValue() throws {
        let app = ["dark": [day.adaptive(dark: night)]]
        #expect(try JSONDecoder().decode([String: [ColorPalette]].self, from: JSONEncoder().encode(app)) == app)
    }

    @Test("Adaptive colors make a palette for both appearances, or for a given environment only one")
    func resolving() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let both = ColorPalette(id: "a", name: "A", resolving: [.primary, .white])
        #expect(both.variant(in: .light).colors == [SRGBColor(.primary), .white])
        #expect(both.variant(in: .dark).colors == [SRGBColor(.primary, in: dark), .white])
        let alone = ColorPalette(id: "a", name: "A", resolving: [.primary, .white], in: dark)
        #expect(alone.variant(in: .light) == alone && alone.colors == both.variant(in: .dark).colors)
    }
}
