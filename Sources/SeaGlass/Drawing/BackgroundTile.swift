import SwiftUI

/// A background in a few kilobytes: one opaque tile that is stretched over a container.
///
/// A gradient is smooth, so a texel every few dozen pixels is enough where what is between is interpolated. The
/// outermost texels are centered on the outermost pixels; stretched by its edges instead, as an image usually is, a
/// tile would have to be ten times as large for the same error.
///
/// It is not dithered: stretching smears the noise, and then it is an error only.
package struct BackgroundTile: Equatable, Sendable {
    /// All that the texels depend on.
    package struct Request: Hashable, Sendable {
        let recipe: BackgroundRecipe
        let area: DrawingArea
        let scale: Double

        /// - Parameters:
        ///   - recipe: What to draw.
        ///   - size: The size of the container, in points. A side that is no positive number is one pixel.
        ///   - scale: How many pixels make a point.
        package init(recipe: BackgroundRecipe, size: CGSize, scale: Double) {
            self.recipe = recipe
            area = DrawingArea(size)
            self.scale = BackgroundBitmap.normalized(scale: scale)
        }

        /// Nothing is drawn in a container that has no area yet.
        var isDrawable: Bool { [area.width, area.height].allSatisfy { $0 > 0 && $0.isFinite } }
    }

    let request: Request

    /// The texels.
    package let bitmap: BackgroundBitmap

    /// The texels to draw; `nil` only where the system has no memory for it.
    let image: Image?

    /// How far a pixel can be from the exact picture, in 8-bit levels.
    package let errorBound: Double

    /// The texels of a tile take no more memory than this, in bytes.
    package static let maximumBytes = 100 << 10

    /// Draws the smallest tile whose error is at most one level; where that took more than ``maximumBytes``, the one of
    /// the least error under that.
    package init(_ request: Request) {
        self.request = request
        let picture = Self.picture(request)
        let (grid, errorBound) = Self.smallestGrid(recipe: request.recipe, picture: picture)
        let raster = BackgroundRaster(recipe: request.recipe, grid: grid, dithering: .none)
        bitmap = BackgroundBitmap(raster, scale: Double(grid.width) / picture.area.width)
        image = bitmap.image
        self.errorBound = errorBound
    }

    /// How many texels there would be in a row, and how many rows.
    package static func texels(for request: Request) -> (width: Int, height: Int) {
        let (grid, _) = smallestGrid(recipe: request.recipe, picture: picture(request))
        return (grid.width, grid.height)
    }

    /// How large the texels are shown, in points: beyond the container by what the outermost lie outside of their
    /// centers, less half a pixel. So these centers are those of the outermost pixels, as the tile was computed for.
    var extent: DrawingArea {
        func extent(_ points: Double, _ texels: Int) -> Double {
            guard texels > 1 else { return points }
            return max(points - 1 / request.scale, 0) * Double(texels) / Double(texels - 1)
        }
        return DrawingArea(
            width: extent(request.area.width, bitmap.width),
            height: extent(request.area.height, bitmap.height)
        )
    }

    private static func picture(_ request: Request) -> SampleGrid {
        func pixels(_ points: Double) -> Int {
            let pixels = points * request.scale
            return pixels >= 1 ? Int(min(pixels, Double(BackgroundBitmap.maximumSide)).rounded()) : 1
        }
        let area = request.area
        return SampleGrid(width: pixels(area.width), height: pixels(area.height), scale: request.scale)
    }

    /// The fewest texels in the container's aspect.
    private static func smallestGrid(recipe: BackgroundRecipe, picture: SampleGrid) -> (
        grid: SampleGrid, errorBound: Double
    ) {
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
