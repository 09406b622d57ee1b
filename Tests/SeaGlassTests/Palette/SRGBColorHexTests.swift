import SeaGlass
import TestSupport
import Testing

@Suite struct SRGBColorHexTests {
    @Test(
        "Hex texts of three, four, six and eight digits are valid, with or without #, in either case",
        arguments: [
            ("#F66", "#FF6666"), ("f66", "#FF6666"), ("#f668", "#FF666688"), ("#FF6666", "#FF6666"),
            ("ff6666", "#FF6666"),
            ("#0a0B0c", "#0A0B0C"), ("#FF666680", "#FF666680"), ("00000000", "#00000000"), ("#FF6666FF", "#FF6666"),
            ("#f66f", "#FF6666"), ("000", "#000000"),
        ]
    )
    func wellFormed(given: String, canonical: String) {
        #expect(SRGBColor(hex: given)?.hex == canonical)
    }

    @Test("Hex digits give red, green, blue and opacity, in this order")
    func order() {
        #expect(SRGBColor(hex: "#336699CC") == SRGBColor(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8))
        #expect(SRGBColor(hex: "#369C") == SRGBColor(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8))
    }

    @Test(
        "Other texts are malformed hex colors",
        arguments: [
            "", "#", "##FFF", "F", "FF", "FFFFF", "FFFFFFF", "FFFFFFFFF", " FF6666", "FF6666 ", "#FF6666\n", "0xFF6666",
            "#GG6666", "#FF66-6", "#12#456", "coral", "ＦＦ６６６６", "#é12345", "+12345",
            String(repeating: "F", count: 100_000),
        ]
    )
    func malformed(given: String) {
        #expect(SRGBColor(hex: given) == nil)
    }

    @Test("Components are rounded to the nearest step")
    func rounding() {
        #expect(SRGBColor(red: 0.0019, green: 0.0021, blue: 0.5).hex == "#000180")
    }

    @Test("A hex text omits an opacity that rounds to full")
    func nearlyOpaque() {
        #expect(SRGBColor(white: 0, opacity: 0.999).hex == "#000000")
        #expect(SRGBColor(white: 0, opacity: 0.998).hex == "#000000FE")
    }

    @Test("A color's hex text gives the same hex text again, and a color at most half a step away", arguments: 0..<300)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let color = random.color()
        let read = try #require(SRGBColor(hex: color.hex))
        #expect(read.hex == color.hex)
        for component in [\SRGBColor.red, \.green, \.blue, \.opacity] {
            let halfStep = 0.5 / 255 + 1e-12
            #expect(abs(read[keyPath: component] - color[keyPath: component]) <= halfStep)
        }
    }
}
