#if os(iOS) || os(visionOS)
import SwiftUI
import UIKit

/// Replaces the delegate that UIKit gave a navigation controller's recognizer of the swipe from the edge, and forwards to
/// it.
///
/// While the bar is hidden, UIKit's delegate refuses touches and keeps the gesture from beginning, so this delegate
/// decides both where a screen of a shell, or a modifier on a screen, has something to say. The public methods by which
/// UIKit's delegate arbitrates between gestures are forwarded, each separately: forwarding all would include the private
/// methods that lead to the refusal.
final class BackGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var recognizer: UIGestureRecognizer?
    private weak var original: (any UIGestureRecognizerDelegate)?
    private(set) weak var owner: BackGestureRecognizers?

    init(_ recognizer: UIGestureRecognizer, owner: BackGestureRecognizers) {
        self.recognizer = recognizer
        self.owner = owner
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

    private var swipe: BackGesturePolicy.EdgeSwipe { owner?.policy?.edgeSwipe ?? .system }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        swipe.shouldBegin(
            original: { original?.gestureRecognizerShouldBegin?(gestureRecognizer) },
            ask: { owner?.gestures?.ask() }
        )
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        swipe.shouldReceive { original?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        original?.gestureRecognizer?(gestureRecognizer, shouldReceive: press) ?? true
    }

    /// Scrolling on a trackpad arrives as an event without touches. It begins at no edge, so it asks no question.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        let originals = { [original] in original?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) }
        guard event.type == .scroll else { return originals() ?? true }
        return swipe != .asks && swipe.shouldReceive(original: originals)
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
