import Foundation

/// A place where the stacks of an app are kept between launches.
///
/// SeaGlass contains ``UserDefaultsNavigationStateStore``, ``FileNavigationStateStore`` and, for tests,
/// ``MemoryNavigationStateStore``. A custom store:
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
/// frame shows the restored stack. `load` is called on the main actor, a few times in a launch. Most writes run off the
/// main actor; the mark before a restoration, which is saved with the stack, and the last writes before the app ends run
/// on it. No method may wait for the main thread.
///
/// Ids are compared by their bytes: `é` written as one Unicode scalar is not the id `é` written as two.
///
/// A store that throws never stops a push or a launch: the failure is reported as
/// ``NavigationRestoration/Failure/Reason/storeFailed``. A removal that fails is tried again at the next write to the
/// store, and reported again if it fails again; its stacks are not shown in this process. While `removeAll()` fails,
/// nothing is saved.
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
