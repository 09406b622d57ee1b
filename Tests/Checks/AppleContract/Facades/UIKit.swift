// Declarations of Apple's UIKit: only those that the library and the tests for Apple systems use.
// watchOS has only colors, images and fonts.
// https://developer.apple.com/documentation/uikit

@_exported import Foundation
@_exported import QuartzCore

open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
    @available(watchOS, unavailable)
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { fatalError() }
    open var cgColor: CGColor { fatalError() }
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { fatalError() }
    @available(watchOS, unavailable)
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { fatalError() }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    open class var systemBackground: UIColor { fatalError() }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    open class var secondarySystemGroupedBackground: UIColor { fatalError() }
    open class var clear: UIColor { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
    public init(cgImage: CGImage) { fatalError() }
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { fatalError() }
    public init?(named name: String) { fatalError() }
    public init?(systemName name: String) { fatalError() }
    open var cgImage: CGImage? { fatalError() }
    open var size: CGSize { fatalError() }
    open var scale: CGFloat { fatalError() }
    open func pngData() -> Data? { fatalError() }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
}

@available(watchOS, unavailable)
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

@available(watchOS, unavailable)
open class UITraitCollection: NSObject, @unchecked Sendable {
    open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
    open var displayScale: CGFloat { fatalError() }
    @available(tvOS, unavailable)
    open var userInterfaceLevel: UIUserInterfaceLevel { fatalError() }
    @available(iOS 17.0, tvOS 17.0, *)
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { fatalError() }
}

@available(tvOS, unavailable) @available(watchOS, unavailable)
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified, base, elevated
}

@available(watchOS, unavailable)
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

@available(iOS 17.0, tvOS 17.0, *) @available(watchOS, unavailable)
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    @available(tvOS, unavailable)
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

@available(watchOS, unavailable)
public enum UIAccessibility {
    public static var isReduceTransparencyEnabled: Bool { fatalError() }
    public static var isReduceMotionEnabled: Bool { fatalError() }
    public static var isDarkerSystemColorsEnabled: Bool { fatalError() }
    public static var isVoiceOverRunning: Bool { fatalError() }

    public struct Notification: Hashable, RawRepresentable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { fatalError() }
        public static let announcement: Notification = { fatalError() }()
        public static let screenChanged: Notification = { fatalError() }()
        public static let layoutChanged: Notification = { fatalError() }()
    }

    @MainActor public static func post(notification: Notification, argument: Any?) { fatalError() }
}

@available(watchOS, unavailable)
@MainActor open class UIResponder: NSObject {}

@available(watchOS, unavailable)
@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) { fatalError() }
    open var backgroundColor: UIColor? {
        get { fatalError() }
        set { fatalError() }
    }
    open var traitCollection: UITraitCollection { fatalError() }
    @available(iOS 13.0, tvOS 13.0, *)
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { fatalError() }
        set { fatalError() }
    }
    open var bounds: CGRect {
        get { fatalError() }
        set { fatalError() }
    }
    open var isHidden: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var layer: CALayer { fatalError() }
    open func layoutIfNeeded() { fatalError() }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
    @available(iOS 7.0, *)
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        fatalError()
    }
}

@available(watchOS, unavailable)
@MainActor open class UIWindow: UIView {
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    @available(macCatalyst, introduced: 13.1, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    @available(tvOS, introduced: 9.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    @available(visionOS, introduced: 1.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    public override init(frame: CGRect) { fatalError() }
    @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
    public init(windowScene: UIWindowScene) { fatalError() }
    @available(iOS 4.0, *)
    open var rootViewController: UIViewController? {
        get { fatalError() }
        set { fatalError() }
    }
    open func makeKeyAndVisible() { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, *) @available(watchOS, unavailable)
@MainActor open class UIScene: UIResponder {
    nonisolated open class var willDeactivateNotification: NSNotification.Name { fatalError() }
    nonisolated open class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
    nonisolated open class var didActivateNotification: NSNotification.Name { fatalError() }
    nonisolated open class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, *) @available(watchOS, unavailable)
@MainActor open class UIWindowScene: UIScene {}

@available(iOS 13.0, tvOS 13.0, *) @available(watchOS, unavailable)
@MainActor open class UISceneSession: NSObject {
    open var role: Role { fatalError() }

    public struct Role: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let windowApplication = Role(rawValue: "")
    }
}

@available(watchOS, unavailable)
@MainActor open class UIApplication: UIResponder {
    open class var shared: UIApplication { fatalError() }
    open var applicationState: State { fatalError() }
    nonisolated open class var willTerminateNotification: NSNotification.Name { fatalError() }
    @available(tvOS, unavailable)
    open var isProtectedDataAvailable: Bool { fatalError() }
    @available(tvOS, unavailable)
    nonisolated open class var protectedDataDidBecomeAvailableNotification: NSNotification.Name { fatalError() }

    public enum State: Int, Sendable {
        case active, inactive, background
    }
    @available(iOS 13.0, tvOS 13.0, *)
    open var connectedScenes: Set<UIScene> { fatalError() }
    @available(iOS 13.0, tvOS 13.0, *)
    open var openSessions: Set<UISceneSession> { fatalError() }
}

@available(tvOS, unavailable) @available(watchOS, unavailable)
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

@available(watchOS, unavailable)
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
    public static var zero: UIEdgeInsets { fatalError() }
}

@available(iOS 10.0, tvOS 10.0, *) @available(watchOS, unavailable)
open class UIGraphicsRenderer: NSObject {
    public convenience init(bounds: CGRect) { fatalError() }
}

@available(iOS 10.0, tvOS 10.0, *) @available(watchOS, unavailable)
open class UIGraphicsRendererContext: NSObject {}

@available(iOS 10.0, tvOS 10.0, *) @available(watchOS, unavailable)
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

@available(iOS 10.0, tvOS 10.0, *) @available(watchOS, unavailable)
open class UIGraphicsRendererFormat: NSObject {}

@available(iOS 10.0, tvOS 10.0, *) @available(watchOS, unavailable)
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    open var scale: CGFloat {
        get { fatalError() }
        set { fatalError() }
    }
}

@available(iOS 10.0, tvOS 10.0, *) @available(watchOS, unavailable)
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { fatalError() }
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}
