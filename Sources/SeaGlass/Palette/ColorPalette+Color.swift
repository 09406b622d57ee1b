import SwiftUI

extension ColorPalette {
    /// Creates a palette from what SwiftUI colors are in an environment.
    ///
    /// A palette keeps numbers, so that it can be stored and compared. A dynamic color becomes what it is in
    /// `environment` and stays that, frozen: by default what it is in light appearance at standard contrast. For colors
    /// that have two appearances make two palettes:
    ///
    /// ```swift
    /// var dark = EnvironmentValues()
    /// dark.colorScheme = .dark
    ///
    /// let day = ColorPalette(id: "day", name: "Day", resolving: [.orange, .pink])
    /// let night = ColorPalette(id: "night", name: "Night", resolving: [.orange, .pink], in: dark)
    /// ```
    ///
    /// - Parameters:
    ///   - id: What tells this palette from others.
    ///   - name: The name to show.
    ///   - colors: The colors. One outside sRGB is clamped to it; without any, there is no gradient.
    ///   - environment: Where to resolve the colors. The default is the default environment.
    ///   - gradientIndices: Positions in `colors`, from the top of the gradient to its bottom. The default is the first
    ///     and the last; of one color, that one.
    ///   - gradientOpacities: An opacity, 0…1, for each index. The default is 0.5 and 0.7, and 0.5 for each further
    ///     one.
    public init(
        id: String,
        name: String,
        resolving colors: [Color],
        in environment: EnvironmentValues = EnvironmentValues(),
        gradientIndices: [Int]? = nil,
        gradientOpacities: [Double]? = nil
    ) {
        self.init(
            id: id,
            name: name,
            colors: colors.map { SRGBColor($0, in: environment) },
            gradientIndices: gradientIndices,
            gradientOpacities: gradientOpacities
        )
    }
}
