import SeaGlass

/// SplitMix64. The same seed always gives the same numbers, so that a failure can be repeated.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// Returns a number from 0 to 1, often 0 or 1.
    package mutating func unit() -> Double {
        switch Int.random(in: 0..<8, using: &self) {
        case 0: 0
        case 1: 1
        default: Double.random(in: 0...1, using: &self)
        }
    }

    /// Returns a number, which may be invalid.
    package mutating func garbage() -> Double {
        switch Int.random(in: 0..<8, using: &self) {
        case 0: .nan
        case 1: .infinity
        case 2: -.infinity
        case 3: -0.0
        case 4: .random(in: -1e300...1e300, using: &self)
        case 5: .random(in: -2...3, using: &self)
        default: unit()
        }
    }

    package mutating func color(opaque: Bool = false) -> SRGBColor {
        SRGBColor(red: unit(), green: unit(), blue: unit(), opacity: opaque ? 1 : unit())
    }

    /// Returns a valid palette of up to six colors and a gradient of up to six of them.
    package mutating func palette() -> ColorPalette {
        let colors = (0..<Int.random(in: 1...6, using: &self)).map { _ in color() }
        let indices = (0..<Int.random(in: 1...6, using: &self)).map { _ in Int.random(in: colors.indices, using: &self)
        }
        return ColorPalette(
            id: "random",
            name: "Random",
            colors: colors,
            gradientIndices: indices,
            gradientOpacities: indices.map { _ in unit() }
        )
    }

    /// Returns a palette of arbitrary numbers.
    package mutating func garbagePalette() -> ColorPalette {
        func count(_ self: inout Self) -> Int { Int.random(in: 0...5, using: &self) }
        let colors = (0..<count(&self)).map { _ in
            SRGBColor(red: garbage(), green: garbage(), blue: garbage(), opacity: garbage())
        }
        let indices = (0..<count(&self)).map { _ in
            Bool.random(using: &self) ? Int.random(in: 0...6, using: &self) : Int(truncatingIfNeeded: next())
        }
        let opacities = (0..<count(&self)).map { _ in garbage() }
        return ColorPalette(
            id: "garbage",
            name: "Garbage",
            colors: colors,
            gradientIndices: Bool.random(using: &self) ? indices : nil,
            gradientOpacities: Bool.random(using: &self) ? opacities : nil
        )
    }
}
