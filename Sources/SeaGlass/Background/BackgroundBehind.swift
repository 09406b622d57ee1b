import SwiftUI

/// The persistent background that stands behind a view.
struct BackgroundBehind {
    /// Nil under a background that is a view of the app's own.
    let palette: ColorPalette?
    let style: PersistentBackgroundStyle
    /// How one palette changes into another.
    let animation: Animation?
    /// The background once more, where each screen paints it behind itself. Whether one does never changes.
    let painted: AnyView?
    /// Nil where no container hides anything.
    let audit: BackgroundAudit?
}

extension EnvironmentValues {
    private struct BackgroundBehindKey: EnvironmentKey {
        static var defaultValue: BackgroundBehind? { nil }
    }

    var backgroundBehind: BackgroundBehind? {
        get { self[BackgroundBehindKey.self] }
        set { self[BackgroundBehindKey.self] = newValue }
    }

    /// Whether a persistent background stands behind this view.
    package var hasPersistentBackground: Bool { backgroundBehind != nil }

    /// The palette of the nearest persistent background around this view.
    ///
    /// `nil` where there is none, and where it is a view of the app's own.
    ///
    /// ```swift
    /// struct PaletteName: View {
    ///     @Environment(\.colorPalette) private var palette
    ///
    ///     var body: some View { Text(palette?.name ?? "No palette") }
    /// }
    /// ```
    public var colorPalette: ColorPalette? { backgroundBehind?.palette }
}

/// Reads the settings of the device that a recipe depends on, and the background behind a view.
struct BackgroundSettings: DynamicProperty {
    @Environment(\.backgroundBehind) private var background
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.accessibilityReduceTransparency) var reduceTransparency
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.isLowPowerModeEnabled) private var isLowPowerModeEnabled
    @Environment(\.isElevated) private var isElevated

    /// The palette of the background behind this view.
    var paletteBehind: ColorPalette? { background?.palette }

    /// How what depends on the palette behind this view changes with it.
    var animationBehind: Animation? { animation(background?.animation) }

    /// The recipe of the background behind this view; `nil` where there is none, and where it is a view of the app's own.
    var recipeBehind: BackgroundRecipe? {
        guard let background, let palette = background.palette else { return nil }
        return recipe(palette: palette, style: background.style)
    }

    /// An animation as the device wants it: a plain fade under Reduce Motion, none in Low Power Mode.
    func animation(_ animation: Animation?) -> Animation? {
        if isLowPowerModeEnabled { return nil }
        return reduceMotion ? animation.map { _ in .easeInOut } : animation
    }

    func recipe(palette: ColorPalette?, style: PersistentBackgroundStyle) -> BackgroundRecipe {
        BackgroundRecipe(
            palette: palette,
            style: style,
            colorScheme: colorScheme,
            contrast: contrast,
            reduceTransparency: reduceTransparency,
            systemBackground: .current(colorScheme: colorScheme, contrast: contrast, isElevated: isElevated)
        )
    }
}
