import SwiftUI

#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

/// Reads the settings of the device that a recipe depends on, and the palette behind a view.
struct BackgroundSettings: DynamicProperty {
    @Environment(\.paletteBehind) private var palette
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.accessibilityReduceTransparency) var reduceTransparency
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.isLowPowerModeEnabled) private var isLowPowerModeEnabled
    @Environment(\.isElevated) private var isElevated
    @Environment(\.platformCapabilities) private var capabilities

    /// How what depends on the palette behind this view changes with it.
    var animationBehind: Animation? { animation(palette?.animation) }

    /// The recipe of the background behind this view; `nil` where there is none, and where it is a view of the app's own.
    var recipeBehind: BackgroundRecipe? { palette.map { recipe(palette: $0.palette, style: $0.style) } }

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
            systemBackground: .current(colorScheme: colorScheme, contrast: contrast, isElevated: isElevated),
            drawsMesh: capabilities.meshGradients
        )
    }
}

extension SystemBackground {
    /// The running system's, for what a view reads of its environment.
    static func current(
        colorScheme: ColorScheme,
        contrast: ColorSchemeContrast,
        isElevated: Bool
    ) -> SystemBackground {
        #if os(macOS) || os(iOS)
        // Asked once for each appearance: many labels ask whenever a palette changes.
        let appearance = Appearance(colorScheme: colorScheme, contrast: contrast, isElevated: isElevated)
        if let known = known.withLock({ $0[appearance] }) { return known }
        let background = resolved(in: appearance)
        known.withLock { $0[appearance] = background }
        return background
        #elseif os(visionOS)
        return .none
        #else
        return .standard
        #endif
    }

    #if os(macOS) || os(iOS)
    private struct Appearance: Hashable {
        let colorScheme: ColorScheme
        let contrast: ColorSchemeContrast
        let isElevated: Bool
    }

    private static let known = Locked<[Appearance: SystemBackground]>([:])
    #endif

    #if os(macOS)
    private static func resolved(in appearance: Appearance) -> SystemBackground {
        var environment = EnvironmentValues()
        environment.colorScheme = appearance.colorScheme
        return .color(SRGBColor(Color(nsColor: .windowBackgroundColor), in: environment))
    }
    #elseif os(iOS)
    private static func resolved(in appearance: Appearance) -> SystemBackground {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = appearance.colorScheme == .dark ? .dark : .light
            traits.accessibilityContrast = appearance.contrast == .increased ? .high : .normal
            traits.userInterfaceLevel = appearance.isElevated ? .elevated : .base
        }
        return .color(SRGBColor(Color(uiColor: .systemBackground.resolvedColor(with: traits))))
    }
    #endif
}

extension EnvironmentValues {
    #if os(iOS)
    /// UIKit's level of the interface around a view. It is UIKit that hands it to SwiftUI: nothing else does.
    private struct ElevationKey: UITraitBridgedEnvironmentKey {
        static var defaultValue: Bool { false }

        static func read(from traitCollection: UITraitCollection) -> Bool {
            traitCollection.userInterfaceLevel == .elevated
        }

        static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {
            mutableTraits.userInterfaceLevel = value ? .elevated : .base
        }
    }
    #else
    private struct ElevationKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
    #endif

    /// Whether the interface around a view lies over another, as in a sheet, where a dark background is lighter.
    var isElevated: Bool {
        get { self[ElevationKey.self] }
        set { self[ElevationKey.self] = newValue }
    }
}
