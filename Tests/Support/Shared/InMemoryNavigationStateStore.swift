import Foundation
import SeaGlass
import SeaGlassNavigation

/// A store for the lifetime of the process. Copies share their stacks; separately created stores do not.
package struct InMemoryNavigationStateStore: NavigationStateStore {
    private let contents = Locked<[[UInt8]: Data]>([:])

    package let location = UUID().uuidString

    package init() {}

    /// All snapshots by id. Ids that are equal as `String` are one id.
    package var snapshots: [String: Data] {
        let contents = contents.withLock { $0 }
        return Dictionary(contents.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }) { first, _ in first }
    }

    package func load(_ id: String, upTo limit: Int) -> Data? {
        contents.withLock { $0[Array(id.utf8)].map { limit < $0.count ? $0.prefix(max(limit, 0) + 1) : $0 } }
    }

    package func save(_ data: Data, for id: String) { contents.withLock { $0[Array(id.utf8)] = data } }

    package func removeAll() { contents.withLock { $0 = [:] } }

    package func remove(_ id: String) { contents.withLock { $0[Array(id.utf8)] = nil } }
}
