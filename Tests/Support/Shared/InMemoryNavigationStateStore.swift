import Foundation
import SeaGlass
import SeaGlassNavigation

/// Keeps stacks for as long as the process runs. Copies of it keep the same stacks; two that were created apart don't.
package struct InMemoryNavigationStateStore: NavigationStateStore {
    private let contents = Locked<[[UInt8]: Data]>([:])

    package let location = UUID().uuidString

    package init() {}

    /// Everything that is saved, by id; of ids that are equal as `String`, one.
    package var snapshots: [String: Data] {
        let contents = contents.withLock { $0 }
        return Dictionary(contents.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }) { first, _ in first }
    }

    package func load(_ id: String, upTo limit: Int) -> Data? { contents.withLock { $0[Array(id.utf8)] } }

    package func save(_ data: Data, for id: String) { contents.withLock { $0[Array(id.utf8)] = data } }

    package func remove(_ id: String) { contents.withLock { $0[Array(id.utf8)] = nil } }
}
