import SwiftUI

/// The system's own view of a shell's stack.
@MainActor package protocol SystemStack: AnyObject {
    /// Whether a push is running.
    var isPushing: Bool { get }
    /// Carries out an action when the running push or pop has ended.
    ///
    /// - Returns: Whether a transition is running. If not, the action is not carried out.
    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool
    /// Called when no shell shows the navigator any more.
    func letGo()
}

/// An object that follows the stack of a navigator while a shell shows it.
@MainActor protocol NavigatorObserver: AnyObject {
    /// Called before the stack is shown. The stack may still be changed.
    ///
    /// - Returns: Whether it follows this navigator: false while it follows another shell's.
    func takes(_ navigator: Navigator) -> Bool
    func stackChanged()
    /// Called when the screen on top has appeared: that of the sheet on top, if there is one.
    func topAppeared()
    func end(of navigator: Navigator)
}

extension EnvironmentValues {
    private struct NavigatorObserverKey: EnvironmentKey {
        static var defaultValue: (any NavigatorObserver)? { nil }
    }

    /// The observer of the nearest shell's stack.
    var navigatorObserver: (any NavigatorObserver)? {
        get { self[NavigatorObserverKey.self] }
        set { self[NavigatorObserverKey.self] = newValue }
    }
}
