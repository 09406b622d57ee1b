import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@Suite struct BackgroundTileTests {
    static let devices = [(375.0, 667.0, 2.0), (402, 874, 3), (874, 402, 3), (440, 956, 3)]

    @Test("A phone's tile has at most one level of error and 20 KiB, for every preset", arguments: devices)
    func phones(width: Double, height: Double, scale: Double) {
        for palette in ColorPalette.presets {
            for scheme in [ColorScheme.light, .dark] {
                let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme)
                let size = CGSize(width: width, height: height)
                let tile = BackgroundTile(.init(recipe: recipe, size: size, scale: scale))
                #expect(tile.errorBound <= 1)
                #expect(tile.bitmap.bytes.count <= 20 << 10, "\(palette.id)")
                #expect(error(of: tile, recipe, size, scale, step: 29) <= tile.errorBound, "\(palette.id)")
            }
        }
    }

    @Test("Tiles have at most 100 KiB, and their error is within their bound", arguments: 0..<4)
    func anyTile(seed: Int) {
        var random = SeededGenerator(seed: 77 + seed)
        for _ in 0..<60 {
            let recipe = BackgroundRecipe.random(using: &random)
            let size = CGSize(
                width: .random(in: 0.5...3000, using: &random),
                height: .random(in: 0.5...3000, using: &random)
            )
            let tile = BackgroundTile(.init(recipe: recipe, size: size, scale: 2))
            #expect(tile.bitmap.bytes.count <= 100 << 10)
            #expect(error(of: tile, recipe, size, 2, step: 97) <= tile.errorBound, "\(size) \(recipe)")
        }
    }

    @Test("A tile is within its bound even with several stops between two rows of texels")
    func roundedCorner() {
        // The slope grows, shrinks and grows again, each in twelve steps a fifth of a pixel apart.
        func steepness(_ position: Int) -> Double {
            func step(from start: Int) -> Double { Double(min(max(position - start, 0), 12)) / 12 }
            return step(from: 700) - step(from: 1900) + step(from: 2750)
        }
        var level = 0.0
        let colors = (0...4000).map { position in
            level += steepness(position) / 3000
            return SRGBColor(white: level)
        }
        let palette = ColorPalette(
            id: "corner",
            name: "Corner",
            colors: colors,
            gradientIndices: Array(colors.indices),
            gradientOpacities: colors.map { _ in 1 }
        )
        let recipe = BackgroundRecipe(palette: palette, style: .standard.vignette(nil), colorScheme: .dark)
        let size = CGSize(width: 8, height: 800)
        let tile = BackgroundTile(.init(recipe: recipe, size: size, scale: 1))
        #expect(error(of: tile, recipe, size, 1, step: 1) <= tile.errorBound)
    }

    @Test("A bend halfway between two rows of texels makes an error of a quarter of the bend")
    func bend() {
        // Black to the middle, then 5.1 levels a point, at texels 33 points apart.
        #expect(abs(error(of: [.black, .black, .white], rows: 4) - 5.1 * 33 / 4) < 1e-9)
    }

    @Test("Of bends between different rows of texels the worst one is the error")
    func bends() {
        let gray = SRGBColor(white: 0.5)
        // Each is between two other rows of texels. At 25 and at 50 points the slope jumps by 10.2 levels a point; the
        // second is half-way between two rows, at 33.5 and at 66.5 points.
        #expect(abs(error(of: [.black, gray, .black, gray, gray], rows: 4) - 10.2 * 33 / 4) < 1e-9)
    }

    @Test("An even curve costs an eighth of its second derivative")
    func curve() {
        // White that fades in over black: 255 u² levels, at texels 33 points apart.
        let stops = [SRGBColor(white: 0, opacity: 0), .white]
        #expect(abs(error(of: stops, rows: 4) - 2 * 255 * 0.33 * 0.33 / 8) < 1e-9)
    }

    /// The bound for a gradient of 100 points, less that of the texels themselves.
    private func error(of colors: [SRGBColor], rows: Int) -> Double {
        let palette = ColorPalette(
            id: "stops",
            name: "Stops",
            colors: colors.map { SRGBColor(red: $0.red, green: $0.green, blue: $0.blue) },
            gradientIndices: Array(colors.indices),
            gradientOpacities: colors.map(\.opacity)
        )
        let recipe = BackgroundRecipe(palette: palette, style: .standard.vignette(nil), colorScheme: .dark)
        let picture = SampleGrid(width: 2, height: 100, scale: 1)
        let grid = SampleGrid(width: 2, height: rows, of: picture)
        return TileError(recipe: recipe, area: picture.area).bound(grid) - TileError.texel
    }

    @Test("The outermost texels are centered on the outermost pixels", arguments: devices)
    func extent(width: Double, height: Double, scale: Double) {
        let recipe = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light)
        let tile = BackgroundTile(.init(recipe: recipe, size: CGSize(width: width, height: height), scale: scale))
        let (texel, beyond) = (
            tile.extent.width / Double(tile.bitmap.width), (tile.extent.width - width) / 2
        )
        #expect(abs(texel / 2 - beyond - 0.5 / scale) < 1e-9)
    }

    @Test("A tile is within its bound where a steep vignette begins")
    func steepVignette() {
        let palette = ColorPalette(id: "white", name: "White", colors: [.white], gradientOpacities: [1])
        let vignette = PersistentBackgroundStyle.Vignette.standard.opacity(light: 1, dark: 1)
            .radius(from: .points(100), to: .points(110))
        let recipe = BackgroundRecipe(palette: palette, style: .standard.vignette(vignette), colorScheme: .light)
        let size = CGSize(width: 400, height: 400)
        let tile = BackgroundTile(.init(recipe: recipe, size: size, scale: 1))
        #expect(tile.bitmap.bytes.count > 90 << 10, "The tile uses most of its allowed size.")
        #expect(error(of: tile, recipe, size, 1, step: 2) <= tile.errorBound)
    }

    @Test("An invalid size becomes one pixel", arguments: [0, -3, .nan, 0.1])
    func noSize(side: Double) {
        let recipe = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light)
        let size = CGSize(width: side, height: side)
        let tile = BackgroundTile(.init(recipe: recipe, size: size, scale: .nan))
        #expect(tile.bitmap.width == 1 && tile.bitmap.height == 1 && tile.errorBound <= 1)
    }

    /// Stretches the tile so that its outer texels are centered on the outer pixels, and returns the error in some pixels.
    private func error(
        of tile: BackgroundTile,
        _ recipe: BackgroundRecipe,
        _ size: CGSize,
        _ scale: Double,
        step: Int
    ) -> Double {
        let (width, height) = (
            max(Int((size.width * scale).rounded()), 1), max(Int((size.height * scale).rounded()), 1)
        )
        let reference = BitmapReference(recipe: recipe, width: width, height: height, scale: scale)
        let bitmap = tile.bitmap
        func texels(_ pixel: Int, _ pixels: Int, _ texels: Int) -> (Int, Int, Double) {
            let position = pixels > 1 ? Double(pixel) * Double(texels - 1) / Double(pixels - 1) : 0
            let first = min(Int(position), texels - 1)
            return (first, min(first + 1, texels - 1), position - Double(first))
        }
        var error = 0.0
        for row in stride(from: 0, to: height, by: step) {
            let (top, bottom, down) = texels(row, height, bitmap.height)
            let color = reference.color(row: row)
            for column in stride(from: 0, to: width, by: step) {
                let (left, right, across) = texels(column, width, bitmap.width)
                let factor = reference.factor(column: column, row: row)
                for channel in 0..<3 {
                    func level(_ column: Int, _ row: Int) -> Double {
                        Double(bitmap.bytes[(row * bitmap.width + column) * 4 + channel])
                    }
                    let above = level(left, top) * (1 - across) + level(right, top) * across
                    let below = level(left, bottom) * (1 - across) + level(right, bottom) * across
                    error = max(error, abs(above * (1 - down) + below * down - color[channel] * factor))
                }
            }
        }
        return error
    }
}
