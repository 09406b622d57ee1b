import SeaGlass
import SwiftUI

/// Keeps the swipe back of the navigation stack around a screen on while its bar is hidden: above the root, and not
/// during a transition.
///
/// It stands on each screen of the stack: that of the screen on top counts. By it the navigator learns of UIKit's
/// transitions, too. Where there is no `UINavigationController` it is nothing.
struct BackGesture: ViewModifier {
    let navigator: Navigator
    /// Whether the screen was pushed without the gesture.
    let isDisabled: Bool

    /// Asked each time a finger goes down, so that nothing has to be evaluated again when the answer changes.
    var isEnabled: Bool { !isDisabled && !navigator.isWaiting }

    func body(content: Content) -> some View {
        #if os(iOS) || os(visionOS)
        content.background {
            BackGestureBridge(gesture: self)
                .frame(width: 0, height: 0)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
        #else
        content
        #endif
    }
}

/// Inputs that decide whether a back swipe may begin.
struct BackGesturePolicy: Hashable, Sendable {
    /// Whether the shell allows it: not for an entry pushed with `disableBackGesture`, nor while its path is changing.
    var isEnabled = true

    /// How many screens stand above the root.
    var depth = 0

    /// Whether the system animates a push or a pop.
    var isTransitioning = false

    /// Which way the finger moves, the way back being to the right.
    var velocity = CGPoint(x: 1, y: 0)

    /// At the root a swipe would leave UIKit waiting for a pop that never comes; during a transition it would pop what
    /// is only arriving. Under a sheet or a popover it begins where the system lets the touch through to the stack. A finger
    /// that moves up, down or forward is not going back.
    var mayBegin: Bool { isEnabled && depth > 0 && !isTransitioning && velocity.x > abs(velocity.y) }
}
