#if os(iOS) || os(visionOS)
import SeaGlass
import SwiftUI
import UIKit

/// A view that finds the navigation controller around a screen, and hands it to the navigator.
struct BackGestureBridge: UIViewControllerRepresentable {
    let gesture: BackGesture

    func makeUIViewController(context: Context) -> BackGestureController { BackGestureController() }

    func updateUIViewController(_ uiViewController: BackGestureController, context: Context) {
        uiViewController.gesture = gesture
        uiViewController.hold()
    }
}

final class BackGestureController: UIViewController {
    var gesture: BackGesture?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hold()
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        hold()
    }

    /// Hands over the navigation controller. When the view is added there may be none yet: it tries again on appearing.
    func hold() {
        guard let navigationController, let navigator = gesture?.navigator else { return }
        let held = navigator.systemStack as? UIKitStack
        if let held, held.controller === navigationController { return held.hold() }
        navigator.hold(UIKitStack(navigationController))
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
@MainActor final class UIKitStack: SystemStack {
    private(set) weak var controller: UINavigationController?
    private var delegates: [BackGestureDelegate] = []
    /// The transition that ended last: in its completion, and maybe for longer, UIKit still has its coordinator.
    private weak var ended: (any UIViewControllerTransitionCoordinator)?
    private var waiting: (transition: any UIViewControllerTransitionCoordinator, action: @MainActor () -> Void)?

    init(_ controller: UINavigationController) {
        self.controller = controller
        hold()
    }

    // MARK: Gestures

    /// Replaces the gestures' delegates, again if UIKit has restored its own.
    func hold() {
        guard let controller else { return }
        var recognizers = [controller.interactivePopGestureRecognizer].compactMap { $0 }
        if #available(iOS 26, visionOS 26, *), let recognizer = controller.interactiveContentPopGestureRecognizer {
            recognizers.append(recognizer)
        }
        guard delegates.count != recognizers.count || delegates.contains(where: \.isReplaced) else { return }
        letGo()
        delegates = recognizers.map { recognizer in
            BackGestureDelegate(recognizer) { [weak self] in self?.policy }
        }
    }

    func letGo() {
        for delegate in delegates { delegate.letGo() }
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
        guard let covered = transition?.viewController(forKey: .from) else { return false }
        return controller?.viewControllers.contains { $0 === covered } ?? false
    }

    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool {
        guard let transition else { return false }
        waiting = (transition, action)
        transition.animate(alongsideTransition: nil) { [weak self, weak transition] _ in
            Task { self?.end(transition) }
        }
        Task { [weak self, weak transition] in
            // A finger may hold a swipe for as long as it likes.
            repeat { try? await Task.sleep(for: .seconds(5)) } while transition?.isInteractive == true
            guard let self, let transition, waiting?.transition === transition else { return }
            Diagnostics.report("navigationShell: UIKit named no end of a transition for five seconds. Requests go on.")
            end(transition)
        }
        return true
    }

    private func end(_ transition: (any UIViewControllerTransitionCoordinator)?) {
        guard let waiting, transition == nil || waiting.transition === transition else { return }
        (ended, self.waiting) = (waiting.transition, nil)
        hold()
        waiting.action()
    }
}
#endif
