import Foundation
import SeaGlass

/// Keeps stacks for as long as the process runs, for tests and previews.
///
/// ```swift
/// let store = InMemoryNavigationStateStore()
/// InboxScreen()
///     .navigationShell()
///     .restoresNavigation(id: "main", scope: .app, .standard.store(store))
/// ```
///
/// Copies of it keep the same stacks; two that were created apart don't.
public struct InMemoryNavigationStateStore: NavigationStateStore {
    private let contents: Locked<[[UInt8]: Data]>

    /// Which of the stores in memory it is.
    public let location = UUID().uuidString

    /// Creates a store.
    ///
    /// - Parameter contents: The data that the store begins with, by id.
    public init(_ contents: [String: Data] = [:]) {
        self.contents = Locked(Dictionary(uniqueKeysWithValues: contents.map { (Array($0.key.utf8), $0.value) }))
    }

    /// Everything that is saved, by id; of ids that are equal as `String`, one.
    public var snapshots: [String: Data] {
        let contents = contents.withLock { $0 }
        return Dictionary(contents.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }) { first, _ in first }
    }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack.
    ///   - limit: Ignored unless it is negative, which is an error: all data is in memory.
    /// - Returns: The saved data; `nil` if there is none.
    /// - Throws: ``NavigationStateStoreError/unusableLimit(_:)``.
    public func load(_ id: String, upTo limit: Int) throws -> Data? {
        try checkLimit(limit)
        return contents.withLock { $0[Array(id.utf8)] }
    }

    /// Replaces the saved data.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack.
    public func save(_ data: Data, for id: String) {
        contents.withLock { $0[Array(id.utf8)] = data }
    }

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack.
    public func remove(_ id: String) {
        contents.withLock { $0[Array(id.utf8)] = nil }
    }
}
