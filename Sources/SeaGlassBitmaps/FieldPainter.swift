import SeaGlass

/// A pixel-by-pixel painter of recipes whose rows have several colors: a gradient at an angle or in waves, or visible
/// grain. It is simple, and many times slower than ``BandPainter``.
struct FieldPainter: Sendable {
    private let recipe: BackgroundRecipe
    private let grid: SampleGrid
    /// The colors along the gradient, in levels. The steps are so small that the nearest color is within 0.04 of a
    /// level of the exact one.
    private let colors: [SIMD4<Double>]
    private let noise: [UInt8]
    private let radii: (start: Double, end: Double)

    private static let steps = 4_096

    init(recipe: BackgroundRecipe, grid: SampleGrid) {
        self.recipe = recipe
        self.grid = grid
        colors = (0...Self.steps).map { step in
            recipe.color(at: Double(step) / Double(Self.steps)).levels(as: Double.self)
        }
        noise = recipe.grain > PersistentBackgroundStyle.leastGrain ? BlueNoise.thresholds() : []
        radii = recipe.vignette?.radii(in: grid.area) ?? (0, 1)
    }

    func paint(_ row: Int, into picture: MemoryWindow, thresholds: MemoryWindow, layout: Thresholds.Layout) {
        let offset = grid.offset(ofRow: row)
        let start = layout.offset(ofRow: row)
        for column in 0..<grid.width {
            let x = Double(column) * grid.step - grid.halfSpan
            let location = recipe.course.location(
                x: 0.5 + x / grid.area.width,
                y: grid.location(ofRow: row),
                in: grid.area
            )
            var color = colors[Int(location * Double(Self.steps) + 0.5)]
            if !noise.isEmpty {
                // The grain is shifted against the dither noise, so that the two do not add up.
                let gray = noise[((row &+ 23) & 63) &* BlueNoise.side &+ ((column &+ 41) & 63)]
                color += SIMD4(repeating: recipe.grain * (Double(gray) - 255 * BlueNoise.mean))
            }
            let distance = (x * x + offset * offset).squareRoot()
            let part = ((distance - radii.start) / (radii.end - radii.start)).clampedToUnit(nan: 0)
            let factor = 1 - (recipe.vignette?.opacity ?? 0) * part
            let threshold: UInt16 = thresholds.load(
                at: start &+ ((column &* 4 &+ layout.phase) & Thresholds.columnMask)
            )
            let levels = (color * factor).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
            let steps = SIMD4<UInt32>(levels * 256 + 0.5, rounding: .down) &+ UInt32(threshold)
            let pixel = (steps &>> 8).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
            picture.store(
                pixel[0] | pixel[1] << 8 | pixel[2] << 16 | 0xFF00_0000,
                at: (row &* grid.width &+ column) &* 4
            )
        }
    }
}
