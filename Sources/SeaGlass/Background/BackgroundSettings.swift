import SwiftUI

#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

/// The device's settings that a recipe depends on, and the palette behind a view.
struct BackgroundSettings: DynamicProperty {
    @Environment(\.paletteBehind) private var palette
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.accessibilityReduceTransparency) var reduceTransparency
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.isElevated) private var isElevated
    @Environment(\.platformCapabilities) private var capabilities

    /// The animation of views that depend on the palette behind this view.
    var animationBehind: Animation? { animation(palette?.animation) }

    /// The recipe of the background behind this view; `nil` where there is none, and where it is a view of the app's
    /// own.
    var recipeBehind: BackgroundRecipe? { palette.map { recipe(palette: $0.palette, style: $0.style) } }

    /// Returns an animation adapted to the device: a plain fade under Reduce Motion, none in Low Power Mode.
    func animation(_ animation: Animation?) -> Animation? {
        if LowPowerMode.isOn { return nil }
        return reduceMotion ? animation.map { _ in .easeInOut } : animation
    }

    func recipe(palette: ColorPalette?, style: PersistentBackgroundStyle) -> BackgroundRecipe {
        BackgroundRecipe(
            palette: palette,
            style: style,
            colorScheme: colorScheme,
            contrast: contrast,
            reduceTransparency: reduceTransparency,
            systemBackground: capabilities.glassPlates
                ? .none : .current(colorScheme: colorScheme, contrast: contrast, isElevated: isElevated),
            drawsMesh: capabilities.meshGradients
        )
    }

    /// The fill of a recipe, to be drawn. The system's own color is drawn as such: the wallpaper tints that of a Mac's
    /// window.
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
    /// The running system's background, from the environment of a view.
    static func current(
        colorScheme: ColorScheme,
        contrast: ColorSchemeContrast,
        isElevated: Bool
    ) -> SystemBackground {
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

extension EnvironmentValues {
    #if os(iOS)
    /// UIKit's level of the interface around a view. Only UIKit passes it to SwiftUI.
    private struct ElevationKey: UITraitBridgedEnvironmentKey {
        static var defaultValue: Bool { false }

        static func read(from traitCollection: UITraitCollection) -> Bool {
            traitCollection.userInterfaceLevel == .elevated
        }

        static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {
            mutableTraits.userInterfaceLevel = value ? .elevated : .base
        }
    }
    #endif

    /// Whether the interface around a view lies over another, as in a sheet, where a dark background is lighter.
    var isElevated: Bool {
        #if os(iOS)
        self[ElevationKey.self]
        #else
        false
        #endif
    }
}
