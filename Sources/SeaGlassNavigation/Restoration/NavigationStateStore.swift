import Foundation

/// A place where the stacks of an app are kept between launches.
///
/// SeaGlass contains ``UserDefaultsNavigationStateStore`` and ``FileNavigationStateStore``. A custom store:
///
/// ```swift
/// struct SealedStore: NavigationStateStore {
///     let store: any NavigationStateStore
///     let seal: @Sendable (Data) throws -> Data
///     let open: @Sendable (Data) throws -> Data
///
///     var location: String { "sealed " + store.location }
///
///     func load(_ id: String, upTo limit: Int) throws -> Data? { try store.load(id, upTo: limit).map(open) }
///     func save(_ data: Data, for id: String) throws { try store.save(seal(data), for: id) }
///     func remove(_ id: String) throws { try store.remove(id) }
///     func removeAll() throws { try store.removeAll() }
/// }
/// ```
///
/// Each method may be called from any thread, and several at a time. The methods are synchronous, because the first
/// frame shows the restored stack. `load` is called on the main actor, a few times in a launch. `save` and `remove` are
/// called off the main actor, except for a few bytes that are saved before a stack is restored.
///
/// Ids are compared by their bytes: `é` written as one Unicode scalar is not the id `é` written as two.
///
/// A store that throws never stops a push or a launch: the failure is reported as
/// ``NavigationRestoration/Failure/Reason/storeFailed``.
///
/// Layer: template, <doc:Restoration>.
public protocol NavigationStateStore: Sendable {
    /// The identity of the store's storage. Two stores of one type read each other's data if their locations are equal,
    /// and only then.
    var location: String { get }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack. Any text, but not empty.
    ///   - limit: The largest useful size, in bytes. For larger data, return any `limit + 1` bytes.
    /// - Returns: The saved data, if there is any.
    func load(_ id: String, upTo limit: Int) throws -> Data?

    /// Replaces the saved data in one step: a reader finds all of the old data or all of the new, also after a crash.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack. Any text, but not empty.
    func save(_ data: Data, for id: String) throws

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack. Any text, but not empty.
    func remove(_ id: String) throws

    /// Removes all saved data of this location, for ``Navigator/reset()``.
    func removeAll() throws
}

/// An error of a store of SeaGlass.
///
/// Layer: template, <doc:Restoration>.
public enum NavigationStateStoreError: Error, Hashable, Sendable {
    /// The suite of the user's defaults does not exist, or the app may not use it.
    case unusableSuite(String)
    /// An id is empty, or too long for a file's name; see ``FileNavigationStateStore``.
    case unusableID(String)
    /// A symbolic link, a folder or a pipe is in the place of a snapshot's file.
    case notAFile(String)
    /// A call of the system failed.
    ///
    /// - Parameters:
    ///   - call: The name of the call.
    ///   - code: The value of `errno`.
    case system(call: String, code: Int32)
}

extension NavigationStateStore {
    /// The identity of the storage, in ASCII: equal texts of Swift can differ in their bytes, and then name two folders.
    var place: String { [String(reflecting: Self.self), location].map(name).joined(separator: " ") }

    /// Returns an id in lowercase letters, digits, `-` and `_`: any other byte becomes `_` and two hexadecimal digits.
    ///
    /// So two ids never share a name, also on a case-insensitive volume, and no name is a path.
    func name(for id: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-")
        let name = id.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        return name.replacing("%", with: "_").lowercased()
    }
}

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
    ///     every save and load throws ``NavigationStateStoreError/unusableSuite(_:)``.
    ///   - namespace: The beginning of the names of the values.
    public init(suite: String? = nil, namespace: String = "SeaGlass.navigation") {
        (self.suite, self.namespace) = (suite, namespace)
    }

    /// The suite, in quotation marks, and the namespace.
    public var location: String { "\(suite.debugDescription) \(namespace)" }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack.
    ///   - limit: Ignored, because defaults are in memory as a whole.
    /// - Returns: The saved data; `nil` if the value is missing or isn't data.
    /// - Throws: ``NavigationStateStoreError``.
    public func load(_ id: String, upTo limit: Int) throws -> Data? {
        _ = Self.launch
        return try defaults().data(forKey: key(for: id))
    }

    /// Replaces the saved data.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack.
    /// - Throws: ``NavigationStateStoreError/unusableSuite(_:)``.
    public func save(_ data: Data, for id: String) throws { try defaults().set(data, forKey: key(for: id)) }

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack.
    /// - Throws: ``NavigationStateStoreError/unusableSuite(_:)``.
    public func remove(_ id: String) throws { try defaults().removeObject(forKey: key(for: id)) }

    /// Removes all values of the namespace.
    ///
    /// - Throws: ``NavigationStateStoreError/unusableSuite(_:)``.
    public func removeAll() throws { removeAll(from: try defaults()) }

    /// Removes the stacks if a launch argument says so. Ignores the argument's key in other domains of the defaults.
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

    /// The name of an id has no dot, so the last dot ends the namespace.
    private func key(for id: String) -> String { "\(namespace).\(name(for: id))" }

    // A new object for each call: a `Sendable` store can't keep one, and the system keeps the values.
    private func defaults() throws -> UserDefaults {
        guard let suite else { return .standard }
        guard !suite.isEmpty, let defaults = UserDefaults(suiteName: suite) else {
            throw NavigationStateStoreError.unusableSuite(suite)
        }
        return defaults
    }
}
