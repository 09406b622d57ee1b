import Foundation
import SeaGlass

/// Keeps stacks for as long as the process runs, for tests and previews.
///
/// ```swift
/// let store = InMemoryNavigationStateStore()
/// InboxScreen()
///     .navigationShell(.standard)
///     .restoresNavigation(id: "main", scope: .app, .standard.store(store))
/// ```
///
/// Copies of it keep the same stacks; two that were created apart don't.
public struct InMemoryNavigationStateStore: NavigationStateStore {
    private let contents: Locked<[String: Data]>

    /// Which of the stores in memory it is.
    public let location = UUID().uuidString

    /// Creates a store.
    ///
    /// - Parameter contents: What was saved before, by id.
    public init(_ contents: [String: Data] = [:]) {
        self.contents = Locked(contents)
    }

    /// Everything that is saved, by id.
    public var snapshots: [String: Data] { contents.withLock { $0 } }

    /// Reads what was saved last.
    ///
    /// - Parameters:
    ///   - id: What it was saved for.
    ///   - limit: Not regarded: it's all in memory.
    /// - Returns: `nil` if there is nothing.
    public func load(_ id: String, upTo limit: Int) -> Data? {
        contents.withLock { $0[id] }
    }

    /// Replaces what was saved last.
    ///
    /// - Parameters:
    ///   - data: What to save.
    ///   - id: What to save it for.
    public func save(_ data: Data, for id: String) {
        contents.withLock { $0[id] = data }
    }

    /// Forgets what was saved, if anything was.
    ///
    /// - Parameter id: What it was saved for.
    public func remove(_ id: String) {
        contents.withLock { $0[id] = nil }
    }
}
