import SwiftUI

/// A tile as it is shown, and what it is a picture of.
struct TileImage: Equatable, Sendable {
    /// All that the texels depend on.
    struct Request: Hashable, Sendable {
        let recipe: BackgroundRecipe
        let width: Double
        let height: Double
        /// How many pixels make a point.
        let scale: Double

        init(recipe: BackgroundRecipe, size: CGSize, scale: Double) {
            self.recipe = recipe
            width = size.width
            height = size.height
            self.scale = scale
        }

        /// Nothing is drawn in a container that has no area yet.
        var isDrawable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
    }

    let request: Request
    let image: Image

    /// The memory that the texels take.
    let bytes: Int

    /// How large the image is, in points: beyond the container by what its outermost texels lie outside of their
    /// centers, less half a pixel. So these centers are those of the outermost pixels, as the tile was computed for.
    let size: CGSize

    /// Draws the tile; `nil` where the system has no memory for it.
    init?(_ request: Request) {
        let container = CGSize(width: request.width, height: request.height)
        let tile = BackgroundTile(recipe: request.recipe, size: container, scale: request.scale)
        guard let image = tile.bitmap.picture else { return nil }
        self.request = request
        self.image = image
        bytes = tile.bitmap.bytes.count
        size = CGSize(
            width: Self.extent(of: request.width, scale: request.scale, texels: tile.bitmap.width),
            height: Self.extent(of: request.height, scale: request.scale, texels: tile.bitmap.height)
        )
    }

    /// An image for where there is no tile: the shape of the tree is the same, and it is not shown.
    static let blank =
        BackgroundTile(
            recipe: BackgroundRecipe(palette: nil, style: .minimal, colorScheme: .light),
            size: .zero,
            scale: 1
        ).bitmap.picture ?? Image(systemName: "square")

    /// The length of so many texels of which the first and the last are centered on the outermost pixels.
    static func extent(of points: Double, scale: Double, texels: Int) -> Double {
        let scale = BackgroundBitmap.normalized(scale: scale)
        guard texels > 1 else { return points }
        return max(points - 1 / scale, 0) * Double(texels) / Double(texels - 1)
    }
}
