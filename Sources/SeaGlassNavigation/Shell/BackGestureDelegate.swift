#if os(iOS) || os(visionOS)
import SwiftUI
import UIKit

/// Replaces the delegate that UIKit gave a gesture recognizer of a navigation controller, and forwards to it.
///
/// While the bar is hidden, UIKit's delegate refuses touches and keeps the gesture from beginning, so on the screens of
/// a shell this delegate decides both. UIKit's delegate still decides how the gesture works with other gestures, such
/// as a scroll view's. Each method is forwarded separately, since forwarding all would include the private methods that
/// lead to the refusal.
final class BackGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var recognizer: UIGestureRecognizer?
    private weak var original: (any UIGestureRecognizerDelegate)?
    private let policy: @MainActor () -> BackGesturePolicy?

    init(_ recognizer: UIGestureRecognizer, policy: @escaping @MainActor () -> BackGesturePolicy?) {
        self.recognizer = recognizer
        self.policy = policy
        // Takes the original of another `BackGestureDelegate`, so that either of the two may be detached first.
        let delegate = recognizer.delegate
        original = (delegate as? BackGestureDelegate)?.original ?? delegate
        super.init()
        recognizer.delegate = self
    }

    var isReplaced: Bool { recognizer.map { $0.delegate !== self } ?? false }

    /// Gives the recognizer its original delegate back, unless another delegate has replaced this one.
    func detach() {
        guard let recognizer, recognizer.delegate === self else { return }
        recognizer.delegate = original
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard var policy = policy() else { return original?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true }
        // For a pan from the edge UIKit checks the direction itself.
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

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        original?.gestureRecognizer?(gestureRecognizer, shouldReceive: press) ?? true
    }

    /// Scrolling on a trackpad arrives as an event without touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        if event.type == .scroll, let policy = policy() { return policy.mayBegin }
        return original?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) ?? true
    }

    func gestureRecognizer(
        _ first: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        original?.gestureRecognizer?(first, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    func gestureRecognizer(_ first: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        original?.gestureRecognizer?(first, shouldRequireFailureOf: other) ?? false
    }

    func gestureRecognizer(_ first: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        original?.gestureRecognizer?(first, shouldBeRequiredToFailBy: other) ?? false
    }
}
#endif
