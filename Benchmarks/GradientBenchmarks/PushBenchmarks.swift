#if canImport(HeadlessHost)
import Benchmark
import SeaGlassNavigation

private let pushes = BenchmarkMetric.custom("Pushes a second", polarity: .prefersLarger, useScalingFactor: false)
private let evaluations = Yardstick.smaller("Evaluations a push")
private let depthOne = Yardstick.smaller("A push ÷ one at depth 1, hundredths")
private let evaluationsOfOne = Yardstick.smaller("Evaluations ÷ those at depth 1, hundredths")
private let popDepthOne = Yardstick.smaller("A pop ÷ one at depth 1, hundredths")
private let changeDepthOne = Yardstick.smaller("A change of state ÷ one at depth 1, hundredths")

/// Measures a push, a pop and a change of state on a stack over a persistent background: an app's own stack, and a
/// navigation shell with a custom bar or the system's.
func pushBenchmarks() {
    pushBenchmarks("Push", on: HostedStack.ofApp)
    pushBenchmarks("Shell-push") { HostedStack.ofShell(depth: $0, bar: .custom(.material)) }
    pushBenchmarks("Shell-push-system") { HostedStack.ofShell(depth: $0, bar: .system) }
}

private func pushBenchmarks(_ name: String, on stack: @escaping @MainActor (_ depth: Int) -> HostedStack) {
    for depth in [1, 10, 100, 500] {
        Benchmark(
            "\(name)-depth-\(depth)",
            configuration: .turns(
                [pushes, evaluations, evaluationsOfOne, depthOne, popDepthOne, changeDepthOne],
                tolerances: [
                    evaluations: Tolerance.exact,
                    evaluationsOfOne: Tolerance.exact,
                    depthOne: Tolerance.linearity,
                    popDepthOne: Tolerance.linearity,
                    changeDepthOne: Tolerance.linearity,
                ]
            )
        ) { benchmark in
            let (deep, flat) = await costs(of: stack, at: depth)
            benchmark.measurement(pushes, Int((1e9 / deep.push).rounded()))
            benchmark.measurement(evaluations, deep.evaluations)
            benchmark.record(evaluationsOfOne, Double(deep.evaluations) / Double(flat.evaluations))
            benchmark.record(depthOne, deep.push / flat.push)
            benchmark.record(popDepthOne, deep.pop / flat.pop)
            benchmark.record(changeDepthOne, deep.change / flat.change)
        }
    }
}

/// Returns the costs at a depth and at depth 1, measured in turns for half a second.
@MainActor private func costs(
    of stack: @MainActor (_ depth: Int) -> HostedStack,
    at depth: Int
) -> (deep: StackCosts, flat: StackCosts) {
    let (deep, flat) = (HostedScreens(stack(depth)), HostedScreens(stack(1)))
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
        costs.push = min(costs.push, duration(stack.push))
        costs.change = min(costs.change, duration(stack.change))
        costs.pop = min(costs.pop, duration(stack.pop))
    }
}
#endif
