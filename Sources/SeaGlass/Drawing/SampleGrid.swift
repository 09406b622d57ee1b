import Foundation

/// The size of the area that a background fills, in points.
///
/// Its sides are `Double`, since a `CGFloat` is a `Float` on some watches: pictures are the same on every device.
package struct DrawingArea: Hashable, Sendable {
    package let width: Double
    package let height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The distance from the center to a corner.
    var halfDiagonal: Double { (width * width + height * height).squareRoot() / 2 }
}

/// A grid of points, around the center of an area, at which a picture is sampled.
///
/// The samples of a full picture are the centers of its pixels. A tile has fewer samples over the same area.
struct SampleGrid: Hashable {
    let width: Int
    let height: Int

    /// The area that is drawn.
    let area: DrawingArea

    /// The distance between neighboring samples, in points.
    let stepX: Double
    let stepY: Double

    /// Creates a sample for every pixel of an area, at `scale` pixels per point.
    init(width: Int, height: Int, scale: Double) {
        self.width = width
        self.height = height
        area = DrawingArea(width: Double(width) / scale, height: Double(height) / scale)
        stepX = 1 / scale
        stepY = 1 / scale
    }

    /// Creates fewer samples of a picture. The outermost are at its outermost pixels.
    init(width: Int, height: Int, of picture: SampleGrid) {
        self.width = width
        self.height = height
        area = picture.area
        stepX = width > 1 ? picture.stepX * Double(picture.width - 1) / Double(width - 1) : 0
        stepY = height > 1 ? picture.stepY * Double(picture.height - 1) / Double(height - 1) : 0
    }

    /// The distance from the first column to the center, in points.
    var halfSpan: Double { Double(width - 1) / 2 * stepX }

    /// Returns a row's distance below the center, in points; negative above it.
    func offset(ofRow row: Int) -> Double { (Double(row) - Double(height - 1) / 2) * stepY }

    /// Returns a row's location in the gradient, from 0 (the top of the area) to 1 (the bottom).
    func location(ofRow row: Int) -> Double { 0.5 + offset(ofRow: row) / area.height }
}
