import Foundation

/// The way in which a stack is stored, and the conditions under which it is restored.
///
/// Start from ``standard`` and chain changes:
///
/// ```swift
/// InboxScreen()
///     .navigationShell()
///     .restoresNavigation(id: "main", .standard.expires(after: 24 * 3600).policy(.clearAll))
/// ```
public struct NavigationRestoration: Sendable {
    private(set) var store: any NavigationStateStore = UserDefaultsNavigationStateStore()
    private(set) var policy = NavigationRestoration.Policy.keepValidPrefix
    private(set) var limits = NavigationRestoration.Limits.standard
    private(set) var coding = NavigationRouteCoding.json
    private(set) var schema = NavigationSchema()
    private(set) var maximumAge = TimeInterval.infinity
    private(set) var requiredAppVersion: String?

    private init() {}

    /// Storage in the user's defaults, as JSON, without expiry; restores the valid prefix.
    public static let standard = NavigationRestoration()

    /// Keeps stacks in another place.
    ///
    /// - Parameter store: The place. Each stack of the app has an id of its own there.
    public func store(_ store: some NavigationStateStore) -> NavigationRestoration {
        with(self) { $0.store = store }
    }

    /// Decides what becomes of the entries below one that can't come back.
    ///
    /// - Parameter policy: The default is ``NavigationRestoration/Policy/keepValidPrefix``.
    public func policy(_ policy: NavigationRestoration.Policy) -> NavigationRestoration {
        with(self) { $0.policy = policy }
    }

    /// Sets how much is stored and read, at most.
    ///
    /// - Parameter limits: The default is ``NavigationRestoration/Limits/standard``.
    public func limits(_ limits: NavigationRestoration.Limits) -> NavigationRestoration {
        with(self) { $0.limits = limits }
    }

    /// Sets how routes become bytes and come back.
    ///
    /// - Parameter coding: The default is ``NavigationRouteCoding/json``.
    public func coding(_ coding: NavigationRouteCoding) -> NavigationRestoration {
        with(self) { $0.coding = coding }
    }

    /// Sets the version of what the app stores, and how older versions become it.
    ///
    /// - Parameter schema: The default is version 1.
    public func schema(_ schema: NavigationSchema) -> NavigationRestoration {
        with(self) { $0.schema = schema }
    }

    /// Starts at the root if the stack was last stored too long ago.
    ///
    /// A stack from the future, stored before the clock was set back, isn't too old.
    ///
    /// - Parameter age: In seconds. A negative number is taken as 0; what isn't finite, as for ever.
    public func expires(after age: TimeInterval) -> NavigationRestoration {
        with(self) { $0.maximumAge = age.isFinite ? max(0, age) : .infinity }
    }

    /// Starts at the root if another version of the app stored the stack, an earlier or a later one.
    ///
    /// - Parameter version: What stands for the version of the app, 255 bytes at most; `nil` stands for the version and
    ///   build of its main bundle. Give its first number alone to start anew with major versions only.
    public func discardedByAppUpdate(version: String? = nil) -> NavigationRestoration {
        with(self) { $0.requiredAppVersion = version ?? Self.bundleVersion }
    }

    /// The version of the app in snapshots.
    var appVersion: String { requiredAppVersion ?? Self.bundleVersion }

    private static let bundleVersion: String = {
        let keys = ["CFBundleShortVersionString", "CFBundleVersion"]
        return keys.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.joined(separator: " ")
    }()

    /// For bytes that weren't stored for the next launch of this app.
    var acceptingAnyAgeAndVersion: NavigationRestoration {
        with(expires(after: .infinity)) { $0.requiredAppVersion = nil }
    }
}
