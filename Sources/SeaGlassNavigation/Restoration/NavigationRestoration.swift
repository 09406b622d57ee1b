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
///
/// Layer: template, <doc:Restoration>.
public struct NavigationRestoration: Sendable {
    /// The windows that share a stored stack.
    ///
    /// Layer: template, <doc:Restoration>.
    public enum Scope: Hashable, Sendable {
        /// Each window has a separate stack, also on the next launch. This is the default.
        ///
        /// The system keeps the identity of a window in scene storage. It forgets a window that a person closes for
        /// good, and all windows when a person ends the app in the app switcher, or quits it on a Mac that closes
        /// windows on quitting. Then the first window of the next launch has the stack of the window that was opened
        /// last, and any other window starts at the root. On iPadOS and visionOS a new window also starts at the root
        /// if the system has kept other windows.
        ///
        /// If the environment's `supportsMultipleWindows` is `false`, all windows share one stack. They also share one
        /// stack in an app with the life cycle of UIKit or AppKit, where separate stacks need `custom(_:)`.
        case scene
        /// All windows of the app share the stack that changed last.
        case app
        /// Windows with the same text share a stack. The text names a window or an account, for example.
        case custom(String)
    }

    private(set) var store: any NavigationStateStore = UserDefaultsNavigationStateStore()
    private(set) var encoder = JSONEncoder()
    private(set) var decoder = JSONDecoder()
    private(set) var maximumAge = TimeInterval.infinity

    private init() {}

    /// Storage in the user's defaults, as JSON, without expiry.
    public static let standard = NavigationRestoration()

    /// Returns a restoration with another store.
    ///
    /// - Parameter store: The store, in which each stack of the app has a separate id.
    public func store(_ store: some NavigationStateStore) -> NavigationRestoration { with(self) { $0.store = store } }

    /// Returns a restoration that encodes and decodes routes with other strategies.
    ///
    /// ```swift
    /// let encoder = JSONEncoder()
    /// encoder.dateEncodingStrategy = .iso8601
    /// let decoder = JSONDecoder()
    /// decoder.dateDecodingStrategy = .iso8601
    ///
    /// InboxScreen()
    ///     .navigationShell()
    ///     .restoresNavigation(id: "main", .standard.coding(encoder: encoder, decoder: decoder))
    /// ```
    ///
    /// If the encoder throws, the stack is stored up to the route below. If the decoder throws, the entry and all entries
    /// above it are dropped.
    ///
    /// - Parameters:
    ///   - encoder: The encoder. Don't change it afterwards.
    ///   - decoder: The decoder; it has to read what the encoder writes. Don't change it afterwards.
    public func coding(encoder: JSONEncoder, decoder: JSONDecoder) -> NavigationRestoration {
        with(self) {
            $0.encoder = encoder
            $0.decoder = decoder
        }
    }

    /// Returns a restoration that starts at the root if the stack last changed too long ago.
    ///
    /// A stack whose date is in the future, because the clock was set back, counts as new.
    ///
    /// - Parameter age: The age in seconds. A negative number counts as 0; a number that isn't finite sets no limit.
    public func expires(after age: TimeInterval) -> NavigationRestoration {
        with(self) { $0.maximumAge = age.isFinite ? max(0, age) : .infinity }
    }
}
