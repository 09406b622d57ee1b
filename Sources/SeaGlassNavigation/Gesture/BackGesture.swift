import SeaGlass
import SwiftUI

/// Keeps the swipe back of the navigation stack around a screen on while its bar is hidden: below the root, and not
/// during a transition or under a modal.
///
/// It stands on a screen inside the stack, the root or each one: of several in one stack the one on the screen that
/// appeared last counts. Where there is no `UINavigationController` it is nothing.
struct BackGesture: ViewModifier {
    /// Asked each time a finger goes down, so that nothing has to be evaluated again when the answer changes.
    let isEnabled: @MainActor () -> Bool

    func body(content: Content) -> some View {
        #if os(iOS) || os(visionOS)
        content.background {
            BackGestureBridge(isEnabled: isEnabled)
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

    /// Whether the system animates a push, a pop or a presentation.
    var isTransitioning = false

    /// Whether a sheet, a cover or a popover stands above the stack.
    var isModalPresented = false

    /// At the root a swipe would leave UIKit waiting for a pop that never comes; during a transition it would pop what
    /// is only arriving.
    var mayBegin: Bool { isEnabled && depth > 0 && !isTransitioning && !isModalPresented }
}
