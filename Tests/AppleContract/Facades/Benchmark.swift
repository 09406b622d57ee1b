// Declarations of package-benchmark: only what the benchmarks that need a Mac name.
// https://github.com/ordo-one/benchmark

public final class Benchmark {
    public typealias BenchmarkAsyncClosure = (_ benchmark: Benchmark) async -> Void

    @discardableResult public init?(_ name: String, closure: @escaping BenchmarkAsyncClosure) { fatalError() }
}

public func blackHole(_: some Any) {}
