/// An upper bound of a stretched tile's error, in 8-bit levels, computed from the recipe.
///
/// Interpolation between texels is exact for straight lines and misses curves. A second derivative `c` costs c h² / 8
/// over texels `h` apart; a slope that jumps by `j` costs j h θ (1 - θ) where it jumps at a fraction θ of the way from
/// one texel to the next. The picture is the gradient times the vignette's factor, so the terms are those of a product.
struct TileError {
    private let area: DrawingArea
    private let gradient: GradientShape
    private let level: Double
    private let slope: Double
    private let radii: (start: Double, end: Double)

    /// The error of the texels themselves: rounded, and computed within 0.05.
    static let texel = 0.55

    init(recipe: BackgroundRecipe, area: DrawingArea) {
        self.area = area
        gradient = GradientShape(recipe)
        level = recipe.maximumLevel
        radii = recipe.vignette?.radii(in: area) ?? (0, 1)
        slope = (recipe.vignette?.opacity ?? 0) / (radii.end - radii.start)
    }

    /// Returns the largest error with a grid of texels, the first and last centered on the first and last pixel.
    func bound(_ grid: SampleGrid) -> Double {
        let curvature = gradient.curvature / (area.height * area.height) * grid.stepY * grid.stepY / 8
        return Self.texel + vignette(grid) + curvature + kinks(grid)
    }

    /// Returns a number of texels along a length; with fewer, the vignette's corners alone would cost too much.
    ///
    /// The search starts there instead of at two. A square tile of that side takes at most half of the bytes.
    func fewestTexels(over length: Double, within bytes: Int) -> Int {
        guard slope > 0, radii.start < area.halfDiagonal else { return 2 }
        let step = (1 - Self.texel) * 4 / (slope * level)
        return Int(min(length / step, (Double(bytes) / 8).squareRoot()))
    }

    private func vignette(_ grid: SampleGrid) -> Double {
        guard slope > 0, radii.start < area.halfDiagonal else { return 0 }
        let (x, y) = (grid.stepX, grid.stepY)
        let (side, diagonal) = (max(x, y), (x * x + y * y).squareRoot())
        // A jump along a line in any direction: (E|G| - |EG|) / 2 under the weights of the four texels around, and so
        // at most half their standard deviation.
        let corners = (radii.end - radii.start < diagonal ? 2 : 1) * side / 4
        // A distance curves by 1/r; at the center it has a tip.
        let nearest = max(radii.start - diagonal, 0)
        let roundness = min(nearest > 0 ? side * side / (8 * nearest) : .infinity, diagonal / 2)
        let product = 2 * (gradient.slope / area.height) * y * y / 8
        return slope * (level * (corners + roundness) + product)
    }

    /// Returns the largest error that stops cause between two rows of texels.
    private func kinks(_ grid: SampleGrid) -> Double {
        guard grid.stepY > 0 else { return 0 }
        var (worst, cell, sum) = (0.0, -1.0, 0.0)
        for kink in gradient.kinks {
            let position = (kink.location * area.height - area.height / 2 - grid.offset(ofRow: 0)) / grid.stepY
            let part = position - position.rounded(.down)
            if position.rounded(.down) != cell { (cell, sum) = (position.rounded(.down), 0) }
            sum += kink.jump / area.height * grid.stepY * part * (1 - part)
            worst = max(worst, sum)
        }
        return worst
    }
}

/// The bends of a gradient, which a straight line between two of its rows can miss.
///
/// In 8-bit levels, of the channel with the largest value; distances are fractions of the height.
private struct GradientShape {
    /// The steepest slope, in levels over the height.
    private(set) var slope = 0.0
    /// The largest change of the slope between two stops, over the height.
    private(set) var curvature = 0.0
    /// The locations where the slope jumps, and the size of each jump.
    private(set) var kinks: [(location: Double, jump: Double)] = []

    init(_ recipe: BackgroundRecipe) {
        let fill = recipe.base.levels(as: Double.self)
        var before: SIMD4<Double>?
        for (one, two) in zip(recipe.gradient, recipe.gradient.dropFirst()) {
            let length = two.location - one.location
            guard length > 0 else { continue }
            // The parabola of `GradientSegment`: its slope changes linearly from one end to the other.
            let (from, to) = (one.color.levels(as: Double.self), two.color.levels(as: Double.self))
            let (opacity, growth) = (one.color.opacity, two.color.opacity - one.color.opacity)
            let square = growth * (to - from)
            let start = (opacity * (to - from) + growth * (from - fill)) / length
            let end = start + 2 * square / length
            slope = max(slope, Self.largest(start), Self.largest(end))
            curvature = max(curvature, Self.largest(2 * square) / (length * length))
            if let before { kinks.append((one.location, Self.largest(start - before))) }
            before = end
        }
    }

    private static func largest(_ channels: SIMD4<Double>) -> Double {
        max(abs(channels[0]), abs(channels[1]), abs(channels[2]))
    }
}
