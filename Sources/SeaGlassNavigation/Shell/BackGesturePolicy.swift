import Foundation

struct BackGesturePolicy: Equatable, Sendable {
    var isEnabled = true
    var depth = 0
    var isTransitioning = false
    var velocity = CGPoint(x: 1, y: 0)

    /// At the root a swipe would leave UIKit waiting for a pop that never happens; during a transition it would pop a
    /// screen that is still arriving. Sheets and popovers need no check: the system decides whether a touch reaches the
    /// stack.
    var mayBegin: Bool { isEnabled && depth > 0 && !isTransitioning && velocity.x > abs(velocity.y) }
}

/// The answers of a back gesture's delegate. Where a screen has no policy, UIKit's own delegate answers.
struct BackGestureDecision {
    let policy: BackGesturePolicy?

    /// - Parameter original: Returns the answer of UIKit's delegate; `nil` if it has none.
    @MainActor func shouldBegin(_ recognizer: some BackGestureRecognizer, original: () -> Bool?) -> Bool {
        guard var policy else { return original() ?? true }
        if let velocity = recognizer.contentVelocity {
            policy.velocity = velocity
            if recognizer.isRightToLeft { policy.velocity.x.negate() }
        }
        return policy.mayBegin
    }

    /// - Parameter original: Returns the answer of UIKit's delegate; `nil` if it has none.
    @MainActor func shouldReceive(original: () -> Bool?) -> Bool { policy?.mayBegin ?? original() ?? true }
}

/// The facts about a gesture recognizer on which the decision depends.
@MainActor protocol BackGestureRecognizer {
    /// The velocity of a pan that begins anywhere; `nil` for a pan from the edge, whose direction UIKit itself checks.
    var contentVelocity: CGPoint? { get }
    var isRightToLeft: Bool { get }
}
