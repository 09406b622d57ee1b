#if os(iOS) || os(visionOS)
import SeaGlass
import SwiftUI
import UIKit

/// A view that finds the navigation controller around a screen, and holds its back gestures while the screen is there.
struct BackGestureBridge: UIViewControllerRepresentable {
    let gesture: BackGesture

    func makeUIViewController(context: Context) -> BackGestureController { BackGestureController() }

    func updateUIViewController(_ uiViewController: BackGestureController, context: Context) {
        uiViewController.gesture = gesture
        uiViewController.hold()
    }

    static func dismantleUIViewController(_ uiViewController: BackGestureController, coordinator: Void) {
        uiViewController.letGo()
    }
}

final class BackGestureController: UIViewController {
    var gesture: BackGesture?
    private var delegates: [BackGestureDelegate] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hold()
    }

    /// Holds the gestures again if UIKit has restored its own delegates.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if delegates.contains(where: \.isReplaced) { hold() }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { letGo() } else { hold() }
    }

    /// Takes the place of the gestures' delegates.
    ///
    /// When the view is added, its parent may not be in a navigation controller yet: `viewDidAppear` tries again.
    func hold() {
        guard let navigationController else { return }
        letGo()
        gesture?.navigator.afterTransition = { [weak navigationController] action in
            let transition = navigationController?.transitionCoordinator
            // After the completion, in which UIKit still has the transition's coordinator.
            return transition?.animate(alongsideTransition: nil) { _ in Task { action() } } ?? false
        }
        var recognizers = [navigationController.interactivePopGestureRecognizer]
        #if compiler(>=6.2)
        if #available(iOS 26, visionOS 26, *) {
            recognizers.append(navigationController.interactiveContentPopGestureRecognizer)
        }
        #endif
        delegates = recognizers.compactMap { $0 }.map { recognizer in
            BackGestureDelegate(recognizer) { [weak self, weak navigationController] in
                self?.policy(in: navigationController).mayBegin ?? false
            }
        }
    }

    func letGo() {
        for delegate in delegates { delegate.letGo() }
        delegates = []
    }

    private func policy(in navigationController: UINavigationController?) -> BackGesturePolicy {
        guard let navigationController else { return BackGesturePolicy(isEnabled: false) }
        return BackGesturePolicy(
            isEnabled: gesture?.isEnabled ?? false,
            depth: navigationController.viewControllers.count - 1,
            isTransitioning: navigationController.transitionCoordinator != nil
        )
    }
}
#endif
