// Declarations of package-benchmark: only those that the benchmarks for a Mac use.
// https://github.com/ordo-one/benchmark

public final class Benchmark {
    public typealias BenchmarkAsyncClosure = (_ benchmark: Benchmark) async -> Void

    @discardableResult public init?(_ name: String, closure: @escaping BenchmarkAsyncClosure) { fatalError() }
}

public func blackHole(_: some Any) {}
