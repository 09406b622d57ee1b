import SeaGlass
import SwiftUI
import Testing

@testable import SeaGlassBitmaps

/// The purpose of dithering: no bands, and the right mean color in an area of a few pixels.
@Suite struct BackgroundBitmapBandingTests {
    private static let width = 402
    private static let height = 874

    @Test("At most two adjacent rows of a dithered preset are equal", arguments: [ColorScheme.light, .dark])
    func equalRows(scheme: ColorScheme) throws {
        for palette in ColorPalette.presets {
            for style in [PersistentBackgroundStyle.standard, .standard.vignette(nil)] {
                // A narrow bitmap is fast to draw and more likely to have equal rows.
                let bitmap = try palette.bitmap(width: 128, height: 2622, scale: 3, style: style, colorScheme: scheme)
                #expect(longestRun(in: bitmap) <= 2, "\(palette.id)")
            }
        }
    }

    @Test("An undithered bitmap has bands, and the test finds them")
    func bands() throws {
        let bitmap = try ColorPalette.monochrome.bitmap(width: 128, height: 2622, colorScheme: .dark, dithering: .none)
        #expect(longestRun(in: bitmap) > 10)
    }

    @Test("16 × 16 pixels of a dithered preset have the mean of the reference", arguments: [ColorScheme.light, .dark])
    func means(scheme: ColorScheme) throws {
        for palette in ColorPalette.presets {
            let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme)
            let bitmap = try BackgroundBitmap(recipe: recipe, width: Self.width, height: Self.height)
            let reference = BitmapReference(recipe: recipe, width: Self.width, height: Self.height)
            // Compares every fifth row of boxes over the full width, with the middle, where the mirror images meet.
            for top in stride(from: 0, through: Self.height - 16, by: 80) {
                let error = largestMeanError(of: bitmap, from: reference, top: top)
                #expect(error <= 0.06, "\(palette.id) at row \(top)")
            }
        }
    }

    private func longestRun(in bitmap: BackgroundBitmap) -> Int {
        bitmap.bytes.withUnsafeBytes { bytes in
            let length = bitmap.width * 4
            var longest = 1
            var run = 1
            for row in 1..<bitmap.height {
                let start = row * length
                let isAlike = bytes[start..<start + length].elementsEqual(bytes[start - length..<start])
                run = isAlike ? run + 1 : 1
                longest = max(longest, run)
            }
            return longest
        }
    }

    private func largestMeanError(of bitmap: BackgroundBitmap, from reference: BitmapReference, top: Int) -> Double {
        let boxes = bitmap.width / 16
        var errors = Array(repeating: 0.0, count: boxes * 3)
        bitmap.bytes.withUnsafeBytes { bytes in
            for row in top..<top + 16 {
                let color = reference.color(row: row)
                for column in 0..<boxes * 16 {
                    let factor = reference.factor(column: column, row: row)
                    let pixel = (row * bitmap.width + column) * 4
                    for channel in 0..<3 {
                        errors[column / 16 * 3 + channel] += Double(bytes[pixel + channel]) - color[channel] * factor
                    }
                }
            }
        }
        return errors.map { abs($0) / 256 }.max() ?? 0
    }
}
