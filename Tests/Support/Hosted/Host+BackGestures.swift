import HeadlessHost
import SwiftUI

@testable import SeaGlassNavigation

/// A finger that moves back from the edge, or anywhere on the screen.
struct Finger: BackGestureRecognizer {
    var contentVelocity: CGPoint?
    var isRightToLeft = false
}

extension HeadlessHost.Host {
    /// Lets the back gestures of shells decide about swipes back, as they do in the delegate of UIKit's gesture.
    ///
    /// - Returns: The host.
    @discardableResult package func withBackGestures() -> HeadlessHost.Host {
        mayBegin = { swipe in
            guard let gesture = swipe.screen.node.preference(BackGestureKey.self) ?? nil else {
                return swipe.isBegunByUIKit
            }
            let isTransitioning = (gesture.navigator.systemStack.transitions as? ManualTransition)?.isRunning ?? false
            let policy = gesture.policy(depth: swipe.depth, isTransitioning: isTransitioning)
            let decision = BackGestureDecision(policy: policy)
            // From iOS 26 on, a swipe may also begin on the content. Both kinds of swipe have the same result.
            let isRightToLeft = swipe.screen.system.layoutDirection == .rightToLeft
            let content = Finger(
                contentVelocity: CGPoint(x: isRightToLeft ? -9 : 9, y: 0),
                isRightToLeft: isRightToLeft
            )
            let begins = [Finger(isRightToLeft: isRightToLeft), content].map { finger in
                decision.shouldReceive { swipe.isBegunByUIKit }
                    && decision.shouldBegin(finger) { swipe.isBegunByUIKit }
            }
            precondition(begins[0] == begins[1], "A swipe from the edge and one on the content differ.")
            return begins[0]
        }
        return self
    }
}
