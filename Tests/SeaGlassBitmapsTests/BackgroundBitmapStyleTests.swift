import SeaGlass
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassBitmaps

/// The effects of a style, a palette and an appearance on a bitmap.
@Suite struct BackgroundBitmapStyleTests {
    private let diagonal = PersistentBackgroundStyle.Gradient.linear(from: .topLeading, to: .bottomTrailing)

    @Test("A bitmap has a white or black fill, or the fill of its style")
    func base() throws {
        func bytes(_ style: PersistentBackgroundStyle) throws -> [UInt8] {
            try ColorPalette.ocean.bitmap(width: 4, height: 8, style: style).bytes
        }
        #expect(try bytes(.standard) == bytes(.standard.base(.white)))
        #expect(try bytes(.standard) != bytes(.standard.base(.black)))
    }

    @Test("A palette with a dark palette draws the colors of the appearance")
    func appearances() throws {
        let day = ColorPalette.mint
        let night = ColorPalette.midnight
        for (scheme, palette) in [(ColorScheme.light, day), (.dark, night)] {
            let one = try day.adaptive(dark: night).bitmap(width: 4, height: 8, colorScheme: scheme)
            let other = try palette.bitmap(width: 4, height: 8, colorScheme: scheme)
            #expect(one == other)
        }
    }

    @Test(
        "A bitmap has the colors of its gradient course at each pixel, rounded or dithered",
        arguments: [true, false],
        [1.0, 3]
    )
    func bitmap(isMesh: Bool, scale: Double) throws {
        let course = isMesh ? PersistentBackgroundStyle.Gradient.mesh : diagonal
        let recipe = BackgroundRecipe(palette: .sunset, style: .standard.gradient(course), colorScheme: .dark)
        let width = 51
        let height = 97
        let reference = BitmapReference(recipe: recipe, width: width, height: height, scale: scale)
        let size = DrawingArea(width: Double(width) / scale, height: Double(height) / scale)
        for (dithering, tolerance) in [(BackgroundBitmap.Dithering.none, 0.56), (.blueNoise, 1.1)] {
            let bitmap = try BackgroundBitmap(
                recipe: recipe,
                width: width,
                height: height,
                scale: scale,
                dithering: dithering
            )
            for pixel in 0..<width * height {
                let (x, y) = (
                    (Double(pixel % width) + 0.5) / Double(width), (Double(pixel / width) + 0.5) / Double(height)
                )
                let color = recipe.color(at: course.location(x: x, y: y, in: size)).levels(as: Double.self)
                let exact = color * reference.factor(column: pixel % width, row: pixel / width)
                for channel in 0..<3 {
                    #expect(abs(Double(bitmap.bytes[pixel * 4 + channel]) - exact[channel]) <= tolerance)
                }
                #expect(bitmap.bytes[pixel * 4 + 3] == 255)
            }
        }
    }

    @Test("A gradient from bottom to top is the picture upside down")
    func upsideDown() throws {
        func rows(_ gradient: PersistentBackgroundStyle.Gradient) throws -> [UInt8] {
            let style = PersistentBackgroundStyle.standard.gradient(gradient)
            let bitmap = try ColorPalette.sunset.bitmap(width: 1, height: 101, style: style, dithering: .none)
            return stride(from: 0, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
        }
        let pairs = zip(try rows(.linear()), try rows(.linear(from: .bottom, to: .top)).reversed())
        #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test("A bitmap is dithered in place of the default grain, and has any stronger grain")
    func bitmaps() throws {
        func bitmap(_ grain: Double) throws -> BackgroundBitmap {
            try ColorPalette.ocean.bitmap(width: 64, height: 64, style: .standard.grain(grain))
        }
        func mean(_ bitmap: BackgroundBitmap) -> Double { bitmap.bytes.reduce(0) { $0 + Double($1) } / (64 * 64 * 4) }
        let none = try bitmap(0)
        let least = try bitmap(1.0 / 255)
        let much = try bitmap(0.2)
        #expect(none.bytes == least.bytes)
        let again = try bitmap(0.2)
        #expect(much.bytes != none.bytes && much == again)
        #expect(abs(mean(much) - mean(none)) < 0.05)
        let spread = zip(much.bytes, none.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(spread > 20 && spread <= 27)
    }
}
