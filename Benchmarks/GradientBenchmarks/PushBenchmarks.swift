#if canImport(HeadlessHost)
import Benchmark
import SeaGlassNavigation

private let pushes = BenchmarkMetric.custom("Pushes a second", polarity: .prefersLarger, useScalingFactor: false)
private let evaluations = Yardstick.smaller("Evaluations a push")
private let depthOne = Yardstick.smaller("A push ÷ one at depth 1, hundredths")
private let evaluationsOfOne = Yardstick.smaller("Evaluations ÷ those at depth 1, hundredths")
private let popDepthOne = Yardstick.smaller("A pop ÷ one at depth 1, hundredths")
private let changeDepthOne = Yardstick.smaller("A change of state ÷ one at depth 1, hundredths")

/// Measures a push, a pop and a change of state on a stack of some depth over a persistent background: an app's own stack,
/// and a navigation shell with a custom bar and with the system's.
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
            let (deep, flat) = await (HostedScreens(stack(depth)), HostedScreens(stack(1)))
            let end = ContinuousClock.now + .seconds(1)
            repeat {
                await deep.takeTurn()
                await flat.takeTurn()
            } while ContinuousClock.now < end
            let (found, one) = await (deep.least, flat.least)
            benchmark.measurement(pushes, Int((1e9 / found.push).rounded()))
            benchmark.measurement(evaluations, deep.evaluations)
            benchmark.record(evaluationsOfOne, Double(deep.evaluations) / Double(flat.evaluations))
            benchmark.record(depthOne, found.push / one.push)
            benchmark.record(popDepthOne, found.pop / one.pop)
            benchmark.record(changeDepthOne, found.change / one.change)
        }
    }
}

/// The shortest times of operations on a stack, in nanoseconds.
@MainActor private final class HostedScreens {
    private let stack: HostedStack
    private(set) var least = (push: Double.infinity, pop: Double.infinity, change: Double.infinity)
    /// The number of bodies of views and modifiers that a push runs, including the new screen's.
    let evaluations: Int

    init(_ stack: HostedStack) {
        self.stack = stack
        stack.push()
        stack.pop()
        let before = stack.evaluations
        stack.push()
        evaluations = stack.evaluations - before
        stack.pop()
    }

    func takeTurn() {
        least.push = min(least.push, duration(stack.push))
        least.change = min(least.change, duration(stack.change))
        least.pop = min(least.pop, duration(stack.pop))
    }
}
#endif
