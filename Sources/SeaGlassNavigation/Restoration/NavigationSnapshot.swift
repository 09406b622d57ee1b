import Foundation

/// A screen of a stored stack: which route it shows, as data. After a presented one come those of its own stack.
///
/// Migrations are given entries, and return entries; see ``NavigationSchema``.
public struct NavigationSnapshotEntry: Hashable, Sendable {
    /// The key under which the route was registered when it was stored.
    public var key: NavigationDestinationKey

    /// The route as its encoder wrote it: JSON, unless the app has another ``NavigationRouteCoding``.
    public var payload: Data

    /// Whether the screen was pushed with its back gesture disabled.
    public var disableBackGesture: Bool

    /// The form in which the screen was presented; `nil` if it was pushed.
    public var presentation: NavigationPresentationStyle?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - key: The key under which the route is registered.
    ///   - payload: The encoded route.
    ///   - disableBackGesture: Whether the screen can't be swiped away.
    ///   - presentation: The form of a presented screen; `nil` for a pushed one.
    public init(
        key: NavigationDestinationKey,
        payload: Data,
        disableBackGesture: Bool = false,
        presentation: NavigationPresentationStyle? = nil
    ) {
        self.key = key
        self.payload = payload
        self.disableBackGesture = disableBackGesture
        self.presentation = presentation
    }
}

/// A stack in its stored form: entries from just above the root to the top, and when and by what they were written.
package struct NavigationSnapshot: Hashable, Sendable {
    package var entries: [NavigationSnapshotEntry]
    /// The version of the app's schema. Not an `Int`, which has 32 bits on most watches: any stored number fits.
    package var schema: UInt32
    package var savedAt: Date
    /// The version of the app, at most 255 bytes of it.
    package var appVersion: String

    package init(
        entries: [NavigationSnapshotEntry],
        schema: UInt32 = 1,
        savedAt: Date = .now,
        appVersion: String = ""
    ) {
        self.entries = entries
        self.schema = schema
        self.savedAt = savedAt
        self.appVersion = appVersion
    }
}
