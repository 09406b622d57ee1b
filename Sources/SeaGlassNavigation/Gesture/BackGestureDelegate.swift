#if os(iOS) || os(visionOS)
import SwiftUI
import UIKit

/// Stands before the delegate that UIKit gave a recognizer of a navigation controller.
///
/// UIKit's own refuses the touch and the beginning while the bar is hidden: these two questions are answered here, where
/// the screen on top is a shell's. How the gesture gets on with others, such as a scroll view's, remains UIKit's to say.
/// The methods of the protocol are forwarded one by one: a message passed on whole would reach the refusal by ways that
/// are not public.
final class BackGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var recognizer: UIGestureRecognizer?
    private weak var original: (any UIGestureRecognizerDelegate)?
    /// Of the screen on top; `nil` if that is none of a shell's.
    private let policy: @MainActor () -> BackGesturePolicy?

    /// Takes the place of the recognizer's delegate.
    init(_ recognizer: UIGestureRecognizer, policy: @escaping @MainActor () -> BackGesturePolicy?) {
        self.recognizer = recognizer
        self.policy = policy
        // In the place of another of these, so that it does not matter which of them lets go first.
        let delegate = recognizer.delegate
        original = (delegate as? BackGestureDelegate)?.original ?? delegate
        super.init()
        recognizer.delegate = self
    }

    /// Whether the recognizer has another delegate again.
    var isReplaced: Bool { recognizer.map { $0.delegate !== self } ?? false }

    /// Gives the recognizer its delegate back, unless someone else has taken the place since.
    func letGo() {
        guard let recognizer, recognizer.delegate === self else { return }
        recognizer.delegate = original
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard var policy = policy() else { return original?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true }
        // From the edge UIKit itself knows which way.
        if let pan = gestureRecognizer as? UIPanGestureRecognizer, !(pan is UIScreenEdgePanGestureRecognizer) {
            let isRightToLeft = pan.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
            policy.velocity = pan.velocity(in: pan.view)
            if isRightToLeft { policy.velocity.x.negate() }
        }
        return policy.mayBegin
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        policy()?.mayBegin ?? original?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        original?.gestureRecognizer?(
            gestureRecognizer,
            shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
        ) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        original?.gestureRecognizer?(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        original?.gestureRecognizer?(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
}
#endif
