import SeaGlass

/// The centers of a picture's pixels, around the center of an area.
struct SampleGrid: Hashable {
    let width: Int
    let height: Int

    /// The area that is drawn.
    let area: DrawingArea

    /// The distance between the centers of neighboring pixels, in points.
    let step: Double

    /// Creates a grid at `scale` pixels per point.
    init(width: Int, height: Int, scale: Double) {
        self.width = width
        self.height = height
        area = DrawingArea(width: Double(width) / scale, height: Double(height) / scale)
        step = 1 / scale
    }

    /// The distance from the first column to the center, in points.
    var halfSpan: Double { Double(width - 1) / 2 * step }

    /// Returns a row's distance below the center, in points; negative above it.
    func offset(ofRow row: Int) -> Double { (Double(row) - Double(height - 1) / 2) * step }

    /// Returns a row's location in the gradient, from 0 (the top of the area) to 1 (the bottom).
    func location(ofRow row: Int) -> Double { 0.5 + offset(ofRow: row) / area.height }
}
