import Foundation
import SeaGlass
import TestSupport
import Testing

@Suite struct ColorPaletteCodingTests {
    private func decode(_ json: String) throws -> ColorPalette {
        try unreported {
            try JSONDecoder().decode(ColorPalette.self, from: Data(json.utf8))
        }
    }

    @Test("A palette is decoded as it was encoded", arguments: 0..<100)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let palette = random.palette()
        #expect(try JSONDecoder().decode(ColorPalette.self, from: JSONEncoder().encode(palette)) == palette)
    }

    @Test("Every preset is decoded as it was encoded", arguments: ColorPalette.presets)
    func presets(palette: ColorPalette) throws {
        #expect(try JSONDecoder().decode(ColorPalette.self, from: JSONEncoder().encode(palette)) == palette)
    }

    @Test("The stored form is fixed, so renaming a property does not lose stored palettes")
    func schema() throws {
        let palette = try decode(
            """
            {"id": "dusk", "name": "Dusk", "colors": [
                {"red": 1, "green": 0.5, "blue": 0.25, "opacity": 0.75}, {"red": 0, "green": 0, "blue": 0}
            ], "gradientIndices": [1, 0], "gradientOpacities": [0.2, 0.4]}
            """
        )
        #expect(palette.id == "dusk" && palette.name == "Dusk")
        #expect(palette.colors == [SRGBColor(red: 1, green: 0.5, blue: 0.25, opacity: 0.75), .black])
        #expect(palette.gradientIndices == [1, 0] && palette.gradientOpacities == [0.2, 0.4])
    }

    @Test("Missing values get their defaults")
    func missingKeys() throws {
        let bare = try decode(#"{"id": "bare"}"#)
        #expect(bare == ColorPalette(id: "bare", name: "bare", colors: []))
        let gray = #"{"red": 0.5, "green": 0.5, "blue": 0.5}"#
        let three = try decode(#"{"id": "a", "name": "A", "colors": [\#(gray), \#(gray), \#(gray)]}"#)
        #expect(three.gradientIndices == [0, 2] && three.gradientOpacities == [0.5, 0.7])
    }

    @Test("Invalid numbers are decoded by the initializer's rules")
    func garbageNumbers() throws {
        let palette = try decode(
            """
            {"id": "a", "colors": [{"red": -1e300, "green": 9e99, "blue": 0.5, "opacity": 2}],
             "gradientIndices": [9223372036854775807, 0, -1], "gradientOpacities": [0.1, 1e300]}
            """
        )
        #expect(palette.colors == [SRGBColor(red: 0, green: 1, blue: 0.5)])
        #expect(palette.gradientIndices == [0] && palette.gradientOpacities == [1])
    }

    @Test("A mistake in a stored palette is also reported", .enabled(if: Diagnostics.isEnabled))
    func told() async throws {
        let json =
            #"{"id": "a", "name": "Stored", "colors": [{"red": 1, "green": 1, "blue": 1}], "gradientIndices": [3]}"#
        let messages = try await reports { _ = try JSONDecoder().decode(ColorPalette.self, from: Data(json.utf8)) }
        #expect(messages.first?.contains("ColorPalette “Stored”: The gradient index 3") == true)
    }

    @Test(
        "A missing id or a value of another type is a decoding error and never traps",
        arguments: [
            #"{}"#, #"[]"#, #"{"id": 1}"#, #"{"id": "a", "colors": {}}"#, #"{"id": "a", "gradientIndices": [0.5]}"#,
            #"{"id": "a", "gradientIndices": [1e400]}"#, #"{"id": "a", "gradientIndices": [18446744073709551616]}"#,
            #"{"id": "a", "gradientOpacities": ["half"]}"#, #"{"id": "a", "colors": ["FFF"]}"#,
        ]
    )
    func undecodable(json: String) {
        #expect(throws: DecodingError.self) { try decode(json) }
    }
}
