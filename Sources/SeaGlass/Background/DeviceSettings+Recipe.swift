import SwiftUI

#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

extension DeviceSettings {
    /// Returns the recipe of a palette in a style, for this device.
    ///
    /// - Parameter isOverGlass: Whether a window's glass, on visionOS, replaces the system's background.
    func recipe(
        palette: ColorPalette?,
        style: PersistentBackgroundStyle,
        isOverGlass: Bool = true
    ) -> BackgroundRecipe {
        BackgroundRecipe(
            palette: palette,
            style: style,
            colorScheme: colorScheme,
            contrast: colorSchemeContrast,
            reduceTransparency: accessibilityReduceTransparency,
            systemBackground: isOverGlass && platformCapabilities.glassPlates
                ? .none : .current(colorScheme: colorScheme, contrast: colorSchemeContrast, isElevated: isElevated),
            drawsMesh: platformCapabilities.meshGradients
        )
    }

    /// Returns the color that draws a recipe's fill.
    ///
    /// Without a base color, iOS and macOS fill with the system's own color. On a Mac the wallpaper tints
    /// that color.
    func fill(of recipe: BackgroundRecipe, in style: PersistentBackgroundStyle) -> Color {
        #if os(macOS)
        if style.base == nil { return Color(nsColor: .windowBackgroundColor) }
        #elseif os(iOS)
        if style.base == nil { return Color(uiColor: .systemBackground) }
        #endif
        return recipe.fill.color
    }
}

extension SystemBackground {
    /// Returns the running system's background for the settings of a view.
    static func current(colorScheme: ColorScheme, contrast: ColorSchemeContrast, isElevated: Bool) -> SystemBackground {
        #if os(macOS)
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return .color(SRGBColor(Color(nsColor: .windowBackgroundColor), in: environment))
        #elseif os(iOS)
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
            traits.accessibilityContrast = contrast == .increased ? .high : .normal
            traits.userInterfaceLevel = isElevated ? .elevated : .base
        }
        return .color(SRGBColor(Color(uiColor: .systemBackground.resolvedColor(with: traits))))
        #else
        return .standard
        #endif
    }
}
