import SeaGlass
import SwiftUI

/// Keeps the swipe back of the navigation stack around a screen on while its bar is hidden.
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

extension View {
    /// Keeps the swipe back on though the bar is hidden: below the root, and not during a transition or under a modal.
    ///
    /// - Parameter isEnabled: Whether the shell allows it now.
    func backGesture(isEnabled: @escaping @MainActor () -> Bool) -> some View {
        modifier(BackGesture(isEnabled: isEnabled))
    }
}
