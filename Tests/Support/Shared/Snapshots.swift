import Foundation
import SeaGlass
import SeaGlassNavigation

extension SeededGenerator {
    /// Returns entries with arbitrary keys and payloads.
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

/// Three entries with different payloads.
package let threeEntries = [
    entry("inbox", #"{"id":1}"#), entry("thread", #"{"id":2}"#), entry("settings", #"{"id":3}"#),
]

extension NavigationSnapshot {
    package var data: Data { encoded().data }
}

/// Decodes the payload as text. Throws for the key "unknown".
package func text(_ entry: NavigationSnapshotEntry) throws(NavigationRestoration.Failure) -> String {
    guard entry.key != "unknown" else { throw NavigationRestoration.Failure(.unknownKey) }
    return String(decoding: entry.payload, as: UTF8.self)
}

extension SnapshotSlot {
    package typealias Routes<Route> = (routes: [Route], failure: NavigationRestoration.Failure?)

    package func restored<Route>(route: (NavigationSnapshotEntry) throws -> Route) -> Routes<Route> {
        var routes: [Route] = []
        let failure = restore { routes.append(try route($0)) }.failure
        return (routes, failure)
    }
}

/// A thread-safe list of reported failures.
package final class Failures: Sendable {
    private let failures = Locked<[NavigationRestoration.Failure]>([])

    package init() {}

    package var reasons: [NavigationRestoration.Failure.Reason] { failures.withLock { $0.map(\.reason) } }

    package func add(_ failure: NavigationRestoration.Failure) { failures.withLock { $0.append(failure) } }
}

/// A store whose operations all fail.
package struct FailingStore: NavigationStateStore {
    package let location = "nowhere"

    package init() {}

    package func load(_ id: String, upTo limit: Int) throws -> Data? { throw CancellationError() }
    package func save(_ data: Data, for id: String) throws { throw CancellationError() }
    package func remove(_ id: String) throws { throw CancellationError() }
    package func removeAll() throws { throw CancellationError() }
}
