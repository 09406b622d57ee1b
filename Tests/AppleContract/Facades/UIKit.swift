// Declarations of Apple's UIKit: only what `Platform/` names. watchOS has its colours, images and fonts alone.
// https://developer.apple.com/documentation/uikit

@_exported import Foundation

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
}

open class UIImage: NSObject, @unchecked Sendable {
    public init(cgImage: CGImage) { fatalError() }
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { fatalError() }
    public init?(named name: String) { fatalError() }
    public init?(systemName name: String) { fatalError() }
    open var cgImage: CGImage? { fatalError() }
    open var size: CGSize { fatalError() }
    open var scale: CGFloat { fatalError() }

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
}

@available(watchOS, unavailable)
@MainActor open class UIViewController: UIResponder {
    open var view: UIView! {
        get { fatalError() }
        set { fatalError() }
    }
}
