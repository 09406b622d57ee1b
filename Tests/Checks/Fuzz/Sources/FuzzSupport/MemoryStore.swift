import Foundation
import SeaGlassNavigation

/// Keeps stacks in memory.
public final class MemoryStore: NavigationStateStore, @unchecked Sendable {
    private var contents: [String: Data] = [:]
    private let lock = NSLock()

    public let location = UUID().uuidString

    public init() {}

    public func load(_ id: String, upTo limit: Int) -> Data? { lock.withLock { contents[id] } }
    public func save(_ data: Data, for id: String) { lock.withLock { contents[id] = data } }
    public func remove(_ id: String) { lock.withLock { contents[id] = nil } }
    public func removeAll() { lock.withLock { contents = [:] } }
}
