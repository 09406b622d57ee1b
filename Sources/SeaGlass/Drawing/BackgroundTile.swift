import SwiftUI

/// A background in a few kilobytes: one opaque tile that is stretched over a container.
///
/// A gradient is smooth, so a texel every few dozen pixels is enough where what is between is interpolated. The
/// outermost texels are centered on the outermost pixels; stretched by its edges instead, as an image usually is, a
/// tile would have to be ten times as large for the same error.
///
/// It is not dithered: stretching smears the noise, and then it is an error only.
package struct BackgroundTile: Hashable, Sendable {
    /// The texels.
    package let bitmap: BackgroundBitmap

    /// How far a pixel can be from the exact picture, in 8-bit levels.
    package let errorBound: Double

    /// The texels of a tile take no more memory than this, in bytes.
    package static let maximumBytes = 100 << 10

    /// Draws the smallest tile whose error is at most one level; where that took more than ``maximumBytes``, the one of
    /// the least error under that.
    ///
    /// - Parameters:
    ///   - recipe: What to draw.
    ///   - size: The size of the container, in points. A side that is no positive number is one pixel.
    ///   - scale: How many pixels make a point.
    package init(recipe: BackgroundRecipe, size: CGSize, scale: Double) {
        let picture = Self.picture(area: DrawingArea(size), scale: scale)
        let (grid, errorBound) = Self.smallestGrid(recipe: recipe, picture: picture)
        let raster = BackgroundRaster(recipe: recipe, grid: grid, dithering: .none)
        bitmap = BackgroundBitmap(raster, scale: Double(grid.width) / picture.area.width)
        self.errorBound = errorBound
    }

    /// How many texels there would be in a row, and how many rows.
    package static func texels(recipe: BackgroundRecipe, size: CGSize, scale: Double) -> (width: Int, height: Int) {
        let (grid, _) = smallestGrid(recipe: recipe, picture: picture(area: DrawingArea(size), scale: scale))
        return (grid.width, grid.height)
    }

    private static func picture(area: DrawingArea, scale: Double) -> SampleGrid {
        let scale = BackgroundBitmap.normalized(scale: scale)
        return SampleGrid(width: pixels(area.width, scale), height: pixels(area.height, scale), scale: scale)
    }

    private static func pixels(_ points: Double, _ scale: Double) -> Int {
        let pixels = points * scale
        return pixels >= 1 ? Int(min(pixels, Double(BackgroundBitmap.maximumSide)).rounded()) : 1
    }

    /// The fewest texels in the container's aspect.
    static func smallestGrid(recipe: BackgroundRecipe, picture: SampleGrid) -> (grid: SampleGrid, errorBound: Double) {
        let error = TileError(recipe: recipe, area: picture.area)
        let (long, short) = (max(picture.width, picture.height), min(picture.width, picture.height))
        func grid(_ texels: Int) -> SampleGrid {
            let other = Int((Double(texels) * Double(short) / Double(long)).rounded(.up))
            let shorter = min(max(other, 2), short)
            return picture.width >= picture.height
                ? SampleGrid(width: texels, height: shorter, of: picture)
                : SampleGrid(width: shorter, height: texels, of: picture)
        }
        let length = max(picture.area.width, picture.area.height)
        var texels = min(max(error.fewestTexels(over: length, within: maximumBytes), 2), long)
        var best = (grid: grid(texels), errorBound: error.bound(grid(texels)))
        while best.errorBound > 1, texels < long {
            texels += 1
            let next = grid(texels)
            guard next.width * next.height * 4 <= maximumBytes else { break }
            let bound = error.bound(next)
            if bound < best.errorBound { best = (next, bound) }
        }
        return best
    }
}
