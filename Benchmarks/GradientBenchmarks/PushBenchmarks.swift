#if canImport(HeadlessHost)
import Benchmark
import HeadlessHost
import Observation
import SeaGlass
import SwiftUI

private let pushes = BenchmarkMetric.custom("Pushes a second", polarity: .prefersLarger, useScalingFactor: false)
private let evaluations = Yardstick.smaller("Evaluations a push")
private let depthOne = Yardstick.smaller("A push ÷ one at depth 1, hundredths")
private let evaluationsOfOne = Yardstick.smaller("Evaluations ÷ those at depth 1, hundredths")

/// One more screen on a stack that has some already, over a persistent background.
func pushBenchmarks() {
    for depth in [1, 10, 100, 500] {
        Benchmark(
            "Push-depth-\(depth)",
            configuration: .turns(
                [pushes, evaluations, evaluationsOfOne, depthOne],
                tolerances: [
                    evaluations: Tolerance.exact, evaluationsOfOne: Tolerance.exact, depthOne: Tolerance.depth,
                ]
            )
        ) { benchmark in
            let found = await comparePushes(depth)
            benchmark.measurement(pushes, Int((1e9 / found.time).rounded()))
            benchmark.measurement(evaluations, found.evaluations)
            benchmark.record(evaluationsOfOne, Double(found.evaluations) / Double(found.evaluationsOfOne))
            benchmark.record(depthOne, found.time / found.timeOfOne)
        }
    }
}

/// Pushes at a depth and at depth 1 in turns: the shortest of each, in nanoseconds, and the evaluations of one.
@MainActor private func comparePushes(
    _ depth: Int
) -> (time: Double, timeOfOne: Double, evaluations: Int, evaluationsOfOne: Int) {
    let (deep, flat) = (HostedStack(depth: depth), HostedStack(depth: 1))
    let (evaluations, evaluationsOfOne) = (deep.evaluationsOfPush(), flat.evaluationsOfPush())
    var (time, timeOfOne) = (Double.infinity, Double.infinity)
    let end = ContinuousClock.now + .seconds(1)
    repeat {
        time = min(time, deep.durationOfPush())
        timeOfOne = min(timeOfOne, flat.durationOfPush())
    } while ContinuousClock.now < end
    return (time, timeOfOne, evaluations, evaluationsOfOne)
}

/// A hosted stack of a bound path.
@MainActor private final class HostedStack {
    private let route: Route
    private let host: HeadlessHost.Host

    init(depth: Int) {
        let route = Route(path: Array(1...depth))
        self.route = route
        host = HeadlessHost.Host(Levels(route: route)) { _, environment in environment.platformCapabilities = .iOS18 }
        host.settle()
    }

    func durationOfPush() -> Double {
        let time = duration(push)
        pop()
        return time
    }

    /// How many bodies of views and modifiers a push runs, those of the new screen included.
    func evaluationsOfPush() -> Int {
        push()
        pop()
        let before = host.nodes.reduce(0) { $0 + $1.evaluations }
        push()
        defer { pop() }
        return host.nodes.reduce(0) { $0 + $1.evaluations } - before
    }

    private func push() {
        route.path.append(route.path.count + 1)
        host.settle()
    }

    private func pop() {
        route.path.removeLast()
        host.settle()
    }
}

@Observable private final class Route {
    var path: [Int]

    init(path: [Int]) { self.path = path }
}

private struct Levels: View {
    @Bindable var route: Route

    var body: some View {
        NavigationStack(path: $route.path) {
            Level(number: 0)
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: Int.self) { Level(number: $0) }
        }
        .persistentBackground(.ocean)
    }
}

private struct Level: View {
    let number: Int

    var body: some View {
        List {
            ForEach(0..<10) { Text("Row \($0) of \(number)") }
            NavigationLink("Next", value: number + 1)
        }
        .navigationTitle("Level \(number)")
    }
}
#endif
