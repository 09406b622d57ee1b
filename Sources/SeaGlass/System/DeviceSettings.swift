import SwiftUI

#if os(iOS)
import UIKit
#endif

/// The device's settings that change what is drawn, and how it moves.
///
/// They are one value of the environment: a view stores each property wrapper in line, with code to copy it.
struct DeviceSettings: Equatable {
    let colorScheme: ColorScheme
    let colorSchemeContrast: ColorSchemeContrast
    let accessibilityReduceTransparency: Bool
    let accessibilityReduceMotion: Bool
    let isElevated: Bool
    let displayScale: CGFloat
    let platformCapabilities: PlatformCapabilities

    /// Returns an animation adapted to the device: a plain fade under Reduce Motion.
    func animation(_ animation: Animation?) -> Animation? {
        accessibilityReduceMotion ? animation.map { _ in .easeInOut } : animation
    }
}

extension EnvironmentValues {
    var deviceSettings: DeviceSettings {
        DeviceSettings(
            colorScheme: colorScheme,
            colorSchemeContrast: colorSchemeContrast,
            accessibilityReduceTransparency: accessibilityReduceTransparency,
            accessibilityReduceMotion: accessibilityReduceMotion,
            isElevated: isElevated,
            displayScale: displayScale,
            platformCapabilities: platformCapabilities
        )
    }

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
