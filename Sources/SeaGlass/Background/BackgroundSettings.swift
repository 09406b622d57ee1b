import SwiftUI

/// What a person has set on the device that a background depends on.
struct BackgroundSettings: DynamicProperty {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

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
