import SwiftUI

#if os(iOS)
import UIKit
#endif

/// The device's settings that affect drawing and animation.
///
/// A view reads them as a single environment value, because each property wrapper adds storage and copying code.
struct DeviceSettings: Equatable {
    var colorScheme: ColorScheme
    let colorSchemeContrast: ColorSchemeContrast
    let accessibilityReduceTransparency: Bool
    let accessibilityReduceMotion: Bool
    let isElevated: Bool
    let displayScale: CGFloat
    let platformCapabilities: PlatformCapabilities

    /// Returns the animation to use on the device: `easeInOut` instead of any other under Reduce Motion.
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
    /// The interface level around a view, which only UIKit's traits contain.
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

    /// Whether the interface around a view lies over another, as in a sheet. In dark appearance such an interface has a
    /// lighter background.
    var isElevated: Bool {
        #if os(iOS)
        self[ElevationKey.self]
        #else
        false
        #endif
    }
}
