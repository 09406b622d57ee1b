#if os(iOS) || os(visionOS)
import SwiftUI
import UIKit

struct BackGestureBridge: UIViewControllerRepresentable {
    let gestures: BackGestures

    func makeUIViewController(context: Context) -> BackGestureController { BackGestureController() }

    func updateUIViewController(_ uiViewController: BackGestureController, context: Context) {
        uiViewController.gestures = gestures
        uiViewController.attach()
    }

    static func dismantleUIViewController(_ uiViewController: BackGestureController, coordinator: Void) {
        uiViewController.end()
    }
}

final class BackGestureController: UIViewController {
    var gestures = BackGestures()
    private(set) var isShown = false
    private var recognizers: BackGestureRecognizers?
    lazy var sheetLock = SheetLock(self)

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isShown = true
        attach()
        gestures.shell?.navigator.systemStack.screenAppeared()
        noteTitleBelow()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isShown = false
        recognizers?.detach(from: self)
        recognizers = nil
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        attach()
    }

    func attach() {
        if gestures.shell != nil { attachShell() } else { attachOwn() }
    }

    /// The view that the bridge belongs to is removed.
    func end() {
        recognizers?.detach(from: self)
        recognizers = nil
        gestures = BackGestures()
        sheetLock.update()
    }

    private func attachShell() {
        guard let navigationController, let stack = gestures.shell?.navigator.systemStack else { return }
        let attached = stack.transitions as? UIKitTransitions
        if let attached, attached.controller === navigationController { return attached.attachRecognizers() }
        stack.attach(UIKitTransitions(navigationController))
    }

    /// Notes the title of the screen below, which SwiftUI does not tell: a guarded screen's back button keeps it.
    private func noteTitleBelow() {
        guard let screens = navigationController?.viewControllers, let below = gestures.shell?.bar.titleBelow,
            let index = screens.firstIndex(where: { $0.backGestureControllers.contains(self) }), index > 0
        else { return }
        let item = screens[index - 1].navigationItem
        below.systemTitle = item.backButtonTitle ?? item.title
    }

    /// In an app's own stack the recognizers are attached while a screen that has something to say is shown, so that other
    /// screens keep UIKit's delegate.
    private func attachOwn() {
        sheetLock.update()
        guard isShown, gestures.own.contains(where: \.isDeclared), let navigationController else {
            recognizers?.detach(from: self)
            recognizers = nil
            return
        }
        let shared = BackGestureRecognizers.shared(by: navigationController)
        if recognizers !== shared { recognizers?.detach(from: self) }
        recognizers = shared
        shared.attach(to: self)
    }
}

extension UIViewController {
    /// The bridges of the screen that this controller shows. SwiftUI adds a bridge as a descendant.
    var backGestureControllers: [BackGestureController] {
        if let bridge = self as? BackGestureController { return [bridge] }
        return children.flatMap(\.backGestureControllers)
    }
}
#endif
