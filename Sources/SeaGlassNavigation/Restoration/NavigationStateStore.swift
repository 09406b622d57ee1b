import Foundation

/// A place where the stacks of an app are kept between launches.
///
/// SeaGlass brings ``UserDefaultsNavigationStateStore`` and ``FileNavigationStateStore``. One of your own:
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
/// }
/// ```
///
/// Each method may be called from any thread, and several at a time. None is asynchronous: a stack comes back before
/// the first frame, which can't wait. `load` is called on the main actor, once a stack and launch; `save` and `remove`
/// off it, but for a few bytes that are saved before a stack comes back.
///
/// Ids are compared by their bytes: `é` as one Unicode scalar and as two are two ids.
///
/// A store that throws never stops a push or a launch: the failure is reported as
/// ``NavigationRestoration/Failure/Reason/storeFailed``.
public protocol NavigationStateStore: Sendable {
    /// The identity of the store's storage. Two stores of one type read each other's writes exactly if their locations are
    /// equal.
    var location: String { get }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack. Any text, but not empty.
    ///   - limit: How many bytes are of use. Of more, any `limit + 1` are enough to tell.
    /// - Returns: The saved data; `nil` if there is none.
    func load(_ id: String, upTo limit: Int) throws -> Data?

    /// Replaces the saved bytes at once: a reader, also after a crash, finds all of the old or all of the new.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack. Any text, but not empty.
    func save(_ data: Data, for id: String) throws

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack. Any text, but not empty.
    func remove(_ id: String) throws
}

/// Why a store of SeaGlass throws, where it isn't the system that does.
public enum NavigationStateStoreError: Error, Hashable, Sendable {
    /// There is no suite of this name, or none that the app may use.
    case unusableSuite(String)
    /// An id is empty, or too long for a file's name; see ``FileNavigationStateStore``.
    case unusableID(String)
    /// A symbolic link, a folder or a pipe is in the place of a snapshot's file.
    case notAFile(String)
    /// A call of the system failed.
    ///
    /// - Parameters:
    ///   - call: Its name.
    ///   - code: The value of `errno`.
    case system(call: String, code: Int32)
}

extension NavigationStateStore {
    /// An id in lower-case letters, digits, `-` and `_` alone: any other byte is `_` and two hexadecimal digits.
    ///
    /// So two ids never share a name, on a volume that doesn't tell `A` from `a` either, and no name leads anywhere.
    func name(for id: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-")
        let name = id.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        return name.replacing("%", with: "_").lowercased()
    }
}

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
