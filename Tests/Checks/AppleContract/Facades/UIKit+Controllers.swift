// Declarations of Apple's UIKit: gestures, view controllers and their transitions.
// https://developer.apple.com/documentation/uikit

@available(watchOS, unavailable)
@MainActor open class UITouch: NSObject {}

@available(watchOS, unavailable)
@MainActor open class UIPress: NSObject {}

@available(watchOS, unavailable)
@MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }
    open var type: EventType { fatalError() }
}

@available(watchOS, unavailable)
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var all: UIScrollTypeMask { fatalError() }
}

@available(watchOS, unavailable)
@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
    }
    public init(target: Any?, action: Selector?) { fatalError() }
    public override convenience init() { fatalError() }
    weak open var delegate: (any UIGestureRecognizerDelegate)? {
        get { fatalError() }
        set { fatalError() }
    }
    open var view: UIView? { fatalError() }
    open var state: UIGestureRecognizer.State {
        get { fatalError() }
        set { fatalError() }
    }
    open var cancelsTouchesInView: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var delaysTouchesEnded: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
    @available(iOS 13.4, tvOS 13.4, *)
    open func shouldReceive(_ event: UIEvent) -> Bool { fatalError() }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
    @available(iOS 7.0, *)
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
}

@available(watchOS, unavailable)
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    @available(iOS 13.4, *) @available(tvOS, unavailable)
    open var allowedScrollTypesMask: UIScrollTypeMask {
        get { fatalError() }
        set { fatalError() }
    }
}

@available(iOS 7.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// Optional methods need Objective-C. Here they are requirements, so that conforming types must have Apple's labels.
/// The extension declares what calls such as `delegate.gestureRecognizer?(_:shouldReceive:)` use.
@available(watchOS, unavailable)
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

@available(watchOS, unavailable)
@MainActor public struct UIGestureRecognizerDelegateMethods {
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { fatalError() }
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive press: UIPress
    ) -> Bool { fatalError() }
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool { fatalError() }
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { fatalError() }
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { fatalError() }
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { fatalError() }
}

@available(watchOS, unavailable)
extension UIGestureRecognizerDelegate {
    public var gestureRecognizer: UIGestureRecognizerDelegateMethods? { fatalError() }
    public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? { fatalError() }
}

@available(watchOS, unavailable)
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@available(watchOS, unavailable)
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let from: UITransitionContextViewControllerKey = { fatalError() }()
    public static let to: UITransitionContextViewControllerKey = { fatalError() }()
}

@available(watchOS, unavailable)
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

@available(watchOS, unavailable)
@MainActor open class UINavigationItem: NSObject {
    open var title: String? {
        get { fatalError() }
        set { fatalError() }
    }
    @available(iOS 11.0, tvOS 11.0, *)
    open var backButtonTitle: String? {
        get { fatalError() }
        set { fatalError() }
    }
}

@available(watchOS, unavailable)
@MainActor open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] {
        get { fatalError() }
        set { fatalError() }
    }
    open var topViewController: UIViewController? { fatalError() }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { fatalError() }
    @available(tvOS, unavailable)
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { fatalError() }
    @available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) @available(tvOS, unavailable)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { fatalError() }
}

@available(watchOS, unavailable)
@MainActor open class UITabBarController: UIViewController {
    open var selectedViewController: UIViewController? {
        get { fatalError() }
        set { fatalError() }
    }
}

@available(watchOS, unavailable)
@MainActor open class UIScrollView: UIView {}

@available(iOS 13.0, tvOS 13.0, *)
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var top: NSDirectionalRectEdge { fatalError() }
    public static var bottom: NSDirectionalRectEdge { fatalError() }
}

@available(watchOS, unavailable)
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    @available(tvOS, unavailable)
    case pageSheet = 1
    @available(tvOS, unavailable)
    case formSheet = 2
    case overFullScreen = 5
}

@available(watchOS, unavailable)
@MainActor open class UIViewController: UIResponder {
    public override convenience init() { fatalError() }
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    open var navigationController: UINavigationController? { fatalError() }
    open var navigationItem: UINavigationItem { fatalError() }
    open var presentedViewController: UIViewController? { fatalError() }
    open var presentingViewController: UIViewController? { fatalError() }
    open var parent: UIViewController? { fatalError() }
    @available(iOS 13.0, tvOS 13.0, *)
    open var isModalInPresentation: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { fatalError() }
        set { fatalError() }
    }
    open var isBeingDismissed: Bool { fatalError() }
    open var children: [UIViewController] { fatalError() }
    @available(iOS 11.0, tvOS 11.0, *)
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { fatalError() }
        set { fatalError() }
    }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { fatalError() }
    @available(iOS 15.0, tvOS 15.0, *)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { fatalError() }
    open func viewDidAppear(_ animated: Bool) { fatalError() }
    open func viewWillDisappear(_ animated: Bool) { fatalError() }
    open func viewDidDisappear(_ animated: Bool) { fatalError() }
    open func didMove(toParent parent: UIViewController?) { fatalError() }
    open var view: UIView! {
        get { fatalError() }
        set { fatalError() }
    }
}
