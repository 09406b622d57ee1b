import SwiftUI

/// The capabilities of the running system that change how SeaGlass draws.
///
/// The environment holds those of the running system unless you set others. A preview or a test can turn on the path of
/// an older system anywhere:
///
/// ```swift
/// #Preview("iOS 17") {
///     NavigationStack { InboxScreen() }
///         .persistentBackground(.ocean)
///         .environment(\.platformCapabilities, .iOS17)
/// }
/// ```
///
/// Set them outside of the persistent background, which reads them too. The path of a newer system than the running one
/// can't be turned on: what the system lacks stays off, so ``iOS18`` on iOS 17 neither clears nor paints anything.
public struct PlatformCapabilities: Hashable, Sendable {
    private enum Platform {
        case phone, watch, desktop, vision

        static var running: Platform {
            #if os(visionOS)
            .vision
            #elseif os(watchOS)
            .watch
            #elseif os(macOS) || os(tvOS)
            .desktop
            #else
            .phone
            #endif
        }
    }

    /// The background that a navigation container draws behind each of its screens.
    package enum NavigationContainer {
        /// An opaque background that a screen can clear: iOS 18, Mac Catalyst 18, watchOS 10.
        case clearable
        /// An opaque background that nothing public clears: iOS 17, Mac Catalyst 17.
        case opaque
        /// Nothing: macOS, tvOS, visionOS.
        case seeThrough
    }

    private var platform = Platform.running
    /// A release of iOS; of another system, the iOS of the same year.
    private let release: Double

    /// iOS 17: the background is painted again behind each screen that asks for a transparent container.
    public static let iOS17 = PlatformCapabilities(platform: .phone, release: 17)

    /// iOS 18: each screen clears the background of its container.
    public static let iOS18 = PlatformCapabilities(platform: .phone, release: 18)

    /// iOS 26.1 and later: as iOS 18, with Liquid Glass.
    public static let iOS26 = PlatformCapabilities(platform: .phone, release: 26.1)

    /// iOS 27 and later: as iOS 26, with scroll edges that are soft only on request.
    public static let iOS27 = PlatformCapabilities(platform: .phone, release: 27)

    /// A system whose containers draw nothing, as macOS 26.
    package static let seeThrough = PlatformCapabilities(platform: .desktop, release: 26.1)

    /// A system whose windows are glass, and which has no Liquid Glass: visionOS 26.
    package static let vision = PlatformCapabilities(platform: .vision, release: 26.1)

    /// A watch of the same year as ``iOS26``.
    package static let watch = PlatformCapabilities(platform: .watch, release: 26.1)

    /// iOS 26.0, whose glass buttons accept no custom glass.
    package static let iOS26Point0 = PlatformCapabilities(platform: .phone, release: 26)

    /// The running system.
    ///
    /// An app that keeps the old design on 26, with
    /// [`UIDesignRequiresCompatibility`](https://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility)
    /// in its Info.plist, has those of 18. Built with SDK 27 or later, the key is ignored, as the system ignores it.
    public static var current: PlatformCapabilities { running }

    private static let running: PlatformCapabilities = {
        if #available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *) { return running(27, isOld: isOld) }
        if #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, visionOS 26.1, *) {
            return running(26.1, isOld: isOld)
        }
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return running(26, isOld: isOld) }
        if #available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            return .init(release: 18)
        }
        return .init(release: 17)
    }()

    /// Whether the app keeps the old design.
    private static var isOld: Bool {
        #if compiler(>=6.4) || SEAGLASS_SDK_27 || os(watchOS) || os(visionOS)
        false
        #else
        Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool ?? false
        #endif
    }

    /// Returns the capabilities of a release from 26 on, for an app that keeps the old design or not.
    package static func running(_ release: Double, isOld: Bool) -> PlatformCapabilities {
        PlatformCapabilities(release: isOld ? 18 : release)
    }

    /// Whether these are the capabilities of a platform, or of a phone on that platform.
    private func isOn(_ other: Platform) -> Bool { platform == other || Platform.running == other }

    /// The background that a navigation container draws behind each of its screens.
    package var navigationContainer: NavigationContainer {
        switch platform {
        case .phone: release < 18 ? .opaque : .clearable
        case .watch: .clearable
        case .desktop, .vision: .seeThrough
        }
    }

    /// Whether screens paint the background in their containers by default, as on watchOS.
    package var paintsScreens: Bool { isOn(.watch) }

    /// Whether the system has Liquid Glass: iOS 26, macOS 26, tvOS 26, watchOS 26.
    package var liquidGlass: Bool { release >= 26 && !glassPlates }

    /// Whether the system's glass buttons accept custom glass: 26.1.
    package var configurableGlassButtons: Bool { release >= 26.1 && !glassPlates }

    /// Whether the system has plates of glass in space: visionOS.
    package var glassPlates: Bool { isOn(.vision) }

    /// Whether the system has edge effects and bars in the safe area: as ``liquidGlass``, and visionOS 26.
    package var edgeEffects: Bool { release >= 26 }

    /// Whether the automatic effect at the edges of a scroll view is a nearly opaque strip that ends with a line: 27.
    ///
    /// Source: WWDC26, session 278: it "no longer switches between soft and hard". visionOS has no such effect. Built with an
    /// older SDK, a soft edge on 27 is drawn over the status bar alone.
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

    /// The capabilities of the running system; set them to see the path of an older system in a preview or a test.
    public var platformCapabilities: PlatformCapabilities {
        get { self[CapabilitiesKey.self] }
        set { self[CapabilitiesKey.self] = newValue }
    }
}
