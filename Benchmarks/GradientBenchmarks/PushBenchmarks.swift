#if canImport(HeadlessHost)
import Benchmark
import HeadlessHost
import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

private let pushes = BenchmarkMetric.custom("Pushes a second", polarity: .prefersLarger, useScalingFactor: false)
private let evaluations = Yardstick.smaller("Evaluations a push")
private let depthOne = Yardstick.smaller("A push ÷ one at depth 1, hundredths")
private let evaluationsOfOne = Yardstick.smaller("Evaluations ÷ those at depth 1, hundredths")

/// One more screen on a stack that has some already, over a persistent background: a stack of the app's own, and the
/// one of a navigation shell with its bar.
func pushBenchmarks() {
    pushBenchmarks("Push", on: HostedStack.ofApp)
    pushBenchmarks("Shell-push", on: HostedStack.ofShell)
}

private func pushBenchmarks(_ name: String, on stack: @escaping @MainActor (_ depth: Int) -> HostedStack) {
    for depth in [1, 10, 100, 500] {
        Benchmark(
            "\(name)-depth-\(depth)",
            configuration: .turns(
                [pushes, evaluations, evaluationsOfOne, depthOne],
                tolerances: [evaluations: Tolerance.exact, evaluationsOfOne: Tolerance.exact]
            )
        ) { benchmark in
            let found = await comparePushes(depth, on: stack)
            benchmark.measurement(pushes, Int((1e9 / found.time).rounded()))
            benchmark.measurement(evaluations, found.evaluations)
            benchmark.record(evaluationsOfOne, Double(found.evaluations) / Double(found.evaluationsOfOne))
            benchmark.record(depthOne, found.time / found.timeOfOne)
        }
    }
}

/// Pushes at a depth and at depth 1 in turns: the shortest of each, in nanoseconds, and the evaluations of one.
@MainActor private func comparePushes(
    _ depth: Int,
    on stack: @MainActor (_ depth: Int) -> HostedStack
) -> (time: Double, timeOfOne: Double, evaluations: Int, evaluationsOfOne: Int) {
    let (deep, flat) = (stack(depth), stack(1))
    let (evaluations, evaluationsOfOne) = (deep.evaluationsOfPush(), flat.evaluationsOfPush())
    var (time, timeOfOne) = (Double.infinity, Double.infinity)
    let end = ContinuousClock.now + .seconds(1)
    repeat {
        time = min(time, deep.durationOfPush())
        timeOfOne = min(timeOfOne, flat.durationOfPush())
    } while ContinuousClock.now < end
    return (time, timeOfOne, evaluations, evaluationsOfOne)
}

/// A hosted stack with some screens, and how to push and pop one more.
@MainActor private final class HostedStack {
    private let host: HeadlessHost.Host
    private let pushOne: () -> Void
    private let popOne: () -> Void

    private init(_ view: some View, push: @escaping () -> Void, pop: @escaping () -> Void) {
        host = HeadlessHost.Host(view) { _, environment in environment.platformCapabilities = .iOS18 }
        host.settle()
        pushOne = push
        popOne = pop
    }

    /// A stack of a bound path.
    static func ofApp(depth: Int) -> HostedStack {
        let route = Route(path: Array(1...depth))
        return HostedStack(
            Levels(route: route),
            push: { route.path.append(route.path.count + 1) },
            pop: { route.path.removeLast() }
        )
    }

    /// The stack of a shell.
    static func ofShell(depth: Int) -> HostedStack {
        let navigator = Navigator()
        let stack = HostedStack(
            ShellLevels(navigator: navigator),
            push: { navigator.push(route: LevelRoute(number: navigator.depth + 1)) },
            pop: { navigator.pop() }
        )
        for _ in 0..<depth { stack.push() }
        return stack
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
        pushOne()
        host.settle()
    }

    private func pop() {
        popOne()
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

private struct LevelRoute: NavigationRoute {
    let number: Int
}

private struct ShellLevels: View {
    let navigator: Navigator

    var body: some View {
        Level(number: 0)
            .navigationShell(navigator: navigator)
            .navigationRoute(LevelRoute.self) { Level(number: $0.number) }
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
        .topNavigationBarTitle("Level \(number)")
    }
}
#endif
