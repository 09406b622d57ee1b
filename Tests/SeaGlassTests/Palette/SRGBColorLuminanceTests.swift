import SeaGlass
import TestSupport
import Testing

@Suite struct SRGBColorLuminanceTests {
    @Test(
        "Relative luminance follows WCAG 2.x",
        arguments: [
            ("#000000", 0.0), ("#FFFFFF", 1), ("#FF0000", 0.2126), ("#00FF00", 0.7152), ("#0000FF", 0.0722),
            ("#808080", 0.215861), ("#BADA55", 0.612378),
        ]
    )
    func relativeLuminance(hex: String, expected: Double) throws {
        let color = try #require(SRGBColor(hex: hex))
        #expect(abs(color.relativeLuminance - expected) < 1e-6)
    }

    @Test("The linear part of the sRGB curve ends at 0.04045, not at the 0.03928 of older texts")
    func threshold() {
        #expect(SRGBColor.linear(0.04) == 0.04 / 12.92)
        #expect(abs(SRGBColor.linear(0.04045) - SRGBColor.linear(0.04045.nextUp)) < 1e-7)
    }

    @Test("A larger component never has less luminance", arguments: 0..<200)
    func monotone(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let color = random.color()
        let more = SRGBColor(
            red: color.red + random.unit(),
            green: color.green + random.unit(),
            blue: color.blue + random.unit()
        )
        #expect(more.relativeLuminance >= color.relativeLuminance)
        #expect(more.perceivedLuminance >= color.perceivedLuminance)
        #expect((0...1.000001).contains(more.relativeLuminance))
    }

    @Test(
        "Contrast ratios equal published ones",
        arguments: [
            ("#000000", "#FFFFFF", 21.0), ("#767676", "#FFFFFF", 4.54), ("#777777", "#FFFFFF", 4.48),
            ("#0000FF", "#FFFFFF", 8.59), ("#FF0000", "#FFFFFF", 4.0), ("#FFFF00", "#FFFFFF", 1.07),
        ]
    )
    func knownRatios(one: String, two: String, expected: Double) throws {
        let ratio = try #require(SRGBColor(hex: one)).contrastRatio(with: #require(SRGBColor(hex: two)))
        #expect(abs(ratio - expected) < 0.005)
    }

    @Test("A contrast ratio is between 1 and 21, symmetric, and 1 with the same color", arguments: 0..<200)
    func ratioLaws(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let one = random.color()
        let two = random.color()
        let ratio = one.contrastRatio(with: two)
        #expect(ratio >= 1 && ratio <= 21.000001)
        #expect(ratio == two.contrastRatio(with: one))
        #expect(one.contrastRatio(with: one) == 1)
    }

    @Test("Luminance and contrast ignore opacity", arguments: 0..<20)
    func opacityIgnored(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let color = random.color(opaque: true)
        let other = random.color(opaque: true)
        let veil = color.opacity(0.3)
        #expect(veil.relativeLuminance == color.relativeLuminance)
        #expect(veil.perceivedLuminance == color.perceivedLuminance)
        #expect(veil.contrastRatio(with: other) == color.contrastRatio(with: other))
    }

    @Test(
        "Perceived luminance weights components by 0.299, 0.587, 0.114 without linearizing them",
        arguments: [
            (SRGBColor(red: 1, green: 0, blue: 0), 0.299), (SRGBColor(red: 0, green: 1, blue: 0), 0.587),
            (SRGBColor(red: 0, green: 0, blue: 1), 0.114), (SRGBColor(white: 0.5), 0.5),
        ]
    )
    func perceived(color: SRGBColor, expected: Double) {
        #expect(abs(color.perceivedLuminance - expected) < 1e-12)
    }

    @Test(
        "A color is light above 0.6 and dark below 0.3",
        arguments: [
            (0.0, false, true), (0.29, false, true), (0.31, false, false), (0.59, false, false), (0.61, true, false),
            (1, true, false),
        ]
    )
    func thresholds(white: Double, isLight: Bool, isDark: Bool) {
        let color = SRGBColor(white: white)
        #expect(color.isLight == isLight)
        #expect(color.isDark == isDark)
    }

    @Test("The contrasting color is the better of black and white", arguments: 0..<200)
    func contrasting(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let color = random.color()
        let black = color.contrastRatio(with: .black)
        let white = color.contrastRatio(with: .white)
        #expect(color.contrastingColor == (black >= white ? .black : .white))
        // The color halfway between black and white has a contrast of 4.58 with both, so each color has at least that.
        #expect(color.contrastRatio(with: color.contrastingColor) > 4.58)
    }
}
