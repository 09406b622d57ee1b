import SeaGlass
import TestSupport
import Testing

@Suite struct SRGBColorBlendingTests {
    private static let components: [KeyPath<SRGBColor, Double> & Sendable] = [\.red, \.green, \.blue]

    @Test("A blend is linear between two colors")
    func blend() {
        let one = SRGBColor(red: 0, green: 0.5, blue: 1, opacity: 0)
        let two = SRGBColor(red: 1, green: 0.5, blue: 0, opacity: 1)
        #expect(one.blended(with: two, fraction: 0.25) == SRGBColor(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.25))
    }

    @Test(
        "A fraction outside 0…1 is clamped, and NaN becomes 0",
        arguments: [
            (-1.0, false), (0, false), (.nan, false), (-.infinity, false), (1, true), (2, true), (.infinity, true),
        ]
    )
    func fractions(fraction: Double, isOther: Bool) {
        let one = SRGBColor(white: 0.1, opacity: 0.3)
        let two = SRGBColor(red: 0.7, green: 0.2, blue: 0.9)
        #expect(one.blended(with: two, fraction: fraction) == (isOther ? two : one))
    }

    @Test("A blend lies between its colors and is symmetric", arguments: 0..<200)
    func blendLaws(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let one = random.color()
        let two = random.color()
        let fraction = random.unit()
        let blend = one.blended(with: two, fraction: fraction)
        let back = two.blended(with: one, fraction: 1 - fraction)
        for component in Self.components + [\.opacity] {
            let ends = [one[keyPath: component], two[keyPath: component]].sorted()
            #expect((ends[0] - 1e-12...ends[1] + 1e-12).contains(blend[keyPath: component]))
            #expect(abs(blend[keyPath: component] - back[keyPath: component]) < 1e-12)
        }
        #expect(one.blended(with: one, fraction: fraction) == one)
    }

    @Test("Half-transparent white over black is opaque middle gray")
    func compositeOverOpaque() {
        #expect(SRGBColor(white: 1, opacity: 0.5).composited(over: .black) == SRGBColor(white: 0.5))
    }

    @Test("Two half-transparent colors cover three quarters, with the front color twice as strong")
    func compositeOverTranslucent() {
        let red = SRGBColor(red: 1, green: 0, blue: 0, opacity: 0.5)
        let blue = SRGBColor(red: 0, green: 0, blue: 1, opacity: 0.5)
        let seen = red.composited(over: blue)
        #expect(seen.opacity == 0.75)
        #expect(abs(seen.red - 2.0 / 3) < 1e-12 && abs(seen.blue - 1.0 / 3) < 1e-12)
    }

    @Test("An opaque color covers the color behind it, and a clear color changes nothing", arguments: 0..<50)
    func compositeEnds(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let front = random.color(opaque: true)
        let back = random.color(opaque: true)
        #expect(front.composited(over: back) == front)
        #expect(front.opacity(0).composited(over: back) == back)
    }

    @Test("A clear color over a clear one is clear")
    func clearOverClear() {
        #expect(SRGBColor(white: 0.2, opacity: 0).composited(over: SRGBColor(white: 0.9, opacity: 0)).opacity == 0)
    }

    @Test(
        "A composite lies between its colors, is at least as opaque as both, and is opaque over an opaque color",
        arguments: 0..<200
    )
    func compositeLaws(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let front = random.color()
        let back = random.color()
        let wall = random.color(opaque: true)
        let seen = front.composited(over: back)
        #expect(seen.opacity >= max(front.opacity, back.opacity) - 1e-12)
        for component in Self.components {
            let ends = [front[keyPath: component], back[keyPath: component]].sorted()
            #expect((ends[0] - 1e-12...ends[1] + 1e-12).contains(seen[keyPath: component]))
        }
        #expect(front.composited(over: wall).opacity == 1)
    }

    @Test(
        "Brightening moves toward white, and darkening toward black",
        arguments: [
            (0.0, 0.4), (0.5, 0.7), (1, 1), (2, 1), (.infinity, 1), (-0.5, 0.2), (-1, 0), (-2, 0), (-.infinity, 0),
            (.nan, 0.4),
        ]
    )
    func brightness(amount: Double, expected: Double) {
        let gray = SRGBColor(white: 0.4, opacity: 0.3).brightened(by: amount)
        #expect(abs(gray.red - expected) < 1e-12 && gray.red == gray.green && gray.green == gray.blue)
        #expect(gray.opacity == 0.3)
    }
}
