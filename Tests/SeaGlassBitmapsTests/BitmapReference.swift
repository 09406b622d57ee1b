import SeaGlass
import SwiftUI
import TestSupport

@testable import SeaGlassBitmaps

/// A recipe drawn in the obvious way, pixel by pixel in double precision, for comparison with fast drawing.
struct BitmapReference {
    let recipe: BackgroundRecipe
    let width: Int
    let height: Int
    var scale = 1.0

    /// Returns a row's color, the gradient over the fill: red, green and blue in 8-bit levels.
    func color(row: Int) -> [Double] {
        let location = (Double(row) + 0.5) / Double(height)
        let base = channels(recipe.base)
        guard let above = recipe.gradient.last(where: { $0.location <= location }) ?? recipe.gradient.first else {
            return base
        }
        let below = recipe.gradient.first { $0.location > location } ?? above
        let span = below.location - above.location
        let part = span > 0 ? max(location - above.location, 0) / span : 0
        let opacity = above.color.opacity + (below.color.opacity - above.color.opacity) * part
        let from = channels(above.color)
        let to = channels(below.color)
        return (0..<3).map { base[$0] * (1 - opacity) + (from[$0] + (to[$0] - from[$0]) * part) * opacity }
    }

    /// Returns the factor by which the vignette darkens a pixel.
    func factor(column: Int, row: Int) -> Double {
        guard let vignette = recipe.vignette else { return 1 }
        let size = DrawingArea(width: Double(width) / scale, height: Double(height) / scale)
        let radii = vignette.radii(in: size)
        let x = (Double(column) + 0.5) / scale - size.width / 2
        let y = (Double(row) + 0.5) / scale - size.height / 2
        let part = ((x * x + y * y).squareRoot() - radii.start) / (radii.end - radii.start)
        return 1 - vignette.opacity * min(max(part, 0), 1)
    }

    private func channels(_ color: SRGBColor) -> [Double] { [color.red, color.green, color.blue].map { $0 * 255 } }
}

extension BitmapReference {
    /// Returns the largest difference from a bitmap in some rows.
    func compare(_ bitmap: BackgroundBitmap, rows: some Sequence<Int>) -> (error: Double, isOpaque: Bool) {
        var error = 0.0
        var isOpaque = true
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            for row in rows {
                let color = color(row: row)
                for column in 0..<width {
                    let factor = factor(column: column, row: row)
                    let pixel = (row * width + column) * 4
                    error = max(error, abs(Double(bytes[pixel]) - color[0] * factor))
                    error = max(error, abs(Double(bytes[pixel + 1]) - color[1] * factor))
                    error = max(error, abs(Double(bytes[pixel + 2]) - color[2] * factor))
                    isOpaque = isOpaque && bytes[pixel + 3] == 255
                }
            }
        }
        return (error, isOpaque)
    }
}

extension BackgroundRecipe {
    /// Returns a random recipe of up to twenty colors, with any opacities, with or without a vignette.
    static func random(using random: inout SeededGenerator) -> BackgroundRecipe {
        let count = [0, 1, 1, 2, 2, 3, 3, 4, 8, 20].randomElement(using: &random) ?? 0
        func unit() -> Double { [0, 1, Double.random(in: 0...1, using: &random)].randomElement(using: &random) ?? 0 }
        func color() -> SRGBColor { SRGBColor(red: unit(), green: unit(), blue: unit()) }
        var colors = (0..<count).map { _ in color() }
        if count > 2, Bool.random(using: &random) { colors[1] = colors[0] }
        let palette = ColorPalette(
            id: "random",
            name: "Random",
            colors: colors,
            gradientIndices: Array(colors.indices),
            gradientOpacities: colors.map { _ in unit() }
        )
        func radius() -> Double {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: Double.random(in: 0...2, using: &random)
            case 1: Double.random(in: 0...0.1, using: &random)
            case 2: Double.random(in: 0...100, using: &random)
            default: [0, 0.01, 0.43, 1.07, 100].randomElement(using: &random) ?? 0
            }
        }
        let vignette = PersistentBackgroundStyle.Vignette.standard
            .opacity(light: unit(), dark: unit())
            .radius(from: radius(), to: radius())
        return BackgroundRecipe(
            palette: palette,
            style: .standard.vignette(Int.random(in: 0..<4, using: &random) == 0 ? nil : vignette),
            colorScheme: Bool.random(using: &random) ? .dark : .light
        )
    }
}
