import SwiftUI

extension ColorPalette {
    /// Returns black or white for text on the palette's gradient, whichever has more contrast with its worst color.
    ///
    /// Compares the WCAG contrast ratios with the worst of the gradient's colors, each composited over the system's
    /// background, since text may lie on any of them. The result is black if both are equal. A vignette is ignored.
    ///
    /// ```swift
    /// let text = ColorPalette.midnight.contrastingForeground(in: .dark)   // white
    /// ```
    ///
    /// - Parameter colorScheme: The appearance.
    /// - Returns: ``SRGBColor/black`` or ``SRGBColor/white``.
    public func contrastingForeground(in colorScheme: ColorScheme) -> SRGBColor {
        recipe(in: colorScheme).contrastingForeground
    }

    /// Returns the lowest contrast ratio (WCAG 2.x) of a color on the palette's gradient.
    ///
    /// WCAG asks for 4.5 for text and 3 for large text and controls. A translucent color is composited over each color
    /// of the gradient first.
    ///
    /// - Parameters:
    ///   - foreground: The color of the text.
    ///   - colorScheme: The appearance.
    /// - Returns: The lowest ratio over the gradient's colors, 1…21.
    public func minimumContrastRatio(of foreground: SRGBColor, in colorScheme: ColorScheme) -> Double {
        recipe(in: colorScheme).minimumContrastRatio(of: foreground)
    }

    private func recipe(in colorScheme: ColorScheme) -> BackgroundRecipe {
        BackgroundRecipe(palette: self, style: .standard, colorScheme: colorScheme)
    }
}
