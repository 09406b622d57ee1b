import Benchmark
import BenchmarkSupport
import SeaGlass
import SwiftUI

/// Measures the conversion of a palette to a recipe.
func recipeBenchmarks() {
    let shades = (0..<20).map { SRGBColor(white: Double($0) / 20) }
    let twenty = ColorPalette(id: "twenty", name: "Twenty", colors: shades, gradientIndices: Array(0..<20))
    for (name, palette) in [("3-stops", ColorPalette.sunset), ("20-stops", twenty)] {
        for contrast in [ColorSchemeContrast.standard, .increased] {
            let suffix = contrast == .increased ? "-increased-contrast" : ""
            Benchmark("Recipe-\(name)\(suffix)", configuration: .short) { benchmark in
                for _ in benchmark.scaledIterations {
                    blackHole(
                        BackgroundRecipe(
                            palette: palette,
                            style: .standard,
                            colorScheme: .light,
                            contrast: contrast
                        )
                    )
                }
            }
        }
    }
    Benchmark("Recipe-mesh", configuration: .short) { benchmark in
        for _ in benchmark.scaledIterations {
            let style = PersistentBackgroundStyle.standard.gradient(.mesh)
            blackHole(BackgroundRecipe(palette: .sunset, style: style, colorScheme: .light).mesh.colors)
        }
    }
    Benchmark("Recipe-shape-style", configuration: .short) { benchmark in
        let environment = EnvironmentValues()
        for _ in benchmark.scaledIterations { blackHole(PaletteShapeStyle.palette(.sunset).resolve(in: environment)) }
    }
}

/// Measures the computations on a palette's colors.
func paletteBenchmarks() {
    Benchmark("Legible-color-scheme", configuration: .short) { benchmark in
        for _ in benchmark.scaledIterations { blackHole(ColorPalette.sunset.colorScheme(in: .light)) }
    }
    Benchmark("Relative-luminance", configuration: .short) { benchmark in
        let color = SRGBColor(red: 0.3, green: 0.6, blue: 0.9)
        for _ in benchmark.scaledIterations { blackHole(color.relativeLuminance) }
    }
    Benchmark("Blend-and-composite", configuration: .short) { benchmark in
        let one = SRGBColor(red: 0.3, green: 0.6, blue: 0.9)
        let two = SRGBColor(white: 0.2, opacity: 0.5)
        for _ in benchmark.scaledIterations {
            blackHole(one.blended(with: two, fraction: 0.3).composited(over: .white))
        }
    }
    Benchmark("Hex-and-back", configuration: .short) { benchmark in
        for _ in benchmark.scaledIterations { blackHole(SRGBColor(hex: "#FF6666")?.hex) }
    }
}
