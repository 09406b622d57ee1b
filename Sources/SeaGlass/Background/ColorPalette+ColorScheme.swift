import SwiftUI

extension ColorPalette {
    /// Returns the color scheme whose labels are legible on the palette: light for black labels, dark for white ones.
    ///
    /// A label may lie on any color of the gradient, so for each scheme the color with the lowest contrast ratio (WCAG
    /// 2.x) decides, and the scheme with the higher ratio wins. Equal ratios give the argument. A vignette is ignored.
    ///
    /// Set the scheme between the stack and the background. Labels, tints, rows and materials of the screens follow it.
    /// The background keeps the appearance around it:
    ///
    /// ```swift
    /// struct Mail: View {
    ///     @Environment(\.colorScheme) private var colorScheme
    ///
    ///     var body: some View {
    ///         NavigationStack { InboxScreen() }
    ///             .environment(\.colorScheme, ColorPalette.midnight.colorScheme(in: colorScheme))
    ///             .persistentBackground(.midnight)
    ///     }
    /// }
    /// ```
    ///
    /// `preferredColorScheme` changes the appearance of the whole window, so pass a fixed scheme for it, such as
    /// `.light`. With the scheme of the environment each answer would change the next question.
    ///
    /// - Parameters:
    ///   - colorScheme: The appearance in which the background is drawn.
    ///   - contrast: The `colorSchemeContrast` of the environment. Increase Contrast halves the gradient's opacity, which
    ///     can change the result.
    ///   - style: The style of the background. Its base color lies under the gradient.
    /// - Returns: The color scheme for the screens in front of the palette.
    public func colorScheme(
        in colorScheme: ColorScheme,
        contrast: ColorSchemeContrast = .standard,
        style: PersistentBackgroundStyle = .standard
    ) -> ColorScheme {
        let recipe = BackgroundRecipe(palette: self, style: style, colorScheme: colorScheme, contrast: contrast)
        let black = recipe.minimumContrastRatio(of: .black)
        let white = recipe.minimumContrastRatio(of: .white)
        return black == white ? colorScheme : black > white ? .light : .dark
    }
}
