import Foundation
import SeaGlass

/// A store that keeps stacks in memory, for tests and previews.
///
/// A test creates a store, and gives it to each launch of the app that the test hosts:
///
/// ```swift
/// let store = MemoryNavigationStateStore()
/// let restoration = NavigationRestoration.standard.store(store)
/// ```
///
/// A preview uses ``NavigationStateStore/memory``. See <doc:Restoration#Tests-and-previews>.
///
/// Layer: template, <doc:Restoration>.
public struct MemoryNavigationStateStore: NavigationStateStore {
    /// The stacks, by the bytes of their ids.
    private let stacks = Locked<[[UInt8]: Data]>([:])

    /// The identity of this store and its copies.
    public let location = UUID().uuidString

    /// Creates an empty store. Copies share their stacks; separately created stores don't.
    public init() {}

    /// All saved data by id. Ids that are equal as `String` are one id.
    package var snapshots: [String: Data] {
        let stacks = stacks.withLock { $0 }
        return Dictionary(stacks.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }) { first, _ in first }
    }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack.
    ///   - limit: Ignored, because the data is in memory as a whole.
    /// - Returns: The saved data, if there is any.
    public func load(_ id: String, upTo limit: Int) -> Data? { stacks.withLock { $0[Array(id.utf8)] } }

    /// Replaces the saved data.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack.
    public func save(_ data: Data, for id: String) { stacks.withLock { $0[Array(id.utf8)] = data } }

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack.
    public func remove(_ id: String) { stacks.withLock { $0[Array(id.utf8)] = nil } }

    /// Removes all saved data.
    public func removeAll() { stacks.withLock { $0 = [:] } }
}

extension NavigationStateStore where Self == MemoryNavigationStateStore {
    /// The store of this process, for previews. A preview never touches the stacks of the app.
    ///
    /// ```swift
    /// #Preview {
    ///     InboxScreen()
    ///         .navigationShell()
    ///         .restoresNavigation(id: "main", .standard.store(.memory))
    /// }
    /// ```
    ///
    /// Each access returns the same store, so tests that run at the same time create stores of their own.
    public static var memory: MemoryNavigationStateStore { processMemory }
}

private let processMemory = MemoryNavigationStateStore()
