import Foundation
import SeaGlassNavigation

/// A store in memory that calls a function before each write. The function may wait, or throw so that nothing is
/// written.
package struct WatchedStore: NavigationStateStore {
    package enum Write: Equatable, Sendable {
        case save(String)
        case removal
    }

    package let memory: MemoryNavigationStateStore
    private let willWrite: @Sendable (Write) throws -> Void

    package init(
        memory: MemoryNavigationStateStore = MemoryNavigationStateStore(),
        willWrite: @escaping @Sendable (Write) throws -> Void
    ) {
        self.memory = memory
        self.willWrite = willWrite
    }

    package var location: String { "watched " + memory.location }

    package func load(_ id: String, upTo limit: Int) -> Data? { memory.load(id, upTo: limit) }

    package func save(_ data: Data, for id: String) throws {
        try willWrite(.save(id))
        memory.save(data, for: id)
    }

    package func remove(_ id: String) throws {
        try willWrite(.removal)
        memory.remove(id)
    }

    package func removeAll() throws {
        try willWrite(.removal)
        memory.removeAll()
    }
}

/// Blocks threads until it is opened.
package final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    package init() {}

    package func open() { semaphore.signal() }

    package func pass() {
        semaphore.wait()
        semaphore.signal()
    }
}
