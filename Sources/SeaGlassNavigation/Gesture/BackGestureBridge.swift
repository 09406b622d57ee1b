#if os(iOS) || os(visionOS)
import SeaGlass
import SwiftUI
import UIKit

/// Finds the navigation controller that SwiftUI put a screen in, and holds its gestures for as long as it is there.
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

    /// UIKit may have taken its delegates back meanwhile.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if delegates.contains(where: \.isReplaced) { hold() }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { letGo() } else { hold() }
    }

    /// When the view is added, what it is added to may not be in a navigation controller yet: it tries again when it
    /// appears.
    func hold() {
        guard let navigationController else { return }
        letGo()
        gesture?.navigator.afterTransition = { [weak navigationController] action in
            let transition = navigationController?.transitionCoordinator
            // Once it has ended: in its completion UIKit still names it.
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
