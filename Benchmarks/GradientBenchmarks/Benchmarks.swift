import Benchmark

/// All benchmarks. Run them with `swift package benchmark`, or some with a `--filter "Bitmap-1206.*"`.
///
/// Names contain neither spaces nor slashes, because they are file names in `Thresholds`.
///
/// The main program is here and not written by package-benchmark's plugin, which SwiftPM would build and run for each build of
/// the demo and the tests too.
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
