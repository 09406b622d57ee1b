import SwiftUI

/// Keeps the back swipe of a navigation stack working while its bar is hidden: above the root, and not during a
/// transition.
///
/// Every screen of the stack has one; that of the screen on top is in force. It also lets the navigator wait for
/// UIKit's transitions. Without a `UINavigationController` it does nothing.
struct BackGesture {
    let navigator: Navigator
    let bar: TopNavigationBarModel
    let shellBar: NavigationShellBar
    /// Whether the screen was pushed without the gesture.
    let isDisabled: Bool

    /// Whether the gesture is on. Read each time a finger goes down, so that a change evaluates no view.
    @MainActor var isEnabled: Bool { !isDisabled && !navigator.isWaiting && !navigator.isTopGuarded }

    /// Whether the system would refuse the gesture, because its bar or its back button is hidden.
    @MainActor var isRefused: Bool {
        (bar.declaredBar ?? shellBar).style != nil || !bar.isVisible || bar.hidesBackButton
    }
}

extension View {
    func backGesture(_ gesture: BackGesture) -> some View {
        #if os(iOS) || os(visionOS)
        background {
            BackGestureBridge(gesture: gesture)
                .frame(width: 0, height: 0)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
        #else
        self
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

    /// The velocity of the finger; to the right is back.
    var velocity = CGPoint(x: 1, y: 0)

    /// Whether a swipe may begin.
    ///
    /// At the root a swipe would leave UIKit waiting for a pop that never comes; during a transition it would pop a
    /// screen that is still arriving. Under a sheet or a popover it begins where the system lets the touch through to
    /// the stack. A finger that moves up, down or forward does not go back.
    var mayBegin: Bool { isEnabled && depth > 0 && !isTransitioning && velocity.x > abs(velocity.y) }
}
