import Foundation

/// The way in which a stack is stored, and the conditions under which it is restored.
///
/// Start from ``standard`` and chain changes:
///
/// ```swift
/// InboxScreen()
///     .navigationShell()
///     .restoresNavigation(id: "main", .standard.expires(after: 24 * 3600))
/// ```
public struct NavigationRestoration: Sendable {
    /// The windows that share a stored stack.
    public enum Scope: Hashable, Sendable {
        /// Each window has its own, also on the next launch. The default.
        ///
        /// The system keeps the identity of a window in scene storage. It forgets that of a window which a person
        /// closes for good, and of all windows when a person ends the app in the app switcher, or quits it on a Mac
        /// that closes windows at that: the first window of the next launch has the stack of the window that was opened
        /// last, any other begins at the root. On iPadOS and visionOS a new window beside others that the system has kept
        /// begins at the root, too.
        ///
        /// Where the environment's `supportsMultipleWindows` is `false`, all windows have the same stack. So it is in an app
        /// with the life cycle of UIKit or AppKit, where each window needs `custom(_:)`.
        case scene
        /// All windows of the app have the same; what is stored is the stack that changed last.
        case app
        /// Windows with the same text have the same. The text names a window, or an account, of the app.
        case custom(String)
    }

    private(set) var store: any NavigationStateStore = UserDefaultsNavigationStateStore()
    private(set) var coding = NavigationRouteCoding.json
    private(set) var maximumAge = TimeInterval.infinity
    /// A test's own system.
    var testSystem: RestorationSystem?
    @MainActor var system: RestorationSystem { testSystem ?? .shared }

    private init() {}

    /// Storage in the user's defaults, as JSON, without expiry.
    public static let standard = NavigationRestoration()

    /// Keeps stacks in another place.
    ///
    /// - Parameter store: The place. Each stack of the app has an id of its own there.
    public func store(_ store: some NavigationStateStore) -> NavigationRestoration { with(self) { $0.store = store } }

    /// Sets how routes become bytes and come back.
    ///
    /// - Parameter coding: The default is ``NavigationRouteCoding/json``.
    public func coding(_ coding: NavigationRouteCoding) -> NavigationRestoration { with(self) { $0.coding = coding } }

    /// Starts at the root if the stack was last stored too long ago.
    ///
    /// A stack from the future, stored before the clock was set back, isn't too old.
    ///
    /// - Parameter age: In seconds. A negative number is taken as 0; what isn't finite, as for ever.
    public func expires(after age: TimeInterval) -> NavigationRestoration {
        with(self) { $0.maximumAge = age.isFinite ? max(0, age) : .infinity }
    }
}
