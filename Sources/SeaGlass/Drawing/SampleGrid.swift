import Foundation

/// The size of the area that a background fills, in points.
///
/// It has numbers of its own: a `CGFloat` is a `Float` on some watches, and a picture is the same on every device.
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

/// Where the pixels of a picture are sampled: a grid of points around the center of an area.
///
/// Of a picture pixel for pixel the samples are the centers of its pixels. A tile has fewer samples over the same area.
struct SampleGrid: Hashable {
    let width: Int
    let height: Int

    /// The area that is drawn.
    let area: DrawingArea

    /// The distance of neighboring samples, in points.
    let stepX: Double
    let stepY: Double

    /// Every pixel of an area, at so many pixels a point.
    init(width: Int, height: Int, scale: Double) {
        self.width = width
        self.height = height
        area = DrawingArea(width: Double(width) / scale, height: Double(height) / scale)
        stepX = 1 / scale
        stepY = 1 / scale
    }

    /// Fewer samples of a picture, of which the outermost are the outermost pixels of the picture.
    init(width: Int, height: Int, of picture: SampleGrid) {
        self.width = width
        self.height = height
        area = picture.area
        stepX = width > 1 ? picture.stepX * Double(picture.width - 1) / Double(width - 1) : 0
        stepY = height > 1 ? picture.stepY * Double(picture.height - 1) / Double(height - 1) : 0
    }

    /// How far left of the center the first column is, in points.
    var halfSpan: Double { Double(width - 1) / 2 * stepX }

    /// How far below the center a row is, in points; above it, negative.
    func offset(ofRow row: Int) -> Double { (Double(row) - Double(height - 1) / 2) * stepY }

    /// Where a row is in the gradient, from 0 (the top of the area) to 1 (the bottom).
    func location(ofRow row: Int) -> Double { 0.5 + offset(ofRow: row) / area.height }
}
