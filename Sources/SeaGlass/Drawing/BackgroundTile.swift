import SwiftUI

/// A background in a few kilobytes: one opaque tile that is stretched over a container.
///
/// A gradient is smooth, so a texel every few dozen pixels is enough, with interpolation between them. The outermost
/// texels are centered on the outermost pixels; stretched by its edges, as images usually are, a tile would have to be
/// ten times as large for the same error.
///
/// It is not dithered: stretching smears the noise, which then only adds error.
///
/// A class, because views that show it are compared and copied at each update.
package final class BackgroundTile: Equatable, Sendable {
    /// The inputs that the texels depend on.
    package struct Request: Hashable, Sendable {
        let recipe: BackgroundRecipe
        let area: DrawingArea
        let scale: Double

        /// - Parameters:
        ///   - recipe: The recipe to draw.
        ///   - size: The size of the container, in points. A side that is not a positive number is one pixel.
        ///   - scale: The number of pixels per point.
        package init(recipe: BackgroundRecipe, size: CGSize, scale: Double) {
            self.recipe = recipe
            area = DrawingArea(size)
            self.scale = BackgroundBitmap.normalized(scale: scale)
        }

        /// Whether the container has an area yet.
        var isDrawable: Bool { [area.width, area.height].allSatisfy { $0 > 0 && $0.isFinite } }
    }

    let request: Request

    /// The texels.
    package let bitmap: BackgroundBitmap

    /// The texels to draw; `nil` only if the system has no memory for it.
    let image: Image?

    /// The largest possible error of a pixel, in 8-bit levels.
    package let errorBound: Double

    /// The most memory that the texels of a tile may take, in bytes.
    package static let maximumBytes = 100 << 10

    /// Draws the smallest tile whose error is at most one level; if that takes more than ``maximumBytes``, the most
    /// exact one that fits.
    package init(_ request: Request) {
        self.request = request
        let picture = Self.picture(request)
        let (grid, errorBound) = Self.smallestGrid(recipe: request.recipe, picture: picture)
        let raster = BackgroundRaster(recipe: request.recipe, grid: grid, dithering: .none)
        bitmap = BackgroundBitmap(raster, scale: Double(grid.width) / picture.area.width)
        image = bitmap.image
        self.errorBound = errorBound
    }

    /// The texels follow from the request.
    package static func == (lhs: BackgroundTile, rhs: BackgroundTile) -> Bool { lhs.request == rhs.request }

    /// Returns the number of texels in a row and of rows that a tile would have.
    package static func texels(for request: Request) -> (width: Int, height: Int) {
        let (grid, _) = smallestGrid(recipe: request.recipe, picture: picture(request))
        return (grid.width, grid.height)
    }

    /// The size at which the tile is shown, in points: larger than the container, so that the centers of the outermost
    /// texels lie on the centers of the outermost pixels, for which they were computed.
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

    /// Returns the smallest grid in the container's aspect ratio that is exact enough, and its error.
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
