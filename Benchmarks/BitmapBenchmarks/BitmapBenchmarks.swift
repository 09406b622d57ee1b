import Benchmark
import BenchmarkSupport
import SeaGlass
import SeaGlassBitmaps
import SwiftUI

private let pixel = BenchmarkMetric.smaller("Picoseconds a pixel")
private let memset = BenchmarkMetric.smaller("Time, % of memset")
private let stores = BenchmarkMetric.smaller("Time, % of 16-byte stores")
private let phonePixel = BenchmarkMetric.smaller("Time of a pixel, % of one at 1206x2622")
private let oneThread = BenchmarkMetric.custom(
    "Time with one thread, % of this",
    polarity: .prefersLarger,
    useScalingFactor: false
)

private struct Size {
    let width: Int
    let height: Int
    let scale: Double

    var name: String { "\(width)x\(height)" }
    var pixels: Double { Double(width * height) }
}

private let phone = Size(width: 1206, height: 2622, scale: 3)
private let small = Size(width: 402, height: 874, scale: 1)

/// A small picture, a phone at 1 and at 3 pixels per point, a 4K and an 8K display.
private let sizes = [
    Size(width: 96, height: 208, scale: 0.24), Size(width: 402, height: 874, scale: 1), phone,
    Size(width: 3840, height: 2160, scale: 2), Size(width: 7680, height: 4320, scale: 2),
]

private let darkOcean = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .dark)

private let withoutVignette = BackgroundRecipe(
    palette: .ocean,
    style: .standard.vignette(nil),
    colorScheme: .dark
)

/// Recipes other than the presets'.
private let otherRecipes: [(name: String, recipe: BackgroundRecipe)] = {
    let shades = (0..<20).map { SRGBColor(white: Double($0) / 20) }
    let twenty = ColorPalette(id: "twenty", name: "Twenty", colors: shades, gradientIndices: Array(0..<20))
    let one = ColorPalette(id: "one", name: "One", colors: [shades[3]], gradientIndices: [0])
    func recipe(_ palette: ColorPalette, vignetteFrom start: Double, to end: Double = 1) -> BackgroundRecipe {
        let vignette = PersistentBackgroundStyle.Vignette.standard
            .radius(from: start, to: end)
        return BackgroundRecipe(palette: palette, style: .standard.vignette(vignette), colorScheme: .dark)
    }
    return [
        ("20-stops", recipe(twenty, vignetteFrom: 0.5)),
        ("1-stop", recipe(one, vignetteFrom: 0.5)),
        ("no-vignette", withoutVignette),
        ("hard-vignette", recipe(.ocean, vignetteFrom: 0.7, to: 0.7)),
        ("steep-vignette", recipe(.ocean, vignetteFrom: 0.7, to: 0.71)),
        ("reversed-vignette", recipe(.ocean, vignetteFrom: 1, to: 0)),
    ]
}()

/// Styles drawn pixel by pixel. Their times are reported, but not checked.
private let otherCourses: [(name: String, style: PersistentBackgroundStyle)] = [
    ("angle", .standard.gradient(.linear(from: .topLeading, to: .bottomTrailing))),
    ("mesh", .standard.gradient(.mesh)),
    ("grain", .standard.grain(0.05)),
]

/// Measures whole drawings, including their preparation, in existing memory, in turns with the yardsticks.
func bitmapBenchmarks() {
    for size in sizes {
        for isDithered in [true, false] {
            measureOneThread(
                size,
                darkOcean,
                isDithered: isDithered,
                name: name(size, isDithered),
                // At other sizes the same code draws. A larger bitmap's time depends on the machine's memory.
                isChecked: size.name == phone.name && isDithered
            )
            measureTwoThreads(size, isDithered: isDithered)
        }
        wholeBitmap(size)
    }
    for (name, recipe) in otherRecipes {
        measureOneThread(phone, recipe, name: "Bitmap-\(phone.name)-\(name)-dithered")
    }
    for (name, style) in otherCourses {
        let recipe = BackgroundRecipe(palette: .ocean, style: style, colorScheme: .dark)
        measureOneThread(small, recipe, name: "Course-\(small.name)-\(name)-dithered")
    }
    for size in sizes where size.pixels > 300_000 && size.name != phone.name {
        linearity(size, darkOcean, name: "Linear-\(size.name)")
        linearity(size, withoutVignette, name: "Linear-\(size.name)-no-vignette")
    }
}

private func draw(
    _ size: Size,
    _ recipe: BackgroundRecipe = darkOcean,
    isDithered: Bool = true,
    into canvas: Canvas,
    threads: Int = 1
) {
    BackgroundRaster(
        recipe: recipe,
        width: size.width,
        height: size.height,
        scale: size.scale,
        isDithered: isDithered
    )
    .draw(into: canvas.memory, threads: threads)
}

private func name(_ size: Size, _ isDithered: Bool) -> String {
    "Bitmap-\(size.name)-\(isDithered ? "dithered" : "plain")"
}

private func measureOneThread(
    _ size: Size,
    _ recipe: BackgroundRecipe,
    isDithered: Bool = true,
    name: String,
    isChecked: Bool = false
) {
    Benchmark(
        name,
        configuration: .turns(
            [pixel, memset, stores],
            checking: isChecked ? [memset: Tolerance.memset, stores: Tolerance.stores] : [:]
        )
    ) { benchmark in
        let canvas = Canvas(width: size.width, height: size.height)
        let times = leastTimes([
            { draw(size, recipe, isDithered: isDithered, into: canvas) }, canvas.fill, canvas.store,
        ])
        benchmark.measurement(pixel, Int((times[0] / size.pixels * 1_000).rounded()))
        benchmark.record(memset, times[0] / times[1])
        benchmark.record(stores, times[0] / times[2])
    }
}

/// Measures the gain of a second thread. It has no threshold, because it needs an idle second core.
private func measureTwoThreads(_ size: Size, isDithered: Bool) {
    Benchmark(
        "\(name(size, isDithered))-2-threads",
        configuration: .turns([pixel, oneThread])
    ) { benchmark in
        let canvas = Canvas(width: size.width, height: size.height)
        let times = leastTimes([
            { draw(size, isDithered: isDithered, into: canvas, threads: 2) },
            { draw(size, isDithered: isDithered, into: canvas) },
        ])
        benchmark.measurement(pixel, Int((times[0] / size.pixels * 1_000).rounded()))
        benchmark.record(oneThread, times[1] / times[0])
    }
}

/// Measures whether a pixel takes the same time in a bitmap of any size.
private func linearity(_ size: Size, _ recipe: BackgroundRecipe, name: String) {
    Benchmark(
        name,
        configuration: .turns([phonePixel])
    ) { benchmark in
        let canvas = Canvas(width: size.width, height: size.height)
        let other = Canvas(width: phone.width, height: phone.height)
        // Each drawing runs several times per turn, so that it finds its memory in the caches.
        let times = leastTimes(
            times: 8,
            [
                { draw(size, recipe, into: canvas) }, { draw(phone, recipe, into: other) },
            ]
        )
        benchmark.record(phonePixel, times[0] / size.pixels / (times[1] / phone.pixels))
    }
}

/// Measures the public call: a new bitmap each time, for which the system has to provide memory page by page.
private func wholeBitmap(_ size: Size) {
    Benchmark("Whole-bitmap-\(size.name)") { _ in
        blackHole(
            try ColorPalette.ocean.bitmap(
                width: size.width,
                height: size.height,
                scale: size.scale,
                colorScheme: .dark
            )
        )
    }
}
