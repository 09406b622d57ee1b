import Benchmark

/// All benchmarks. Run them with `swift package benchmark`, or some with a `--filter "Bitmap-1206.*"`.
///
/// Names contain neither spaces nor slashes, because they are file names in `Thresholds`.
///
/// Declares the main program, which package-benchmark's plugin could generate. But SwiftPM would build and run the
/// plugin for each build of the demo and the tests.
@main struct Benchmarks: BenchmarkRunnerHooks {
    static func registerBenchmarks() {
        Benchmark.defaultConfiguration = .init(
            metrics: [.wallClock],
            timeUnits: .microseconds,
            warmupIterations: 3,
            maxDuration: .seconds(1)
        )
        recipeBenchmarks()
        paletteBenchmarks()
        bitmapBenchmarks()
        restorationBenchmarks()
        #if canImport(HeadlessHost)
        pushBenchmarks()
        glassBenchmarks()
        costBenchmarks()
        hostBenchmarks()
        layoutBenchmarks()
        #endif
        #if canImport(AppKit)
        imageRendererBenchmarks()
        #endif
    }
}
