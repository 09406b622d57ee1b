#if os(iOS) || os(visionOS)
import UIKit

/// The back gestures of a navigation controller, which the bridges of its screens share.
///
/// A delegate decides about the swipe from the edge. UIKit's header allows the recognizer of the swipe on the content for
/// failure requirements only, so that recognizer keeps its delegate, and waits for a ``ContentSwipeBlocker``.
@MainActor final class BackGestureRecognizers {
    private weak var controller: UINavigationController?
    private var delegate: BackGestureDelegate?
    private var blocker: UIGestureRecognizer?
    private var users: Set<ObjectIdentifier> = []

    private init(_ controller: UINavigationController) { self.controller = controller }

    static func shared(by controller: UINavigationController) -> BackGestureRecognizers {
        let delegate = controller.interactivePopGestureRecognizer?.delegate as? BackGestureDelegate
        return delegate?.owner ?? BackGestureRecognizers(controller)
    }

    func attach(to user: AnyObject) {
        users.insert(ObjectIdentifier(user))
        guard let controller else { return }
        if let recognizer = controller.interactivePopGestureRecognizer, delegate?.isReplaced ?? true {
            delegate = BackGestureDelegate(recognizer, owner: self)
        }
        guard #available(iOS 26, visionOS 26, *), blocker == nil else { return }
        guard let content = controller.interactiveContentPopGestureRecognizer, let view = content.view else { return }
        let blocker = ContentSwipeBlocker()
        blocker.content = content
        blocker.isBlocking = { [weak self] in !(self?.policy?.allowsContentSwipe ?? true) }
        blocker.cancelsTouchesInView = false
        blocker.delaysTouchesEnded = false
        blocker.allowedScrollTypesMask = .all
        view.addGestureRecognizer(blocker)
        self.blocker = blocker
    }

    /// Gives UIKit's recognizers back once no screen uses these.
    func detach(from user: AnyObject) {
        users.remove(ObjectIdentifier(user))
        guard users.isEmpty else { return }
        delegate?.detach()
        delegate = nil
        if let blocker { blocker.view?.removeGestureRecognizer(blocker) }
        blocker = nil
    }

    /// The gestures declared on the top screen; `nil` if there are none, as on a screen that a `NavigationLink` without a
    /// declared route pushed.
    var gestures: BackGestures? {
        guard let controller, let top = controller.topViewController else { return nil }
        // A tab that is not selected keeps its bridges.
        let bridges = top.backGestureControllers.filter { bridge in
            bridge.navigationController === controller && (bridge.gestures.shell != nil || bridge.isShown)
        }
        return bridges.isEmpty ? nil : bridges.map(\.gestures).reduce(BackGestures(), +)
    }

    var policy: BackGesturePolicy? {
        guard let controller, let gestures else { return nil }
        let isTransitioning =
            gestures.shell.map { $0.navigator.systemStack.transitions?.isRunning ?? false }
            ?? (controller.transitionCoordinator != nil)
        return gestures.policy(depth: controller.viewControllers.count - 1, isTransitioning: isTransitioning)
    }
}
#endif
