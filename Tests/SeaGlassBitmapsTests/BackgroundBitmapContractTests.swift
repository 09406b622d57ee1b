import SeaGlass
import SwiftUI
import Testing

@testable import SeaGlassBitmaps

/// The guarantees of a bitmap, except for its colors.
@Suite struct BackgroundBitmapContractTests {
    @Test(
        "An invalid size throws an error that names the valid range",
        arguments: [
            (0, 1), (1, 0), (-1, 5), (5, -1), (16_385, 1), (1, 16_385), (.max, .max), (.min, 1), (1, .max),
            (16_384, 3_907), (8_001, 8_000),
        ]
    )
    func sizeErrors(width: Int, height: Int) {
        let error = #expect(throws: BackgroundBitmap.SizeError.self) {
            try ColorPalette.ocean.bitmap(width: width, height: height)
        }
        #expect(error?.width == width && error?.height == height)
        #expect(
            error?.description == """
                A bitmap can't have \(width) × \(height) pixels. Pass sides of 1…16384 pixels, and at most 64000000 \
                pixels in all.
                """
        )
    }

    @Test("The longest allowed side is valid", arguments: [(16_384, 1), (1, 16_384)])
    func longest(width: Int, height: Int) throws {
        #expect(try ColorPalette.ocean.bitmap(width: width, height: height).bytes.count == 65_536)
    }

    @Test("Two bitmaps of one size have the same hash and are equal only if their pixels are")
    func hash() throws {
        let (day, night) = (
            try ColorPalette.ocean.bitmap(width: 9, height: 9),
            try ColorPalette.ocean.bitmap(width: 9, height: 9, colorScheme: .dark)
        )
        #expect(day.hashValue == night.hashValue && day != night)
        #expect(try Set([day, night, ColorPalette.ocean.bitmap(width: 9, height: 9)]).count == 2)
        #expect(try day.hashValue != ColorPalette.ocean.bitmap(width: 9, height: 8).hashValue)
        #expect(try day.hashValue != ColorPalette.ocean.bitmap(width: 8, height: 9).hashValue)
    }

    @Test("An invalid scale becomes 1, and a scale out of range is clamped")
    func scales() throws {
        let plain = try ColorPalette.ocean.bitmap(width: 60, height: 90)
        for scale: Double in [0, -2, .nan, .infinity, -Double.infinity] {
            #expect(try ColorPalette.ocean.bitmap(width: 60, height: 90, scale: scale) == plain)
        }
        #expect(try ColorPalette.ocean.bitmap(width: 9, height: 9, scale: 1e9).scale == 100)
        #expect(try ColorPalette.ocean.bitmap(width: 9, height: 9, scale: 1e-9).scale == 0.01)
    }

    @Test("The same arguments give the same bytes on one thread or several")
    func determinism() throws {
        let width = 300
        let height = 500
        let bitmap = try ColorPalette.sunset.bitmap(width: width, height: height, colorScheme: .dark)
        #expect(try bitmap == ColorPalette.sunset.bitmap(width: width, height: height, colorScheme: .dark))
        let raster = BackgroundRaster(
            recipe: BackgroundRecipe(palette: .sunset, style: .standard, colorScheme: .dark),
            width: width,
            height: height,
            scale: 1,
            isDithered: true
        )
        for threads in [1, 2, 3, 8] {
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            bytes.withUnsafeMutableBytes { raster.draw(into: $0, threads: threads) }
            #expect(bytes == bitmap.bytes, "\(threads) threads")
        }
    }

    @Test("A bitmap of up to a megapixel is drawn on one thread, and the largest on at most four")
    func threads() {
        #expect(BackgroundRaster.threads(pixels: 999_999) == 1)
        #expect(
            BackgroundRaster.threads(pixels: 16_384 * 16_384) == min(4, ProcessInfo.processInfo.activeProcessorCount)
        )
    }

    @Test("Drawing writes only into the given memory", arguments: [1, 5, 15, 16, 17, 23, 64, 129])
    func bounds(width: Int) {
        for height in [1, 2, 9, 40] {
            let raster = BackgroundRaster(
                recipe: BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light),
                width: width,
                height: height,
                scale: 0.2,
                isDithered: true
            )
            let guarded = 512
            var bytes = [UInt8](repeating: 0xAB, count: width * height * 4 + 2 * guarded)
            bytes.withUnsafeMutableBytes {
                raster.draw(into: .init(rebasing: $0[guarded..<$0.count - guarded]), threads: 1)
            }
            #expect((bytes.prefix(guarded) + bytes.suffix(guarded)).allSatisfy { $0 == 0xAB })
            let alphas = stride(from: guarded + 3, to: bytes.count - guarded, by: 4).map { bytes[$0] }
            #expect(alphas.allSatisfy { $0 == 255 })
        }
    }

    @Test("Increase Contrast turns off dithering")
    func contrast() throws {
        let increased = try ColorPalette.ocean.bitmap(width: 40, height: 400, contrast: .increased)
        let undithered = try ColorPalette.ocean.bitmap(width: 40, height: 400, contrast: .increased, dithering: .none)
        #expect(increased == undithered)
        #expect(try increased != ColorPalette.ocean.bitmap(width: 40, height: 400))
    }

    @Test("A color of whole levels is not dithered", arguments: [ColorScheme.light, .dark])
    func exactLevels(scheme: ColorScheme) throws {
        let bitmap = try ColorPalette.ocean.bitmap(width: 70, height: 70, style: .minimal, colorScheme: scheme)
        let level: UInt8 = scheme == .dark ? 0 : 255
        #expect(
            stride(from: 0, to: bitmap.bytes.count, by: 4).allSatisfy {
                bitmap.bytes[$0..<$0 + 3] == [level, level, level]
            }
        )
    }

    @Test("The bytes of a bitmap have no more room than an allocator adds")
    func capacity() throws {
        let bytes = try ColorPalette.ocean.bitmap(width: 1_000, height: 100).bytes
        #expect(bytes.count == 400_000 && bytes.capacity < 410_000)
    }

    #if os(Linux)
    @Test("The memory of a drawing is deallocated")
    func memory() throws {
        /// Returns the size of the process in pages.
        func size() throws -> Int {
            let sizes = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(Int(sizes[0]))
        }
        let before = try size()
        for _ in 0..<1_000 { _ = DrawingMemory(byteCount: 4 << 20) }
        #expect(try size() - before < 1 << 18, "A thousand kept drawings would take a million pages.")
    }
    #endif
}
