import SeaGlass

/// The color of each row before the vignette: the gradient over the fill, in 1/256 of a level.
///
/// A row has 16 numbers of 16 bits, in the order in which ``RowPainter`` reads them: red and blue, four times, then
/// green and a zero, four times. The color is repeated because `highProduct` multiplies four pixels at once.
struct GradientRows {
    static let bytesPerRow = 32

    private let segments: [GradientSegment]
    private let firstLocation: Double
    private let step: Double
    private let nudge: Float

    /// Prepares the rows of a recipe.
    ///
    /// Dithered rows of a gradient are alternately 1/64 of a level lighter and darker. Without that, several rows of a
    /// very slow gradient could have exactly the value of one level, and dithering doesn't change such a value.
    init(recipe: BackgroundRecipe, grid: SampleGrid, isDithered: Bool) {
        let stops = recipe.gradient.isEmpty ? recipe.layer : recipe.gradient
        segments = stops.indices.map { GradientSegment(stops, from: $0, over: recipe.base) }
        firstLocation = grid.location(ofRow: 0)
        step = grid.step / grid.area.height
        nudge = isDithered ? 4 : 0
    }

    /// Writes the colors of consecutive rows.
    func write(_ rows: Range<Int>, to memory: MemoryWindow) {
        var index = 0
        var offset = 0
        for row in rows {
            let location = firstLocation + Double(row) * step
            while location >= segments[index].end { index += 1 }
            let segment = segments[index]
            let color = segment.color(at: location, nudge: row & 1 == 0 ? nudge : -nudge)
            memory.store(SIMD4(repeating: color[0] | color[2] << 16), at: offset)
            memory.store(SIMD4(repeating: color[1]), at: offset + 16)
            offset += Self.bytesPerRow
        }
    }
}

/// The gradient from one stop to the next, composited over the fill.
///
/// Color `c` and opacity `a` both change linearly, so each composited channel is a parabola: with `u` from 0 to 1
/// between the stops, `fill + (a₀ + (a₁ - a₀) u) (c₀ + (c₁ - c₀) u - fill)`.
struct GradientSegment {
    /// The location where the next segment starts; infinity for the last.
    let end: Double

    private let start: Double
    private let scale: Double
    private let constant: SIMD4<Float>
    private let linear: SIMD4<Float>
    private let square: SIMD4<Float>
    private let isGradient: Bool

    /// Creates the segment that starts at a stop. The segment of the last stop has one color.
    init(_ stops: [BackgroundRecipe.Stop], from index: Int, over fill: SRGBColor) {
        let one = stops[index]
        let two = stops[min(index + 1, stops.count - 1)]
        let base = fill.levels(as: Float.self)
        let from = one.color.levels(as: Float.self)
        let to = two.color.levels(as: Float.self)
        let opacity = Float(one.color.opacity)
        let growth = Float(two.color.opacity - one.color.opacity)
        constant = base + opacity * (from - base)
        linear = opacity * (to - from) + growth * (from - base)
        square = growth * (to - from)
        isGradient = linear != .zero || square != .zero
        start = one.location
        scale = two.location > one.location ? 1 / (two.location - one.location) : 0
        end = index + 1 < stops.count ? two.location : .infinity
    }

    /// Returns red, green and blue in 1/256 of a level; adds `nudge` if the segment has more than one color.
    @inline(__always)
    func color(at location: Double, nudge: Float) -> SIMD4<UInt32> {
        let position = Float(max(location - start, 0) * scale)
        var steps = (constant + position * (linear + position * square)) * 256
        if isGradient { steps += nudge }
        steps.replace(with: 0, where: steps .< 0)
        steps.replace(with: 255 * 256, where: steps .> 255 * 256)
        // 1.5 × 2²³: a sum this large has no fraction, so the addition rounds and leaves the integer in the low bits.
        return unsafeBitCast(steps + 12_582_912, to: SIMD4<UInt32>.self) & 0xFFFF
    }
}

extension SRGBColor {
    /// Returns red, green and blue in 8-bit levels, 0…255.
    func levels<Number: BinaryFloatingPoint & SIMDScalar>(as type: Number.Type) -> SIMD4<Number> {
        SIMD4(Number(red), Number(green), Number(blue), 0) * 255
    }
}

/// The positions of a picture's pixels, measured from the center of the drawn area.
struct SampleGrid: Equatable {
    let width: Int
    let height: Int

    /// The drawn area.
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
