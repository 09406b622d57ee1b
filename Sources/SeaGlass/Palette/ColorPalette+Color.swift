import SwiftUI

extension ColorPalette {
    /// Creates a palette from SwiftUI colors, such as those of an asset catalog, as they are in both appearances.
    ///
    /// A palette keeps numbers, so that it can be stored and compared. A dynamic color is resolved in light appearance
    /// and, for ``dark(_:)``, in dark appearance, at standard contrast:
    ///
    /// ```swift
    /// let sunrise = ColorPalette(id: "sunrise", name: "Sunrise", resolving: [.orange, .pink])
    /// ```
    ///
    /// In an environment that you give, colors are resolved once, and are the same in every appearance.
    ///
    /// - Parameters:
    ///   - id: The identifier of this palette.
    ///   - name: The name to show.
    ///   - colors: The colors, those of a wider gamut too; without any, there is no gradient.
    ///   - environment: The environment to resolve the colors in. By default, both light and dark appearance.
    ///   - gradientIndices: Positions in `colors`, from the top of the gradient to its bottom. The default is the first
    ///     and the last; of one color, that one.
    ///   - gradientOpacities: An opacity, 0…1, for each index. The default is 0.5 and 0.7, and 0.5 for each further
    ///     one.
    public init(
        id: String,
        name: String,
        resolving colors: [Color],
        in environment: EnvironmentValues? = nil,
        gradientIndices: [Int]? = nil,
        gradientOpacities: [Double]? = nil
    ) {
        func palette(in environment: EnvironmentValues) -> ColorPalette {
            ColorPalette(
                id: id,
                name: name,
                colors: colors.map { SRGBColor($0, in: environment) },
                gradientIndices: gradientIndices,
                gradientOpacities: gradientOpacities
            )
        }
        var night = EnvironmentValues()
        night.colorScheme = .dark
        let light = palette(in: environment ?? EnvironmentValues())
        let dark = environment == nil ? palette(in: night) : light
        self = light == dark ? light : light.dark(dark)
    }
}

extension SRGBColor {
    /// Creates a color from a SwiftUI color, resolved in an environment.
    ///
    /// The result is fixed: a system color, or one that changes with the appearance, becomes the one it is in
    /// `environment`. A color outside sRGB stays outside: its components are in extended sRGB, below 0 or above 1.
    ///
    /// ```swift
    /// var dark = EnvironmentValues()
    /// dark.colorScheme = .dark
    /// let accent = SRGBColor(.accentColor)                // light, standard contrast
    /// let darkAccent = SRGBColor(.accentColor, in: dark)
    /// ```
    ///
    /// - Parameters:
    ///   - color: The color to resolve.
    ///   - environment: The environment to resolve it in. The default has light appearance and standard contrast.
    public init(_ color: Color, in environment: EnvironmentValues = EnvironmentValues()) {
        let resolved = color.resolve(in: environment)
        // A `Float` holds six decimals. Without the rounding 0.4 would come back as 0.4000000059604645, and a palette
        // made of colors would differ from the same one made of numbers.
        func double(_ component: Float) -> Double { (Double(component) * 1_000_000).rounded() / 1_000_000 }
        self.init(
            wideRed: double(resolved.red),
            green: double(resolved.green),
            blue: double(resolved.blue),
            opacity: double(resolved.opacity)
        )
    }

    /// The color for SwiftUI to draw: the same in every appearance.
    public var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }
}
