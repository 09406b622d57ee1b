#if canImport(AppKit)
import AppKit
import Benchmark
import BenchmarkSupport
import SeaGlass
import SwiftUI

/// Measures how long SwiftUI's `ImageRenderer` takes for a background as people write it, for each kind of ours, and for
/// glass on one. macOS only.
///
/// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for macOS.
func imageRendererBenchmarks() {
    for (size, scale) in [("402x874", 1.0), ("1206x2622", 3.0)] {
        let metrics = Picture.all.map { BenchmarkMetric.smaller("ImageRenderer's time, µs: \($0.name)") }
        Benchmark("ImageRenderer-\(size)", configuration: .turns(metrics)) { benchmark in
            let times = await leastTimes(at: scale)
            for (metric, time) in zip(metrics, times) { benchmark.measurement(metric, Int((time / 1_000).rounded())) }
        }
    }
}

/// Returns the shortest times of all pictures, which take turns, in nanoseconds.
@MainActor private func leastTimes(at scale: Double) -> [Double] {
    leastTimes(Picture.all.map { picture in { picture.draw(scale) } })
}

/// A picture of a phone's size, and its row in the table.
private struct Picture: Sendable {
    let name: String
    let draw: @MainActor @Sendable (_ scale: Double) -> Void

    init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
        self.name = name
        draw = { scale in
            let content = view().frame(width: 402, height: 874).environment(\.colorScheme, .dark)
            let renderer = ImageRenderer(content: content)
            renderer.scale = scale
            blackHole(renderer.cgImage)
        }
    }

    static let all = [
        Picture("one color") { Color.black },
        Picture("one LinearGradient") {
            LinearGradient(
                colors: ColorPalette.ocean.colors.map(\.color),
                startPoint: .top,
                endPoint: .bottom
            )
        },
        Picture("by hand: color, gradient, vignette") { HandmadeBackground(palette: .ocean) },
        Picture("SeaGlass: grain, gradient, vignette") { background(.standard) },
        Picture("SeaGlass without grain") { background(.standard.grain(0)) },
        Picture("SeaGlass without vignette") { background(.standard.vignette(nil)) },
        Picture("SeaGlass in waves") { background(.standard.gradient(.mesh)) },
        Picture("SeaGlass as a ShapeStyle") { Rectangle().fill(.palette(.ocean)) },
        Picture("SeaGlass under eight cards of glass") { cards.background { background(.standard) } },
    ]
}

@MainActor private func background(_ style: PersistentBackgroundStyle) -> some View {
    Color.clear
        .frame(width: 402, height: 874)
        .persistentBackground(.ocean, style: style, animation: nil)
}

@MainActor private var cards: some View {
    VStack(spacing: 12) {
        ForEach(0..<8) { number in
            Text("Card \(number)").frame(width: 320, height: 80).glassSurface(.card)
        }
    }
    .glassContainer(spacing: 12)
}
#endif
