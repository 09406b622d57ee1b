import SwiftUI

#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

extension SystemBackground {
    /// The running system's, for what a view reads of its environment.
    static func current(
        colorScheme: ColorScheme,
        contrast: ColorSchemeContrast,
        isElevated: Bool
    ) -> SystemBackground {
        #if os(macOS)
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return .color(SRGBColor(Color(nsColor: .windowBackgroundColor), in: environment))
        #elseif os(visionOS)
        return .none
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
