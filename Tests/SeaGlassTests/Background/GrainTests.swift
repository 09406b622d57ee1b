import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@Suite struct GrainTests {
    private func recipe(
        _ style: PersistentBackgroundStyle,
        _ scheme: ColorScheme = .dark,
        _ contrast: ColorSchemeContrast = .standard,
        _ system: SystemBackground = .standard
    ) -> BackgroundRecipe {
        BackgroundRecipe(
            palette: .monochrome,
            style: style,
            colorScheme: scheme,
            contrast: contrast,
            systemBackground: system
        )
    }

    @Test("A style's grain is a level of 256 by default, is clamped, and ignores NaN")
    func style() {
        let amounts = [0.2, 0, -1, 2, .infinity, -.infinity, .nan].map {
            PersistentBackgroundStyle.standard.grain($0).grain
        }
        #expect(amounts == [0.2, 0, 0, 0.5, 0.5, 0, 1.0 / 255])
        #expect(PersistentBackgroundStyle.standard.grain == 1.0 / 255)
        #expect(PersistentBackgroundStyle.standard.grain(0.2).vignette(nil).grain == 0.2)
    }

    @Test("Grain needs a gradient, an opaque fill and standard contrast")
    func recipes() {
        #expect(recipe(.standard).grain == 1.0 / 255 && recipe(.standard.grain(0)).grain == 0)
        #expect(recipe(.minimal).grain == 0)
        #expect(recipe(.standard, .dark, .increased).grain == 0)
        #expect(recipe(.standard, .dark, .standard, .none).grain == 0)
    }

    /// Returns the rows that a screen shows if it blends in full precision and rounds each pass to eight bits.
    private func rows(_ recipe: BackgroundRecipe, height: Int) -> [[Double]] {
        let noise = BlueNoise.thresholds()
        return (0..<height).map { row in
            let exact = recipe.color(at: (Double(row) + 0.5) / Double(height))
            let over = recipe.overGrain(exact)
            return (0..<64).map { column in
                let gray = Double(noise[row % 64 * 64 + column])
                return (over.red * 255 * over.opacity + gray * (1 - over.opacity)).rounded()
            }
        }
    }

    @Test(
        "Grain makes rows differ and keeps the mean of 16 × 16 pixels, and a gradient without grain has bands",
        arguments: [ColorScheme.light, .dark]
    )
    func bands(scheme: ColorScheme) {
        func judge(_ recipe: BackgroundRecipe) -> (run: Int, error: Double) {
            let height = 1_600
            let rows = rows(recipe, height: height)
            var longest = 1
            var run = 1
            var error = 0.0
            for row in 1..<height {
                run = rows[row] == rows[row - 1] ? run + 1 : 1
                longest = max(longest, run)
            }
            for top in stride(from: 0, to: height, by: 16) {
                let exact = (top..<top + 16).map { recipe.color(at: (Double($0) + 0.5) / Double(height)).red * 255 }
                for left in stride(from: 0, to: 64, by: 16) {
                    let pixels = rows[top..<top + 16].flatMap { $0[left..<left + 16] }
                    error = max(error, abs(pixels.reduce(0, +) / 256 - exact.reduce(0, +) / 16))
                }
            }
            return (longest, error)
        }
        let grained = judge(recipe(.standard, scheme))
        let plain = judge(recipe(.standard.grain(0), scheme))
        #expect(grained.run <= 3 && grained.error <= 0.08)
        #expect(plain.run > 10 && plain.error > 0.2)
    }
}
