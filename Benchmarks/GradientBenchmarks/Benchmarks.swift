import Benchmark

/// All benchmarks. Run them with `swift package benchmark`, or some with a `--filter "Bitmap-1206.*"`.
///
/// Names contain neither spaces nor slashes, because they are file names in `Thresholds`.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock],
        timeUnits: .microseconds,
        warmupIterations: 3,
        maxDuration: .seconds(1)
    )
    recipeBenchmarks()
    paletteBenchmarks()
    bitmapBenchmarks()
    tileBenchmarks()
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
