import SwiftUI

/// A set of colors, some of which make a background's gradient.
///
/// ```swift
/// let dusk = ColorPalette(
///     id: "dusk",
///     name: "Dusk",
///     hexColors: ["#FF6666", "#FFCC66", "#B34DCC"],
///     gradientIndices: [0, 2],
///     gradientOpacities: [0.4, 0.6]
/// )
/// ```
///
/// The gradient runs from top to bottom through the colors at ``gradientIndices``, each at the opacity of the same
/// position in ``gradientOpacities``, over the system's background.
///
/// Every palette is valid. Each kind of bad input has one result, and a debug build reports the palette and the fix:
///
/// | Given | Result |
/// | --- | --- |
/// | an index outside `colors` | it and its opacity are dropped |
/// | no index left | the first and the last color, opacities 0.5 and 0.7 |
/// | fewer opacities than indices | the missing ones are 0.5 |
/// | more opacities than indices | the rest is ignored |
/// | an opacity that is NaN or infinite | 0.5 |
/// | an opacity outside 0…1 | clamped |
/// | no colors | no gradient: the system's background alone |
/// | a malformed hex string | middle gray in its place, so that indices keep their meaning |
///
/// Decoding follows the same rules, so every stored palette can be drawn.
///
/// Layer: atom, <doc:Palettes>.
public struct ColorPalette: Identifiable, Hashable, Sendable, Codable {
    /// The identifier of this palette, the same at every launch.
    public let id: String

    /// The name to show, for example in a picker.
    public let name: String

    /// All colors of the palette, including those outside of the gradient.
    public let colors: [SRGBColor]

    /// The positions in ``colors`` of the gradient's colors, from top to bottom. Each is valid.
    public let gradientIndices: [Int]

    /// The opacities of the gradient's colors, 0…1, one for each of ``gradientIndices``.
    public let gradientOpacities: [Double]

    /// The palette for dark appearance, which has no dark palette itself. It is in an array of at most one element,
    /// because a struct can't contain a value of its type.
    private var dark: [ColorPalette]?

    /// Creates a palette from colors.
    ///
    /// - Parameters:
    ///   - id: The identifier of this palette.
    ///   - name: The name to show.
    ///   - colors: The colors. An empty array makes a palette without a gradient.
    ///   - gradientIndices: Positions in `colors`, from the top of the gradient to the bottom. The default is the first
    ///     and the last color, or the only one.
    ///   - gradientOpacities: An opacity, 0…1, for each index. The defaults are 0.5, then 0.7, then 0.5 for all others.
    public init(
        id: String,
        name: String,
        colors: [SRGBColor],
        gradientIndices: [Int]? = nil,
        gradientOpacities: [Double]? = nil
    ) {
        let gradient = PaletteGradient(
            indices: gradientIndices,
            opacities: gradientOpacities,
            colorCount: colors.count,
            palette: name
        )
        self.id = id
        self.name = name
        self.colors = colors
        self.gradientIndices = gradient.indices
        self.gradientOpacities = gradient.opacities
    }

    /// Creates a palette from hex strings.
    ///
    /// - Parameters:
    ///   - id: The identifier of this palette.
    ///   - name: The name to show.
    ///   - hexColors: The colors, in the forms of ``SRGBColor/init(hex:)``. A malformed string becomes middle gray.
    ///   - gradientIndices: Positions in `hexColors`, from the top of the gradient to the bottom. The default is the
    ///     first and the last color, or the only one.
    ///   - gradientOpacities: An opacity, 0…1, for each index. The defaults are 0.5, then 0.7, then 0.5 for all others.
    public init(
        id: String,
        name: String,
        hexColors: [String],
        gradientIndices: [Int]? = nil,
        gradientOpacities: [Double]? = nil
    ) {
        let colors = hexColors.enumerated().map { position, hex in
            if let color = SRGBColor(hex: hex) { return color }
            Diagnostics.report(
                """
                ColorPalette “\(name)”: Color \(position), “\(hex)”, is not a hex color, so middle gray is used. \
                Write the color as “#RRGGBB”.
                """
            )
            return SRGBColor(white: 0.5)
        }
        self.init(
            id: id,
            name: name,
            colors: colors,
            gradientIndices: gradientIndices,
            gradientOpacities: gradientOpacities
        )
    }

    /// Decodes a palette by the rules of ``init(id:name:colors:gradientIndices:gradientOpacities:)``.
    ///
    /// A missing name becomes the id; missing colors become an empty array.
    ///
    /// - Throws: A `DecodingError` for a missing id, for a value of the wrong type, and for a dark palette in a dark
    ///   palette.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let id = try container.decode(String.self, forKey: .id)
        self.init(
            id: id,
            name: try container.decodeIfPresent(String.self, forKey: .name) ?? id,
            colors: try container.decodeIfPresent([SRGBColor].self, forKey: .colors) ?? [],
            gradientIndices: try container.decodeIfPresent([Int].self, forKey: .gradientIndices),
            gradientOpacities: try container.decodeIfPresent([Double].self, forKey: .gradientOpacities)
        )
        // Nested dark palettes could overflow the stack.
        if container.contains(.dark), decoder.codingPath.contains(where: { $0 is CodingKeys }) {
            let message = "A dark palette can't have a dark palette of its own."
            throw DecodingError.dataCorruptedError(forKey: .dark, in: container, debugDescription: message)
        }
        if let variant = try container.decodeIfPresent([ColorPalette].self, forKey: .dark)?.first {
            self = adaptive(dark: variant)
        }
    }

    /// Returns this palette with another palette for dark appearance.
    ///
    /// ```swift
    /// let tide = ColorPalette(id: "tide", name: "Tide", hexColors: ["#BFD7EA", "#087E8B"])
    ///     .adaptive(dark: ColorPalette(id: "tide-night", name: "Tide", hexColors: ["#0B3954", "#03161F"]))
    /// ```
    ///
    /// - Parameter palette: The palette for dark appearance. Its own dark palette is ignored.
    /// - Returns: The changed palette, with the ``id``, ``name`` and ``colors`` of this one.
    public func adaptive(dark palette: ColorPalette) -> ColorPalette {
        copy(of: self) { $0.dark = [palette.variant(in: .light)] }
    }

    /// Returns the palette for one appearance: in dark appearance the argument of ``adaptive(dark:)``, if any.
    func variant(in colorScheme: ColorScheme) -> ColorPalette {
        (colorScheme == .dark ? dark?.first : nil) ?? copy(of: self) { $0.dark = nil }
    }

    /// The colors of the gradient from top to bottom, each at its opacity.
    package var gradientColors: [SRGBColor] { zip(gradientIndices, gradientOpacities).map { colors[$0].opacity($1) } }
}
