import SwiftUI

extension ColorPalette {
    /// Creates a palette from SwiftUI colors, such as asset catalog colors, for both appearances.
    ///
    /// A palette keeps numbers, so that it can be stored and compared. A dynamic color is resolved in light appearance
    /// and, for ``adaptive(dark:)``, in dark appearance, at standard contrast:
    ///
    /// ```swift
    /// let sunrise = ColorPalette(id: "sunrise", name: "Sunrise", resolving: [.orange, .pink])
    /// ```
    ///
    /// With an `environment`, colors are resolved once and are the same in every appearance.
    ///
    /// - Parameters:
    ///   - id: The identifier of this palette.
    ///   - name: The name to show.
    ///   - colors: The colors, of any gamut. An empty array makes a palette without a gradient.
    ///   - environment: The environment to resolve the colors in. The default is both light and dark appearance.
    ///   - gradientIndices: Positions in `colors`, from the top of the gradient to the bottom. The default is the first
    ///     and the last color, or the only one.
    ///   - gradientOpacities: An opacity, 0…1, for each index. The defaults are 0.5, then 0.7, then 0.5 for all others.
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
        self = light == dark ? light : light.adaptive(dark: dark)
    }
}

extension SRGBColor {
    /// Creates a color from a SwiftUI color, resolved in an environment.
    ///
    /// The result is fixed: a system color, or a color that changes with the appearance, takes its value in
    /// `environment`. A color outside sRGB keeps its components in extended sRGB, below 0 or above 1.
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
        // A `Float` holds six decimals: without rounding, 0.4 would become 0.4000000059604645, and a palette made of
        // colors would differ from the same palette made of numbers.
        func double(_ component: Float) -> Double { (Double(component) * 1_000_000).rounded() / 1_000_000 }
        self.init(
            wideRed: double(resolved.red),
            green: double(resolved.green),
            blue: double(resolved.blue),
            opacity: double(resolved.opacity)
        )
    }

    /// The color as a SwiftUI `Color`, the same in every appearance.
    public var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }
}
