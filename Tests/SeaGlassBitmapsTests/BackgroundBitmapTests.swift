import SeaGlass
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassBitmaps

@Suite struct BackgroundBitmapTests {
    static let schemes: [ColorScheme] = [.light, .dark]

    @Test(
        "Every preset on a phone is the reference rounded, or within 1.1 levels of it with dithering",
        arguments: schemes
    )
    func presets(scheme: ColorScheme) throws {
        for palette in ColorPalette.presets {
            let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme)
            for (width, height, scale) in [(1206, 2622, 3.0), (402, 874, 1.0)] {
                let reference = BitmapReference(recipe: recipe, width: width, height: height, scale: scale)
                // Comparing every row would take minutes. The step has no common divisor with a band or the noise.
                let rows = stride(from: scheme == .dark ? 3 : 0, to: height, by: 397)
                let dithered = try BackgroundBitmap(recipe: recipe, width: width, height: height, scale: scale)
                let rounded = try BackgroundBitmap(
                    recipe: recipe,
                    width: width,
                    height: height,
                    scale: scale,
                    dithering: .none
                )
                let one = reference.compare(rounded, rows: rows)
                let two = reference.compare(dithered, rows: rows)
                #expect(one.error <= 0.55 && one.isOpaque, "\(palette.id) \(width) × \(height): \(one)")
                #expect(two.error <= 1.1 && two.isOpaque, "\(palette.id) \(width) × \(height): \(two)")
            }
        }
    }

    @Test("Any recipe at any size matches the reference, rounded or dithered", arguments: 0..<8)
    func anyRecipe(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<250 {
            let recipe = BackgroundRecipe.random(using: &random)
            let side = { (random: inout SeededGenerator) in
                [1, 2, 7, 15, 16, 17, Int.random(in: 1...70, using: &random)].randomElement(using: &random) ?? 1
            }
            let width = side(&random)
            let height = side(&random)
            let scale = [1, 2, 3, 0.05, Double.random(in: 0.1...4, using: &random)].randomElement(using: &random) ?? 1
            try expectReference(recipe, width: width, height: height, scale: scale, random: &random)
        }
    }

    @Test(
        "Large bitmaps with gentle vignettes, drawn in cells, match the reference",
        arguments: 0..<4
    )
    func gentleVignettes(seed: Int) throws {
        var random = SeededGenerator(seed: 1000 + seed)
        for _ in 0..<12 {
            let style = PersistentBackgroundStyle.standard.vignette(
                .standard
                    .opacity(light: .random(in: 0...1, using: &random), dark: .random(in: 0...1, using: &random))
                    .radius(
                        from: .random(in: 0...1, using: &random),
                        to: .random(in: 0.5...3, using: &random)
                    )
            )
            let recipe = BackgroundRecipe(
                palette: ColorPalette.presets.randomElement(using: &random),
                style: style,
                colorScheme: Bool.random(using: &random) ? .dark : .light
            )
            let width = Int.random(in: 100...900, using: &random)
            let height = Int.random(in: 100...900, using: &random)
            try expectReference(recipe, width: width, height: height, scale: 2, random: &random, step: 61)
        }
    }

    @Test("A bitmap larger than a processor's cache equals the reference from edge to edge")
    func larger() throws {
        let recipe = BackgroundRecipe(palette: .sunset, style: .standard, colorScheme: .light)
        let bitmap = try BackgroundBitmap(recipe: recipe, width: 2100, height: 2100, scale: 3, dithering: .none)
        let reference = BitmapReference(recipe: recipe, width: 2100, height: 2100, scale: 3)
        #expect(reference.compare(bitmap, rows: [0, 700, 1050, 2099]).error <= 0.55)
    }

    private func expectReference(
        _ recipe: BackgroundRecipe,
        width: Int,
        height: Int,
        scale: Double,
        random: inout SeededGenerator,
        step: Int = 1
    ) throws {
        let isDithered = Bool.random(using: &random)
        let bitmap = try BackgroundBitmap(
            recipe: recipe,
            width: width,
            height: height,
            scale: scale,
            dithering: isDithered ? .blueNoise : .none
        )
        let reference = BitmapReference(recipe: recipe, width: width, height: height, scale: scale)
        let (error, isOpaque) = reference.compare(bitmap, rows: stride(from: 0, to: height, by: step))
        #expect(
            error <= (isDithered ? 1.1 : 0.55) && isOpaque,
            "\(error) at \(width) × \(height) × \(scale), dithered \(isDithered): \(recipe)"
        )
    }

    #if canImport(CoreGraphics) && canImport(ImageIO)
    @Test("An image and a PNG file have the size of their bitmap")
    func images() throws {
        let bitmap = try ColorPalette.ocean.bitmap(width: 3, height: 2)
        let image = try #require(bitmap.cgImage)
        #expect(image.width == 3 && image.height == 2)
        let png = try #require(bitmap.pngData())
        // The signature, the header's length and name, and the width and height, each in four bytes.
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(png[16..<24].elementsEqual([0, 0, 0, 3, 0, 0, 0, 2]))
    }
    #endif

    @Test("Bitmaps one pixel wide or high match the reference", arguments: [(1, 1), (1, 300), (300, 1), (2, 1)])
    func thin(width: Int, height: Int) throws {
        let recipe = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .dark)
        let bitmap = try BackgroundBitmap(recipe: recipe, width: width, height: height, dithering: .none)
        #expect(bitmap.bytes.count == width * height * 4)
        let reference = BitmapReference(recipe: recipe, width: width, height: height)
        #expect(reference.compare(bitmap, rows: 0..<height).error <= 0.55)
    }
}
