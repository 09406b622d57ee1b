import Benchmark
import BenchmarkSupport

/// What an app pays for SeaGlass, and by request what guards the package itself. `Benchmarks/README.md` has the
/// commands.
///
/// Names contain neither spaces nor slashes, because they are file names in `Thresholds`.
///
/// Declares the main program, which package-benchmark's plugin could generate. But SwiftPM would build and run the
/// plugin for each build of the demo and the tests.
@main struct Benchmarks: BenchmarkRunnerHooks {
    static func registerBenchmarks() {
        Benchmark.defaultConfiguration = .unchecked
        #if canImport(HeadlessHost)
        backgroundBenchmarks()
        pushBenchmarks()
        glassBenchmarks()
        costBenchmarks()
        #endif
        #if canImport(AppKit)
        imageRendererBenchmarks()
        #endif
        guard Selection.current != .app else { return }
        recipeBenchmarks()
        paletteBenchmarks()
        restorationBenchmarks()
        #if canImport(HeadlessHost)
        storedPushBenchmarks()
        hostBenchmarks()
        layoutBenchmarks()
        #endif
    }
}
