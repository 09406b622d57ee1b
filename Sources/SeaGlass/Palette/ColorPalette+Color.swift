import SwiftUI

extension ColorPalette {
    /// Creates a palette from what SwiftUI colors, as those of an asset catalog, are in both appearances.
    ///
    /// A palette keeps numbers, so that it can be stored and compared. A dynamic color becomes what it is in light
    /// appearance and, for ``dark(_:)``, what it is in dark, at standard contrast:
    ///
    /// ```swift
    /// let sunrise = ColorPalette(id: "sunrise", name: "Sunrise", resolving: [.orange, .pink])
    /// ```
    ///
    /// In an environment of yours it becomes what it is there alone, in every appearance.
    ///
    /// - Parameters:
    ///   - id: What tells this palette from others.
    ///   - name: The name to show.
    ///   - colors: The colors, those of a wider gamut too; without any, there is no gradient.
    ///   - environment: Where to resolve the colors. By default both in light and in dark appearance.
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
