#if os(iOS) || os(visionOS)
import SwiftUI
import UIKit

/// A view that finds the navigation controller around a screen, and hands it to the navigator.
struct BackGestureBridge: UIViewControllerRepresentable {
    let gesture: BackGesture

    func makeUIViewController(context: Context) -> BackGestureController { BackGestureController() }

    func updateUIViewController(_ uiViewController: BackGestureController, context: Context) {
        uiViewController.gesture = gesture
        uiViewController.attach()
    }
}

final class BackGestureController: UIViewController {
    var gesture: BackGesture?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        attach()
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        attach()
    }

    /// Hands over the navigation controller. When the view is added there may be none yet: it tries again on appearing.
    func attach() {
        guard let navigationController, let stack = gesture?.navigator.systemStack else { return }
        let attached = stack.transitions as? UIKitTransitions
        if let attached, attached.controller === navigationController { return attached.replaceDelegates() }
        stack.attach(UIKitTransitions(navigationController))
    }
}

extension UIViewController {
    /// Returns the gesture of the screen that this controller shows in a navigation controller. SwiftUI adds the bridge
    /// as one of its descendants.
    fileprivate func backGesture(in stack: UINavigationController) -> BackGesture? {
        if let bridge = self as? BackGestureController { return navigationController === stack ? bridge.gesture : nil }
        return children.lazy.compactMap { $0.backGesture(in: stack) }.first
    }
}

/// The navigation controller of a shell, with its back gestures and its transitions.
@MainActor final class UIKitTransitions: SystemTransitions {
    private(set) weak var controller: UINavigationController?
    private var delegates: [BackGestureDelegate] = []
    /// The transition that ended last: in its completion, and maybe for longer, UIKit still has its coordinator.
    private weak var ended: (any UIViewControllerTransitionCoordinator)?

    init(_ controller: UINavigationController) {
        self.controller = controller
        replaceDelegates()
    }

    // MARK: Gestures

    /// Replaces the gestures' delegates, again if UIKit has restored its own.
    func replaceDelegates() {
        guard let controller else { return }
        var recognizers = [controller.interactivePopGestureRecognizer].compactMap { $0 }
        if #available(iOS 26, visionOS 26, *), let recognizer = controller.interactiveContentPopGestureRecognizer {
            recognizers.append(recognizer)
        }
        guard delegates.count != recognizers.count || delegates.contains(where: \.isReplaced) else { return }
        detach()
        delegates = recognizers.map { recognizer in
            BackGestureDelegate(recognizer) { [weak self] in self?.policy }
        }
    }

    func detach() {
        for delegate in delegates { delegate.detach() }
        delegates = []
    }

    /// The policy of the screen on top, whichever was evaluated last; `nil` where the system's own applies: under its bar,
    /// and on a screen that a plain link pushed.
    private var policy: BackGesturePolicy? {
        guard let controller, let gesture = controller.topViewController?.backGesture(in: controller),
            gesture.isRefused || !gesture.isEnabled
        else { return nil }
        return BackGesturePolicy(
            isEnabled: gesture.isEnabled,
            depth: controller.viewControllers.count - 1,
            isTransitioning: transition != nil
        )
    }

    // MARK: Transitions

    /// The push or pop in progress. UIKit's coordinator may also be that of an ancestor's sheet or of a rotation.
    private var transition: (any UIViewControllerTransitionCoordinator)? {
        guard let controller, let transition = controller.transitionCoordinator, transition !== ended else {
            return nil
        }
        let shown = transition.viewController(forKey: .to)
        return controller.viewControllers.contains { $0 === shown } ? transition : nil
    }

    /// In a pop UIKit has already removed the leaving screen from its stack.
    var isPushing: Bool {
        guard let controller, let covered = transition?.viewController(forKey: .from) else { return false }
        return controller.viewControllers.contains { $0 === covered } && afterTransition {}
    }

    /// An alert, a menu and an active search are presented, too.
    var isCovered: Bool {
        guard let sheet = controller?.presentedViewController, !sheet.isBeingDismissed else { return false }
        return [.pageSheet, .formSheet, .fullScreen, .overFullScreen].contains(sheet.modalPresentationStyle)
    }

    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool {
        guard let transition else { return false }
        let end = { @MainActor [weak self, weak transition] in
            self?.ended = transition
            self?.replaceDelegates()
            action()
        }
        // UIKit's answer tells of the animations alone: it may call the completion without them.
        transition.animate(alongsideTransition: nil) { _ in Task { end() } }
        // A stack that leaves its window may lose the completion.
        Task { [weak self, weak transition] in
            while let transition, let self, self.transition === transition {
                try? await Task.sleep(for: .milliseconds(100))
            }
            end()
        }
        return true
    }
}
#endif
