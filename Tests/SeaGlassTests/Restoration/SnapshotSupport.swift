import Foundation

@testable import SeaGlass

extension SeededGenerator {
    /// Entries with any keys and payloads, small ones mostly.
    mutating func entries(upTo count: Int = 12) -> [NavigationSnapshotEntry] {
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

func entry(_ key: NavigationDestinationKey, _ payload: String = "{}") -> NavigationSnapshotEntry {
    NavigationSnapshotEntry(key: key, payload: Data(payload.utf8))
}

/// Three entries with payloads that differ.
let threeEntries = [entry("inbox", #"{"id":1}"#), entry("thread", #"{"id":2}"#), entry("settings", #"{"id":3}"#)]

extension NavigationSnapshot {
    var data: Data { encoded().data }
}

/// The payload as text, for a route that is nothing but text.
func text(_ entry: NavigationSnapshotEntry) throws(NavigationRestoreFailure) -> String {
    guard entry.key != "unknown" else { throw NavigationRestoreFailure(.unknownKey) }
    return String(decoding: entry.payload, as: UTF8.self)
}

/// Collects what is reported from anywhere.
final class Failures: Sendable {
    private let failures = Locked<[NavigationRestoreFailure]>([])

    var reasons: [NavigationRestoreFailure.Reason] { failures.withLock { $0.map(\.reason) } }

    func add(_ failure: NavigationRestoreFailure) { failures.withLock { $0.append(failure) } }
}

/// A store that can do nothing.
struct FailingStore: NavigationStateStore {
    let location = "nowhere"
    func load(_ id: String, upTo limit: Int) throws -> Data? { throw CancellationError() }
    func save(_ data: Data, for id: String) throws { throw CancellationError() }
    func remove(_ id: String) throws { throw CancellationError() }
}
