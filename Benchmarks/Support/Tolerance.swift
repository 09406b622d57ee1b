import Benchmark

/// How far metrics may differ from their committed thresholds. `Benchmarks/README.md` explains the percentages.
package enum Tolerance {
    /// For counts. A percentage would let any value pass where the threshold is 0.
    package static var exact: BenchmarkThresholds { .init(absolute: [.p90: 0]) }
    /// For bytes in memory, which include the headless host's tree.
    package static var memory: BenchmarkThresholds { percent(3) }
    package static var memset: BenchmarkThresholds { percent(60) }
    package static var stores: BenchmarkThresholds { percent(60) }
    /// For times that should not depend on the depth of a stack.
    package static var linearity: BenchmarkThresholds { percent(60) }
    /// For the growth of the host's time with the number of views.
    package static var growth: BenchmarkThresholds { percent(40) }
    package static var json: BenchmarkThresholds { percent(60) }

    private static func percent(_ value: Double) -> BenchmarkThresholds { .init(relative: [.p90: value]) }
}
