import Benchmark
import BenchmarkSupport
import Foundation
import SeaGlass
import SeaGlassNavigation

private let encoding = BenchmarkMetric.smaller("Encoding, % of JSONEncoder alone")
private let decoding = BenchmarkMetric.smaller("Decoding, % of JSONDecoder alone")

/// Compares encoding and decoding a stack of routes with JSON alone for an array of the same routes.
func restorationBenchmarks() {
    for count in [1, 16, 128, 1024] {
        Benchmark(
            "Restoration-entries-\(count)",
            configuration: .turns(
                [encoding, decoding],
                checking: count == 128 ? [encoding: Tolerance.json, decoding: Tolerance.json] : [:]
            )
        ) { benchmark in
            let times = try compareRestoration(count)
            benchmark.record(encoding, times[0] / times[1])
            benchmark.record(decoding, times[2] / times[3])
        }
    }
}

private struct Thread: Codable {
    let id: Int
    let title: String
    let folder: String
    let isUnread: Bool
}

/// Returns the shortest times of encoding as a snapshot and as JSON, and of decoding both.
private func compareRestoration(_ count: Int) throws -> [Double] {
    let threads = (0..<count).map { Thread(id: $0, title: "Thread \($0)", folder: "inbox", isUnread: $0 % 2 == 0) }
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    let limits = SnapshotLimits(depth: count)

    func encode() throws -> Data {
        let entries = try threads.map {
            NavigationSnapshotEntry(key: "com.example.thread", payload: try encoder.encode($0))
        }
        return NavigationSnapshot(entries: entries).encoded(limits: limits).data
    }
    func decode(_ data: Data) -> [Thread] {
        let entries = NavigationSnapshot.decode(data, limits: limits).snapshot?.entries ?? []
        return entries.compactMap { try? decoder.decode(Thread.self, from: $0.payload) }
    }

    let snapshot = try encode()
    let json = try encoder.encode(threads)
    precondition(decode(snapshot).count == count, "The stack was not decoded.")
    return leastTimes([
        { blackHole(try? encode()) },
        { blackHole(try? encoder.encode(threads)) },
        { blackHole(decode(snapshot)) },
        { blackHole(try? decoder.decode([Thread].self, from: json)) },
    ])
}
