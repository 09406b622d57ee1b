import Foundation

/// A store that keeps each stack as a value in the user's defaults. It is the default store.
///
/// A launch with the argument `-ApplePersistenceIgnoreState YES`, for example by a UI test, removes the stacks of the
/// default suite and namespace.
///
/// Defaults are for small values, and tvOS allows an app 1 MiB of them: use ``FileNavigationStateStore`` for deep
/// stacks of large routes. Defaults aren't encrypted for your app alone, so keep secrets out of routes.
///
/// ```swift
/// .restoresNavigation(id: "main", .standard.store(UserDefaultsNavigationStateStore(suite: "group.com.example")))
/// ```
///
/// Layer: template, <doc:Restoration>.
public struct UserDefaultsNavigationStateStore: NavigationStateStore {
    private let suite: String?
    private let namespace: String
    /// Creates a store.
    ///
    /// - Parameters:
    ///   - suite: The suite, such as an app group's; `nil` stands for the app's own. With a suite that can't be used,
    ///     every save and load throws `CocoaError` with the code `fileNoSuchFile`.
    ///   - namespace: The beginning of the names of the values.
    public init(suite: String? = nil, namespace: String = "SeaGlass.navigation") {
        self.suite = suite
        self.namespace = namespace
    }

    /// The suite, in quotation marks, and the namespace.
    public var location: String { "\(suite.debugDescription) \(namespace)" }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack.
    ///   - limit: Ignored, because defaults are in memory as a whole.
    /// - Returns: The saved data; `nil` if the value is missing or isn't data.
    /// - Throws: `CocoaError` if the suite is unusable.
    public func load(_ id: String, upTo limit: Int) throws -> Data? {
        _ = Self.launch
        return try defaults().data(forKey: key(for: id))
    }

    /// Replaces the saved data.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack.
    /// - Throws: `CocoaError` with the code `fileNoSuchFile`.
    public func save(_ data: Data, for id: String) throws { try defaults().set(data, forKey: key(for: id)) }

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack.
    /// - Throws: `CocoaError` with the code `fileNoSuchFile`.
    public func remove(_ id: String) throws { try defaults().removeObject(forKey: key(for: id)) }

    /// Removes all values of the namespace.
    ///
    /// - Throws: `CocoaError` with the code `fileNoSuchFile`.
    public func removeAll() throws { removeAll(from: try defaults()) }

    /// Removes the stacks if a launch argument says so. Ignores the argument's key in other domains of the defaults.
    private static let launch: Void = {
        let arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
        let value = arguments["ApplePersistenceIgnoreState"].map { "\($0)" } ?? ""
        if ["YES", "true", "1"].contains(value) { Self().removeAll(from: .standard) }
    }()

    private func removeAll(from defaults: UserDefaults) {
        for key in defaults.dictionaryRepresentation().keys {
            guard let dot = key.lastIndex(of: "."), key[..<dot] == namespace else { continue }
            defaults.removeObject(forKey: key)
        }
    }

    /// The name of an id has no dot, so the last dot ends the namespace.
    private func key(for id: String) -> String { "\(namespace).\(name(for: id))" }

    // A new object for each call: a `Sendable` store can't keep one, and the system keeps the values.
    private func defaults() throws -> UserDefaults {
        guard let suite else { return .standard }
        guard !suite.isEmpty, let defaults = UserDefaults(suiteName: suite) else {
            throw CocoaError.unusableSuite(suite)
        }
        return defaults
    }
}
