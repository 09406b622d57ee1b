import SwiftUI

/// Reads the persistent background in force, and the settings of the device that its recipe depends on.
struct BackgroundSettings: DynamicProperty {
    @Environment(\.persistentBackground) private var background
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    /// The recipe of the background behind this view; `nil` where there is none, and where it is a view of the app's own.
    var recipeBehind: BackgroundRecipe? {
        guard let background, let palette = background.palette else { return nil }
        return recipe(palette: palette, style: background.style)
    }

    func recipe(palette: ColorPalette?, style: PersistentBackgroundStyle) -> BackgroundRecipe {
        BackgroundRecipe(
            palette: palette,
            style: style,
            colorScheme: colorScheme,
            contrast: contrast,
            reduceTransparency: reduceTransparency
        )
    }
}
