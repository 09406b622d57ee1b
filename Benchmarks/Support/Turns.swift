import Benchmark
import Foundation

extension BenchmarkMetric {
    /// Returns a metric that is better if it is smaller. Metrics are whole numbers, so the name has the unit.
    package static func smaller(_ name: String) -> BenchmarkMetric {
        .custom(name, polarity: .prefersSmaller, useScalingFactor: false)
    }
}

extension Benchmark.Configuration {
    /// A configuration for times without thresholds.
    package static var unchecked: Benchmark.Configuration {
        .init(
            metrics: [.wallClock],
            timeUnits: .microseconds,
            warmupIterations: 3,
            maxDuration: .seconds(1),
            skip: Selection.current == .checked
        )
    }

    /// A configuration for operations of nanoseconds: a thousand per iteration.
    package static var short: Benchmark.Configuration { .init(timeUnits: .nanoseconds, scalingFactor: .kilo) }

    /// Returns a configuration for operations that take turns within one iteration and record their values themselves.
    ///
    /// - Parameter tolerances: How far metrics may differ from their committed thresholds. Other metrics are not
    ///   checked.
    package static func turns(
        _ metrics: [BenchmarkMetric],
        checking tolerances: [BenchmarkMetric: BenchmarkThresholds] = [:]
    ) -> Benchmark.Configuration {
        let isCheck = Selection.current == .checked
        return .init(
            metrics: isCheck ? metrics.filter { tolerances[$0] != nil } : metrics,
            warmupIterations: 0,
            maxIterations: 1,
            skip: isCheck && tolerances.isEmpty,
            thresholds: tolerances
        )
    }
}

extension Benchmark {
    /// Records a ratio as a percentage.
    package func record(_ metric: BenchmarkMetric, _ ratio: Double) {
        measurement(metric, Int((ratio * 100).rounded()))
    }
}

/// Returns the shortest time of each of several operations that take turns, in nanoseconds.
///
/// Other work on the machine lengthens some turns, but not the shortest.
///
/// - Parameter times: How often each operation runs in a turn.
package func leastTimes(times: Int = 1, _ bodies: [() -> Void]) -> [Double] {
    var least = [Double](repeating: .infinity, count: bodies.count)
    for body in bodies { body() }
    let end = ContinuousClock.now + .milliseconds(500)
    repeat {
        for (index, body) in bodies.enumerated() {
            for _ in 0..<times { least[index] = min(least[index], duration(body)) }
        }
    } while ContinuousClock.now < end
    return least
}

/// Returns the nanoseconds that an operation takes.
package func duration(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return max(Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) * 1e-9, 1)
}
