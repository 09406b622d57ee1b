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

    private var decision: BackGestureDecision { BackGestureDecision(policy: policy()) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        decision.shouldBegin(gestureRecognizer) { original?.gestureRecognizerShouldBegin?(gestureRecognizer) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        decision.shouldReceive { original?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        original?.gestureRecognizer?(gestureRecognizer, shouldReceive: press) ?? true
    }

    /// Scrolling on a trackpad arrives as an event without touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        let originals = { [original] in original?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) }
        return event.type == .scroll ? decision.shouldReceive(original: originals) : originals() ?? true
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

extension UIGestureRecognizer: BackGestureRecognizer {
    var contentVelocity: CGPoint? {
        guard let pan = self as? UIPanGestureRecognizer, !(pan is UIScreenEdgePanGestureRecognizer) else { return nil }
        return pan.velocity(in: pan.view)
    }

    var isRightToLeft: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
#endif
