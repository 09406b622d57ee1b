import Benchmark
import Foundation

/// Metrics of a bitmap. Times differ between machines. Ratios of operations that take turns differ much less.
///
/// Metrics are whole numbers, so ratios are in hundredths: 430 means 4.3 times as long.
enum Yardstick {
    static let pixel = smaller("Picoseconds a pixel")
    static let memset = smaller("× memset, hundredths")
    static let stores = smaller("× 16-byte stores, hundredths")
    static let phonePixel = smaller("A pixel ÷ one at 1206x2622, hundredths")
    static let oneThread = BenchmarkMetric.custom(
        "One thread ÷ this, hundredths",
        polarity: .prefersLarger,
        useScalingFactor: false
    )

    static func smaller(_ name: String) -> BenchmarkMetric {
        .custom(name, polarity: .prefersSmaller, useScalingFactor: false)
    }
}

extension Benchmark.Configuration {
    /// A configuration for operations of nanoseconds: a thousand per iteration.
    static var short: Benchmark.Configuration { .init(timeUnits: .nanoseconds, scalingFactor: .kilo) }

    /// Returns a configuration for operations that take turns within one iteration and record their ratios themselves.
    ///
    /// - Parameter tolerances: The percentages by which metrics may differ from their committed thresholds. Other
    ///   metrics are not checked.
    static func turns(
        _ metrics: [BenchmarkMetric],
        tolerances: [BenchmarkMetric: Double] = [:]
    ) -> Benchmark.Configuration {
        let thresholds = metrics.map { metric in
            (metric, BenchmarkThresholds(relative: tolerances[metric].map { [.p90: $0] } ?? [:]))
        }
        return .init(
            metrics: metrics,
            warmupIterations: 0,
            maxIterations: 1,
            thresholds: Dictionary(uniqueKeysWithValues: thresholds)
        )
    }
}

extension Benchmark {
    func record(_ metric: BenchmarkMetric, _ ratio: Double) {
        measurement(metric, Int((ratio * 100).rounded()))
    }
}

/// Returns the shortest time of each of several operations that take turns, in nanoseconds.
///
/// Other work on the machine lengthens some turns, but not the shortest.
///
/// - Parameter times: How often each operation runs in a turn.
func leastTimes(times: Int = 1, _ bodies: [() -> Void]) -> [Double] {
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
func duration(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return max(Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) * 1e-9, 1)
}
