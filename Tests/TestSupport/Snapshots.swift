import Foundation
import SeaGlass
import SeaGlassNavigation

extension SeededGenerator {
    /// Entries with any keys and payloads, small ones mostly.
    package mutating func entries(upTo count: Int = 12) -> [NavigationSnapshotEntry] {
        (0..<Int.random(in: 0...count, using: &self)).map { _ in
            let key = String((0..<Int.random(in: 0...20, using: &self)).map { _ in character() })
            return NavigationSnapshotEntry(
                key: NavigationDestinationKey(key),
                payload: Data(
                    (0..<Int.random(in: 0...200, using: &self)).map { _ in UInt8(truncatingIfNeeded: next()) }
                ),
                disableBackGesture: Bool.random(using: &self)
            )
        }
    }

    private mutating func character() -> Character {
        "abcXYZ019.-_/\u{0}é字👍🏽".randomElement(using: &self) ?? "a"
    }
}

package func entry(_ key: NavigationDestinationKey, _ payload: String = "{}") -> NavigationSnapshotEntry {
    NavigationSnapshotEntry(key: key, payload: Data(payload.utf8))
}

/// Three entries with payloads that differ.
package let threeEntries = [
    entry("inbox", #"{"id":1}"#), entry("thread", #"{"id":2}"#), entry("settings", #"{"id":3}"#),
]

extension NavigationSnapshot {
    package var data: Data { encoded().data }
}

/// The payload as text, for a route that is nothing but text.
package func text(_ entry: NavigationSnapshotEntry) throws(NavigationRestoration.Failure) -> String {
    guard entry.key != "unknown" else { throw NavigationRestoration.Failure(.unknownKey) }
    return String(decoding: entry.payload, as: UTF8.self)
}

/// Collects what is reported from anywhere.
package final class Failures: Sendable {
    private let failures = Locked<[NavigationRestoration.Failure]>([])

    package init() {}

    package var reasons: [NavigationRestoration.Failure.Reason] { failures.withLock { $0.map(\.reason) } }

    package func add(_ failure: NavigationRestoration.Failure) { failures.withLock { $0.append(failure) } }
}

/// A store that can do nothing.
package struct FailingStore: NavigationStateStore {
    package let location = "nowhere"

    package init() {}

    package func load(_ id: String, upTo limit: Int) throws -> Data? { throw CancellationError() }
    package func save(_ data: Data, for id: String) throws { throw CancellationError() }
    package func remove(_ id: String) throws { throw CancellationError() }
}
