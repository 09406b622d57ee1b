#if canImport(HeadlessHost)
import Benchmark
import BenchmarkSupport
import SeaGlassNavigation

private let bodies = BenchmarkMetric.smaller("Bodies, a push at depth 500")
private let bodiesOfOne = BenchmarkMetric.smaller("Bodies, a push at depth 1")
private let microseconds = BenchmarkMetric.smaller("Microseconds, a push at depth 500")
private let push = BenchmarkMetric.smaller("Time, a push, % of one at depth 1")
private let pop = BenchmarkMetric.smaller("Time, a pop, % of one at depth 1")
private let change = BenchmarkMetric.smaller("Time, a change of state, % of one at depth 1")

/// Measures a push, a pop and a change of state on a deep stack over a persistent background: an app's own stack, and a
/// navigation shell with a custom bar or the system's.
func pushBenchmarks() {
    pushBenchmarks("Push", on: HostedStack.ofApp)
    pushBenchmarks("Shell-push") { HostedStack.ofShell(depth: $0, bar: .custom(.material)) }
    pushBenchmarks("Shell-push-system") { HostedStack.ofShell(depth: $0, bar: .system) }
}

private func pushBenchmarks(_ name: String, on stack: @escaping @MainActor (_ depth: Int) -> HostedStack) {
    Benchmark(
        "\(name)-depth-500",
        configuration: .turns(
            [bodies, bodiesOfOne, microseconds, push, pop, change],
            checking: [
                bodies: Tolerance.exact,
                bodiesOfOne: Tolerance.exact,
                push: Tolerance.linearity,
                pop: Tolerance.linearity,
                change: Tolerance.linearity,
            ]
        )
    ) { benchmark in
        let (deep, flat) = await costs(of: stack, at: 500)
        benchmark.measurement(bodies, deep.evaluations)
        benchmark.measurement(bodiesOfOne, flat.evaluations)
        benchmark.measurement(microseconds, Int((deep.push / 1_000).rounded()))
        benchmark.record(push, deep.push / flat.push)
        benchmark.record(pop, deep.pop / flat.pop)
        benchmark.record(change, deep.change / flat.change)
    }
}

/// Returns the costs at a depth and at depth 1, measured in turns for half a second.
@MainActor private func costs(
    of stack: @MainActor (_ depth: Int) -> HostedStack,
    at depth: Int
) -> (deep: StackCosts, flat: StackCosts) {
    let deep = HostedScreens(stack(depth))
    let flat = HostedScreens(stack(1))
    let end = ContinuousClock.now + .milliseconds(500)
    repeat {
        deep.takeTurn()
        flat.takeTurn()
    } while ContinuousClock.now < end
    return (deep.costs, flat.costs)
}

private struct StackCosts {
    // The shortest times, in nanoseconds.
    var push = Double.infinity
    var pop = Double.infinity
    var change = Double.infinity
    /// The number of bodies that a push runs, including the new screen's.
    var evaluations = 0
}

/// A stack, and the costs of its operations so far.
@MainActor private final class HostedScreens {
    private let stack: HostedStack
    private(set) var costs = StackCosts()

    init(_ stack: HostedStack) {
        self.stack = stack
        stack.push()
        stack.pop()
        let before = stack.evaluations
        stack.push()
        costs.evaluations = stack.evaluations - before
        stack.pop()
    }

    func takeTurn() {
        costs.push = min(costs.push, processorTime(stack.push))
        costs.change = min(costs.change, processorTime(stack.change))
        costs.pop = min(costs.pop, processorTime(stack.pop))
    }
}
#endif
