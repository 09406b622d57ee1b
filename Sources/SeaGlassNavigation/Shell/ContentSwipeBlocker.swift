#if os(iOS) || os(visionOS)
import UIKit

/// A recognizer that the swipe on the content waits for: while a screen allows no such swipe, this recognizer begins, so
/// the swipe fails. It has no effect on other recognizers, and no touch is canceled or delayed.
@available(iOS 26, visionOS 26, *)
final class ContentSwipeBlocker: UIPanGestureRecognizer {
    weak var content: UIGestureRecognizer?
    var isBlocking: @MainActor () -> Bool = { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, !isBlocking() { state = .failed }
    }

    /// Scrolling on a trackpad arrives as an event without touches.
    override func shouldReceive(_ event: UIEvent) -> Bool {
        super.shouldReceive(event) && (event.type != .scroll || isBlocking())
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer === content
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
