import Benchmark
import SeaGlass
import SwiftUI

private let bytes = Yardstick.smaller("Bytes")
private let errorBound = Yardstick.smaller("Error bound, hundredths of a level")

/// Measures the tiles of a phone in both orientations and of a tablet: choosing the size, drawing, and the results.
func tileBenchmarks() {
    let recipe = BackgroundRecipe(palette: .sunset, style: .standard, colorScheme: .light)
    for (name, size, scale) in [
        ("phone", CGSize(width: 402, height: 874), 3.0),
        ("phone-on-its-side", CGSize(width: 874, height: 402), 3),
        ("tablet", CGSize(width: 1024, height: 1366), 2),
    ] {
        let request = BackgroundTile.Request(recipe: recipe, size: size, scale: scale)
        Benchmark("Tile-\(name)", configuration: .short) { benchmark in
            for _ in benchmark.scaledIterations {
                blackHole(BackgroundTile(request))
            }
        }
        Benchmark("Tile-choice-\(name)", configuration: .short) { benchmark in
            for _ in benchmark.scaledIterations {
                blackHole(BackgroundTile.texels(for: request))
            }
        }
        Benchmark(
            "Tile-size-\(name)",
            configuration: .turns(
                [bytes, errorBound],
                tolerances: [bytes: Tolerance.exact, errorBound: Tolerance.exact]
            )
        ) { benchmark in
            let tile = BackgroundTile(request)
            benchmark.measurement(bytes, tile.bitmap.bytes.count)
            benchmark.record(errorBound, tile.errorBound)
        }
    }
}
