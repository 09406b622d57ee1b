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
