#if canImport(HeadlessHost)
import Benchmark
import BenchmarkSupport
import SeaGlassNavigation

private let stored = BenchmarkMetric.smaller("Microseconds, a push and its storage")
private let plain = BenchmarkMetric.smaller("Microseconds, a push alone")
private let storage = BenchmarkMetric.smaller("Microseconds, the storage")

/// Measures what `restoresNavigation` adds to a push: the encoding of the whole stack, and its way to a store in memory.
func storedPushBenchmarks() {
    for depth in [1, 16, 127] {
        Benchmark("Stored-push-depth-\(depth)", configuration: .turns([stored, plain, storage])) { benchmark in
            let (withStore, alone) = await compare(at: depth)
            benchmark.measurement(stored, Int((withStore / 1_000).rounded()))
            benchmark.measurement(plain, Int((alone / 1_000).rounded()))
            benchmark.measurement(storage, Int(((withStore - alone) / 1_000).rounded()))
        }
    }
}

/// Returns the shortest times of a push with and without restoration, in nanoseconds, measured in turns for a second.
@MainActor private func compare(at depth: Int) async -> (stored: Double, plain: Double) {
    let restoration = NavigationRestoration.standard.store(MemoryNavigationStateStore())
    let stacks = [
        HostedStack.ofShell(depth: depth, bar: .system, restoration: restoration),
        HostedStack.ofShell(depth: depth, bar: .system),
    ]
    var times = [Double.infinity, Double.infinity]
    let end = ContinuousClock.now + .seconds(1)
    repeat {
        for (index, stack) in stacks.enumerated() {
            let time = await processorTime {
                stack.push()
                await restoration.save()
            }
            times[index] = min(times[index], time)
            stack.pop()
            await restoration.save()
        }
    } while ContinuousClock.now < end
    return (times[0], times[1])
}
#endif
