import Benchmark
import BenchmarkSupport

/// What a bitmap costs. `Benchmarks/README.md` has the command.
@main struct Benchmarks: BenchmarkRunnerHooks {
    static func registerBenchmarks() {
        Benchmark.defaultConfiguration = .unchecked
        guard Selection.current != .app else { return }
        bitmapBenchmarks()
    }
}
