import Foundation

/// Keeps stacks in the user's defaults, one value a stack. It is the default.
///
/// A launch with the argument `-ApplePersistenceIgnoreState YES`, such as that of a UI test, removes the stacks in the default
/// place, the app's own defaults and the default namespace.
///
/// Defaults are meant for small values, and tvOS allows an app 1 MiB of them; for deep stacks of large routes there is
/// ``FileNavigationStateStore``. They aren't encrypted for your app alone: keep secrets out of routes.
///
/// ```swift
/// .restoresNavigation(id: "main", .standard.store(UserDefaultsNavigationStateStore(suite: "group.com.example")))
/// ```
public struct UserDefaultsNavigationStateStore: NavigationStateStore {
    private let suite: String?
    private let namespace: String
    /// Creates a store.
    ///
    /// - Parameters:
    ///   - suite: The suite, such as that of an app group; `nil` is the app's own. With a suite that can't be used,
    ///     every save and load throws ``NavigationStateStoreError/unusableSuite(_:)``.
    ///   - namespace: What the names of the values begin with.
    public init(suite: String? = nil, namespace: String = "SeaGlass.navigation") {
        (self.suite, self.namespace) = (suite, namespace)
    }

    /// The suite, in quotation marks, and the namespace.
    public var location: String { "\(suite.debugDescription) \(namespace)" }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack.
    ///   - limit: Not regarded: defaults are in memory as a whole.
    /// - Returns: `nil` if there is nothing, or something that isn't data.
    /// - Throws: ``NavigationStateStoreError``.
    public func load(_ id: String, upTo limit: Int) throws -> Data? {
        _ = Self.launch
        return try defaults.data(forKey: key(for: id))
    }

    /// Replaces the saved data.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack.
    /// - Throws: ``NavigationStateStoreError/unusableSuite(_:)``.
    public func save(_ data: Data, for id: String) throws { try defaults.set(data, forKey: key(for: id)) }

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack.
    /// - Throws: ``NavigationStateStoreError/unusableSuite(_:)``.
    public func remove(_ id: String) throws { try defaults.removeObject(forKey: key(for: id)) }

    /// Only an argument is of one launch; other domains may have the same key.
    private static let launch: Void = {
        let arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
        let value = arguments["ApplePersistenceIgnoreState"].map { "\($0)" } ?? ""
        if ["YES", "true", "1"].contains(value) { Self().removeAll(from: .standard) }
    }()

    package func removeAll(from defaults: UserDefaults) {
        for key in defaults.dictionaryRepresentation().keys {
            guard let dot = key.lastIndex(of: "."), key[..<dot] == namespace else { continue }
            defaults.removeObject(forKey: key)
        }
    }

    /// The name of an id has no dot: the last one ends the namespace.
    private func key(for id: String) -> String { "\(namespace).\(name(for: id))" }

    // Made anew each time: it can't be kept in what any thread may use, and the system keeps the values.
    private var defaults: UserDefaults {
        get throws {
            guard let suite else { return .standard }
            guard !suite.isEmpty, let defaults = UserDefaults(suiteName: suite) else {
                throw NavigationStateStoreError.unusableSuite(suite)
            }
            return defaults
        }
    }
}
