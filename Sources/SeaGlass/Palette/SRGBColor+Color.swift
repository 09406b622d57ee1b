import SwiftUI

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
    public var color: Color {
        Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }
}
