// Declarations of package-benchmark: only those that the benchmarks for a Mac use.
// https://github.com/ordo-one/benchmark

public final class Benchmark {
    public typealias BenchmarkAsyncClosure = (_ benchmark: Benchmark) async -> Void

    public struct Configuration {
        public init(
            metrics: [BenchmarkMetric] = [],
            timeUnits: BenchmarkTimeUnits = .automatic,
            warmupIterations: Int = 1,
            scalingFactor: BenchmarkScalingFactor = .one,
            maxDuration: Duration = .seconds(1),
            maxIterations: Int = 1,
            skip: Bool = false,
            thresholds: [BenchmarkMetric: BenchmarkThresholds]? = nil
        ) { fatalError() }
    }

    @discardableResult
    public init?(_ name: String, configuration: Configuration, closure: @escaping BenchmarkAsyncClosure) {
        fatalError()
    }

    public func measurement(_ metric: BenchmarkMetric, _ value: Int) { fatalError() }
}

public enum BenchmarkMetric: Hashable, Sendable {
    case wallClock
    case custom(_ name: String, polarity: Polarity = .prefersSmaller, useScalingFactor: Bool = true)

    public enum Polarity: Codable, Sendable { case prefersLarger, prefersSmaller }
}

public enum BenchmarkTimeUnits { case nanoseconds, microseconds, automatic }

public enum BenchmarkScalingFactor { case one, kilo }

public struct BenchmarkResult {
    public enum Percentile: Int { case p90 }
}

public struct BenchmarkThresholds {
    public init(relative: [BenchmarkResult.Percentile: Double] = [:], absolute: [BenchmarkResult.Percentile: Int] = [:])
    {
        fatalError()
    }
}

public func blackHole(_: some Any) {}
