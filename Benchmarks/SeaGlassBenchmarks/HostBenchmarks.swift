#if canImport(HeadlessHost)
import Benchmark
import BenchmarkSupport
import HeadlessHost
import SeaGlass
import SwiftUI

private let linear = BenchmarkMetric.smaller("Time, % of ten times that of a tenth")

/// Compares the headless host's time for a large tree with ten times its time for a tenth of it. Linear growth is 100 %.
func hostBenchmarks() {
    hostBenchmark("surfaces", 10_000) { count in
        _ = HeadlessHost.Host(Surfaces(count: count)) { $1.platformCapabilities = .iOS18 }
    }
    hostBenchmark("rows", 5_000) { count in
        _ = HeadlessHost.Host(List { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }.makingAllRows())
    }
    // Push-depth-500 checks the same.
    hostBenchmark("screens", 2_000, isChecked: false) { count in
        let stack = HostedStack.ofApp(depth: 1)
        for _ in 0..<count { stack.push() }
    }
}

private func hostBenchmark(
    _ name: String,
    _ count: Int,
    isChecked: Bool = true,
    _ body: @escaping @MainActor (_ count: Int) -> Void
) {
    Benchmark(
        "Host-\(name)-\(count)",
        configuration: .turns([linear], checking: isChecked ? [linear: Tolerance.growth] : [:])
    ) { benchmark in
        let (all, tenth) = await leastTimes(of: count, body)
        benchmark.record(linear, all / (10 * tenth))
    }
}

/// Returns the shortest times for `count` and for a tenth of it, in nanoseconds.
@MainActor private func leastTimes(
    of count: Int,
    _ body: @MainActor (_ count: Int) -> Void
) -> (all: Double, tenth: Double) {
    var least = (all: Double.infinity, tenth: Double.infinity)
    var turns = 0
    let end = ContinuousClock.now + .milliseconds(500)
    // Two turns at the least, however long they are.
    repeat {
        for _ in 0..<5 { least.tenth = min(least.tenth, processorTime { body(count / 10) }) }
        least.all = min(least.all, processorTime { body(count) })
        turns += 1
    } while turns < 2 || ContinuousClock.now < end
    return least
}

private struct Surfaces: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { Text("Surface \($0)").glassSurface() }
        }
    }
}
#endif
