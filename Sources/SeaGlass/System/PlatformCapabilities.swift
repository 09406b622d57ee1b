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
    /// The background that a navigation container draws behind each of its screens.
    public enum NavigationContainer: Hashable, Sendable {
        /// An opaque background that a screen can clear: iOS 18, Mac Catalyst 18, watchOS 10.
        case clearable
        /// An opaque background that nothing public clears: iOS 17, Mac Catalyst 17.
        case opaque
        /// Nothing: macOS, tvOS, visionOS.
        case seeThrough
    }

    /// The background that a navigation container draws behind each of its screens.
    public let navigationContainer: NavigationContainer

    /// Whether the system has Liquid Glass: iOS 26, macOS 26, tvOS 26, watchOS 26.
    public let liquidGlass: Bool

    /// Whether the system's glass buttons accept custom glass: 26.1.
    package let configurableGlassButtons: Bool

    /// Whether the system has plates of glass in space: visionOS.
    package let glassPlates: Bool

    /// Whether the system has edge effects and bars in the safe area: as ``liquidGlass``, and visionOS 26.
    package let edgeEffects: Bool

    /// Whether the automatic effect at the edges of a scroll view is a nearly opaque strip that ends with a line: 27.
    ///
    /// Source: WWDC26, session 278: it "no longer switches between soft and hard". visionOS has no such effect.
    package let opaqueScrollEdges: Bool

    /// Whether scroll views report their geometry: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
    package let scrollGeometry: Bool

    /// Whether a gradient can be a mesh: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
    package var meshGradients: Bool { scrollGeometry }

    /// Whether screens paint the background in their containers by default, as on watchOS.
    package private(set) var paintsScreens = Self.isWatch

    /// - Parameter release: A release of iOS; of another system, the iOS of the same year.
    private init(_ navigationContainer: NavigationContainer, release: Double, isVision: Bool = Self.isVision) {
        self.navigationContainer = navigationContainer
        glassPlates = isVision
        liquidGlass = release >= 26 && !isVision
        configurableGlassButtons = release >= 26.1 && !isVision
        edgeEffects = release >= 26
        // Built with an older SDK, a soft edge on 27 is drawn over the status bar alone.
        #if compiler(>=6.4) || SEAGLASS_SDK_27
        opaqueScrollEdges = release >= 27 && !isVision
        #else
        opaqueScrollEdges = false
        #endif
        scrollGeometry = release >= 18
    }

    /// iOS 17: the background is painted again behind each screen that asks for a transparent container.
    public static let iOS17 = PlatformCapabilities(.opaque, release: 17)

    /// iOS 18: each screen clears the background of its container.
    public static let iOS18 = PlatformCapabilities(.clearable, release: 18)

    /// iOS 26.1 and later: as iOS 18, with Liquid Glass.
    public static let iOS26 = PlatformCapabilities(.clearable, release: 26.1)

    /// iOS 27 and later: as iOS 26, with scroll edges that are soft only on request.
    public static let iOS27 = PlatformCapabilities(.clearable, release: 27)

    /// A system whose containers draw nothing, as macOS 26.
    package static let seeThrough = PlatformCapabilities(.seeThrough, release: 26.1)

    /// A system whose windows are glass, and which has no Liquid Glass: visionOS 26.
    package static let vision = PlatformCapabilities(.seeThrough, release: 26.1, isVision: true)

    /// A watch of the same year as ``iOS26``.
    package static let watch = copy(of: iOS26) { $0.paintsScreens = true }

    /// iOS 26.0, whose glass buttons accept no custom glass.
    package static let iOS26Point0 = PlatformCapabilities(.clearable, release: 26)

    /// The running system.
    public static var current: PlatformCapabilities {
        #if os(macOS) || os(tvOS) || os(visionOS)
        PlatformCapabilities(.seeThrough, release: release)
        #elseif os(watchOS)
        PlatformCapabilities(.clearable, release: release)
        #else
        PlatformCapabilities(release < 18 ? .opaque : .clearable, release: release)
        #endif
    }

    private static var release: Double {
        if #available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *) { return 27 }
        if #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, visionOS 26.1, *) { return 26.1 }
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return 26 }
        if #available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { return 18 }
        return 17
    }

    private static var isWatch: Bool {
        #if os(watchOS)
        true
        #else
        false
        #endif
    }

    private static var isVision: Bool {
        #if os(visionOS)
        true
        #else
        false
        #endif
    }
}

extension EnvironmentValues {
    private struct PlatformCapabilitiesKey: EnvironmentKey {
        static var defaultValue: PlatformCapabilities { .current }
    }

    /// The capabilities of the running system; set them to see the path of an older system in a preview or a test.
    public var platformCapabilities: PlatformCapabilities {
        get { self[PlatformCapabilitiesKey.self] }
        set { self[PlatformCapabilitiesKey.self] = newValue }
    }
}
