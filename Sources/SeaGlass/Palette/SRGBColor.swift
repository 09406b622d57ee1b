/// A color as four numbers: red, green, blue and opacity in sRGB.
///
/// A `Color` may depend on the environment of a running view, so it can't be stored or compared between launches. An
/// `SRGBColor` is plain data. Its components are gamma-encoded sRGB from 0 to 1, as in a hex string or in
/// `Color(.sRGB, red:green:blue:)`.
///
/// ```swift
/// let coral = SRGBColor(red: 1, green: 0.4, blue: 0.4)
/// let sameCoral = SRGBColor(hex: "#FF6666")
/// ```
///
/// A component outside 0…1, infinity included, is clamped to that range; a NaN is 0, and an opacity that is NaN is 1.
/// But a color made from a `Color` of a wider gamut, such as Display P3, keeps components outside the range, so that
/// the screen can show them. So do its blends. Bitmaps, hex strings and decoded colors are in sRGB.
///
/// Layer: atom, <doc:Palettes>.
public struct SRGBColor: Hashable, Sendable, Codable {
    /// The amount of red, gamma-encoded sRGB: 0…1, unless the color is of a wider gamut.
    public let red: Double

    /// The amount of green, gamma-encoded sRGB: 0…1, unless the color is of a wider gamut.
    public let green: Double

    /// The amount of blue, gamma-encoded sRGB: 0…1, unless the color is of a wider gamut.
    public let blue: Double

    /// The opacity, from 0 (invisible) to 1 (opaque). The components are not premultiplied.
    public let opacity: Double

    /// Creates a color from its gamma-encoded sRGB components.
    ///
    /// - Parameters:
    ///   - red: The amount of red, clamped to 0…1; NaN is 0.
    ///   - green: The amount of green, clamped to 0…1; NaN is 0.
    ///   - blue: The amount of blue, clamped to 0…1; NaN is 0.
    ///   - opacity: The opacity, clamped to 0…1; NaN is 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red.clampedToUnit(nan: 0)
        self.green = green.clampedToUnit(nan: 0)
        self.blue = blue.clampedToUnit(nan: 0)
        self.opacity = opacity.clampedToUnit(nan: 1)
    }

    /// Creates a color that may lie outside sRGB, with components clamped to -1…2, a range that holds every gamut.
    init(wideRed red: Double, green: Double, blue: Double, opacity: Double) {
        func wide(_ component: Double) -> Double { component.isNaN ? 0 : min(max(component, -1), 2) }
        self.red = wide(red)
        self.green = wide(green)
        self.blue = wide(blue)
        self.opacity = opacity.clampedToUnit(nan: 1)
    }

    /// Creates a gray.
    ///
    /// - Parameters:
    ///   - white: The lightness, gamma-encoded, clamped to 0 (black) through 1 (white); NaN is 0.
    ///   - opacity: The opacity, clamped to 0…1; NaN is 1.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Decodes a color from its components; a missing opacity is 1.
    ///
    /// - Throws: A `DecodingError` for a component that is missing or not a number. A number out of range is clamped.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            red: try container.decode(Double.self, forKey: .red),
            green: try container.decode(Double.self, forKey: .green),
            blue: try container.decode(Double.self, forKey: .blue),
            opacity: try container.decodeIfPresent(Double.self, forKey: .opacity) ?? 1
        )
    }

    /// Opaque black.
    public static let black = SRGBColor(white: 0)

    /// Opaque white.
    public static let white = SRGBColor(white: 1)

    /// Returns this color with its opacity multiplied by a factor, as `Color.opacity(_:)` does.
    ///
    /// - Parameter opacity: The factor, clamped to 0…1; NaN is 1.
    /// - Returns: The same red, green and blue with the new opacity.
    public func opacity(_ opacity: Double) -> SRGBColor {
        SRGBColor(wideRed: red, green: green, blue: blue, opacity: self.opacity * opacity.clampedToUnit(nan: 1))
    }

    /// This color at full opacity.
    var opaque: SRGBColor { SRGBColor(wideRed: red, green: green, blue: blue, opacity: 1) }
}
