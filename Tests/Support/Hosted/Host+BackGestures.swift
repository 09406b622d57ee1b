import HeadlessHost
import SwiftUI

@testable import SeaGlassNavigation

extension Host {
    /// Lets the modifiers of SeaGlass decide about swipes back, as they do in the delegate of UIKit's gesture, and about
    /// the swipe that dismisses a sheet, as they do by `isModalInPresentation` of the sheet's controller.
    ///
    /// - Returns: The host.
    @discardableResult package func withBackGestures() -> Host {
        mayBegin = { swipe in
            let policy = swipe.policy
            let edge = policy.edgeSwipe
            return edge.shouldReceive { swipe.isBegunByUIKit }
                && edge.shouldBegin(original: { swipe.isBegunByUIKit }, ask: { swipe.gestures.ask() })
        }
        mayBeginOnContent = { $0.policy.allowsContentSwipe && $0.isBegunByUIKit }
        // The bridges of covered screens are in the sheet's controller, too.
        isModal = { sheet in
            sheet.subtree.compactMap { $0.preference(BackGesturesKey.self) }.flatMap(\.own)
                .contains { $0.leaveGuard?.isActive ?? false }
        }
        return self
    }
}

extension BackSwipe {
    fileprivate var gestures: BackGestures { screen.node.preference(BackGesturesKey.self) ?? BackGestures() }

    fileprivate var policy: BackGesturePolicy {
        let transition = gestures.shell?.navigator.systemStack.transitions as? ManualTransition
        return gestures.policy(depth: depth, isTransitioning: transition?.isRunning ?? false)
    }
}
