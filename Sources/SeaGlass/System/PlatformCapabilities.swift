import SwiftUI

/// The capabilities of the running system that change how SeaGlass draws.
///
/// The environment holds the running system's capabilities unless you set others. With the capabilities of an older
/// system, a preview or a test draws as that system does:
///
/// ```swift
/// #Preview("iOS 17") {
///     NavigationStack { InboxScreen() }
///         .persistentBackground(.ocean)
///         .environment(\.platformCapabilities, .iOS17)
/// }
/// ```
///
/// Chain `environment` after the persistent background, which also reads the capabilities. Don't set the capabilities
/// of a system newer than the running one, because the running system lacks the newer features: with ``iOS18`` on iOS
/// 17, a screen is neither cleared nor painted.
///
/// Layer: below the atoms. Every component reads it.
public struct PlatformCapabilities: Hashable, Sendable {
    /// The background that a navigation container draws behind each of its screens.
    package enum NavigationContainer {
        /// An opaque background that a screen can clear: iOS 18, Mac Catalyst 18, watchOS 10.
        case clearable
        /// An opaque background that no public API clears: iOS 17, Mac Catalyst 17.
        case opaque
        /// No background: macOS, tvOS, visionOS.
        case seeThrough
    }

    private var family = SystemFamily.running
    /// The release of iOS; for another system, the iOS release of the same year.
    private let release: Double

    /// iOS 17: each screen with a transparent container paints the background again.
    public static let iOS17 = PlatformCapabilities(family: .phone, release: 17)

    /// iOS 18: each screen can clear or paint the background of its container.
    public static let iOS18 = PlatformCapabilities(family: .phone, release: 18)

    /// iOS 26.1 and later: as iOS 18, with Liquid Glass.
    public static let iOS26 = PlatformCapabilities(family: .phone, release: 26.1)

    /// iOS 27 and later: as iOS 26, with scroll edges that are soft only on request.
    public static let iOS27 = PlatformCapabilities(family: .phone, release: 27)

    /// macOS 26, as a system with see-through containers.
    package static let seeThrough = PlatformCapabilities(family: .mac, release: 26.1)

    /// visionOS 27: windows are glass, and Liquid Glass and opaque scroll edges are absent.
    package static let vision = PlatformCapabilities(family: .vision, release: 27)

    /// watchOS of the same year as ``iOS26``.
    package static let watch = PlatformCapabilities(family: .watch, release: 26.1)

    /// iOS 26.0, whose glass buttons accept no custom glass.
    package static let iOS26Point0 = PlatformCapabilities(family: .phone, release: 26)

    /// The running system.
    ///
    /// An app that keeps the old design on system version 26, with `UIDesignRequiresCompatibility` in its Info.plist,
    /// has the capabilities of iOS 18, macOS 15 or tvOS 18. The system ignores the key in apps built with SDK 27 or
    /// later, and so does SeaGlass.
    public static var current: PlatformCapabilities { running }

    private static let running: PlatformCapabilities = {
        if #available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *) {
            return running(27, keepsOldDesign: keepsOldDesign)
        }
        if #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, visionOS 26.1, *) {
            return running(26.1, keepsOldDesign: keepsOldDesign)
        }
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return running(26, keepsOldDesign: keepsOldDesign)
        }
        if #available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            return .init(release: 18)
        }
        return .init(release: 17)
    }()

    /// Whether the app keeps the old design.
    private static var keepsOldDesign: Bool {
        #if compiler(>=6.4) || SEAGLASS_SDK_27 || os(watchOS) || os(visionOS)
        false
        #else
        Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool ?? false
        #endif
    }

    /// Returns the capabilities of a release, 26 or later, for an app with the old design or the new one.
    package static func running(_ release: Double, keepsOldDesign: Bool) -> PlatformCapabilities {
        PlatformCapabilities(release: keepsOldDesign ? 18 : release)
    }

    /// Whether the capabilities or the running system belong to a family.
    private func isOn(_ other: SystemFamily) -> Bool { family == other || SystemFamily.running == other }

    /// The background that a navigation container draws behind each of its screens.
    package var navigationContainer: NavigationContainer {
        switch family {
        case .phone: release < 18 ? .opaque : .clearable
        case .watch: .clearable
        case .mac, .television, .vision: .seeThrough
        }
    }

    /// Whether screens paint every picture in their containers by default: watchOS.
    package var paintsScreens: Bool { isOn(.watch) }

    /// Whether the system has Liquid Glass: iOS 26, macOS 26, tvOS 26, watchOS 26.
    package var liquidGlass: Bool { release >= 26 && !glassPlates }

    /// Whether the back button of the system's bar has a title beside its icon: before iOS 26.
    package var titledBackButtons: Bool { family == .phone && SystemFamily.running == .phone && release < 26 }

    /// Whether the system's glass buttons accept custom glass: iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1.
    package var configurableGlassButtons: Bool { release >= 26.1 && !glassPlates }

    /// Whether the system's windows are plates of glass: visionOS.
    package var glassPlates: Bool { isOn(.vision) }

    /// Whether the system has scroll edge effects and `safeAreaBar`: the systems of ``liquidGlass``, and visionOS 26.
    package var edgeEffects: Bool { release >= 26 }

    /// Whether the system has `buttonSizing`: iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26.
    package var buttonSizing: Bool { release >= 26 }

    /// Whether the automatic effect at the edges of a scroll view is a nearly opaque strip that ends with a line:
    /// iOS 27, macOS 27, tvOS 27, watchOS 27.
    ///
    /// Source: WWDC26, session 278: the automatic effect "no longer switches between soft and hard". visionOS has no
    /// such effect. In an app built with an older SDK, a soft edge on iOS 27 covers the status bar alone.
    package var opaqueScrollEdges: Bool {
        #if compiler(>=6.4) || SEAGLASS_SDK_27
        release >= 27 && !glassPlates
        #else
        false
        #endif
    }

    /// Whether scroll views report their geometry: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
    package var scrollGeometry: Bool { release >= 18 }

    /// Whether a gradient can be a mesh: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
    package var meshGradients: Bool { release >= 18 }
}

extension EnvironmentValues {
    private struct CapabilitiesKey: EnvironmentKey { static var defaultValue: PlatformCapabilities { .current } }

    /// The capabilities of the running system. In a preview or a test, set the capabilities of an older system to draw
    /// as that system does.
    public var platformCapabilities: PlatformCapabilities {
        get { self[CapabilitiesKey.self] }
        set { self[CapabilitiesKey.self] = newValue }
    }
}
