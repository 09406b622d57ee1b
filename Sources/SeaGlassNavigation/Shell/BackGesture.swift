import SwiftUI

/// Keeps the back swipe working on a screen whose system bar is hidden, except at the root and during a transition.
///
/// Every screen of a shell has a `BackGesture`, and the top screen's applies. Its bridge also lets the navigator wait
/// for UIKit's transitions. Without a `UINavigationController` the gesture and the bridge have no effect.
struct BackGesture {
    let navigator: Navigator
    let bar: TopNavigationBarModel
    let shellBar: NavigationShellBar
    let isDisabled: Bool

    /// Whether the gesture is on. It is read at each touch, so a change re-evaluates no view.
    @MainActor var isEnabled: Bool { !isDisabled && !navigator.isWaiting && !navigator.isTopGuarded }

    @MainActor var isRefused: Bool { (bar.bar ?? shellBar).style != nil || !bar.isVisible || bar.hidesBackButton }
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
