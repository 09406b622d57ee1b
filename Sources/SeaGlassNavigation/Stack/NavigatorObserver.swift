import SwiftUI

@MainActor protocol NavigatorObserver: AnyObject {
    /// Called before the stack is shown, while it may still change.
    ///
    /// - Returns: Whether the observer follows this navigator; `false` while it follows another shell's navigator.
    func takes(_ navigator: NavigatorStack) -> Bool
    func stackChanged()
    func topAppeared()
    /// - Parameter isMoving: Whether the navigator's stack gets another id. Then requests since the last update of the
    ///   shell are for that id.
    func end(of navigator: NavigatorStack, isMoving: Bool)
    /// The place where the observer stores the stack.
    var storageID: String { get }
    var store: any NavigatorStore { get }
}

extension EnvironmentValues {
    private struct NavigatorObserverKey: EnvironmentKey { static var defaultValue: (any NavigatorObserver)? { nil } }

    var navigatorObserver: (any NavigatorObserver)? {
        get { self[NavigatorObserverKey.self] }
        set { self[NavigatorObserverKey.self] = newValue }
    }
}
