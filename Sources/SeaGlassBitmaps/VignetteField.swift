import SeaGlass

/// The vignette as a factor of the color: 1 inside the start radius, 1 - opacity beyond the end radius. Between the
/// radii it changes linearly with the distance from the center.
///
/// Factors are multiples of 2⁻¹⁶, stored as differences from the middle of the least and the greatest factor. So 16
/// signed bits have room for interpolated factors slightly beyond both. Clamping comes last, so the kinks at the two
/// radii stay sharp.
struct VignetteField {
    /// The rows of a band.
    static let bandRows = 8

    let startRadius: Double
    let endRadius: Double

    /// The middle of the two end values; `outermost` and `innermost` are these values minus the middle.
    let middle: UInt16
    let outermost: Int16
    let innermost: Int16

    /// The decrease of the factor per point.
    private let slope: Double
    /// The factor in the center before clamping.
    private let apex: Double
    /// The room that 16 bits have beyond each end value.
    private let margin: Double
    /// The largest allowed error of a factor: it changes no channel by more than 0.01 of a level.
    private let tolerance: Double

    private static let one = 65_536.0

    init(recipe: BackgroundRecipe, grid: SampleGrid) {
        let opacity = recipe.vignette?.opacity ?? 0
        let radii = recipe.vignette?.radii(in: grid.area) ?? (.infinity, .infinity)
        startRadius = opacity > 0 ? radii.start : .infinity
        endRadius = opacity > 0 ? radii.end : .infinity
        slope = opacity > 0 ? opacity / (radii.end - radii.start) * Self.one : 0
        apex = opacity > 0 ? (opacity / 2) * Self.one + slope * radii.start : 0
        margin = (0.5 - opacity / 2) * Self.one

        tolerance = 0.01 / Swift.max(recipe.maximumLevel, 1) * Self.one

        middle = UInt16(((1 - opacity / 2) * Self.one).rounded().clamped(to: 0...65_535))
        outermost = Int16((-opacity / 2 * Self.one).rounded().clamped(to: -32_768...0))
        // 1 does not fit into 16 bits. Its replacement, 65,535, darkens a channel by at most 0.004 of a level.
        innermost = Int16((65_535 - Double(middle)).clamped(to: 0...32_767))
    }

    /// Returns the factor at a squared distance from the center, clamped to 16 bits but not to the end values.
    @inline(__always)
    func value(atSquare square: Double) -> Int32 {
        let value = apex - slope * square.squareRoot()
        // 1.5 × 2⁵²: the addition rounds and leaves the integer in the low bits.
        let rounded = Swift.min(Swift.max(value, -32_768), 32_767) + 6_755_399_441_055_744
        return Int32(truncatingIfNeeded: rounded.bitPattern)
    }

    /// Returns the factor at a corner of a cell. Single precision suffices, because only gentle vignettes are drawn in
    /// cells, see `cellWidth`.
    @inline(__always)
    func corner(atSquare square: Float) -> Float { Float(apex) - Float(slope) * square.squareRoot() }

    /// The factor of a pixel inside the start radius.
    var innerFactor: UInt16 { UInt16(truncatingIfNeeded: Int(middle) + Int(innermost)) }
    /// The factor of a pixel beyond the end radius.
    var outerFactor: UInt16 { UInt16(truncatingIfNeeded: Int(middle) + Int(outermost)) }

    /// Returns the columns between the end radius and the start radius, widened to multiples of 8, for rows whose
    /// distances from the center are in `offsets`.
    ///
    /// The given `columns` can reach beyond the middle of a row, where the distance grows again. So a column counts
    /// as inside the start radius only if all columns from it to the last are inside.
    func ring(offsets: ClosedRange<Double>, columns: Int, grid: SampleGrid) -> Range<Int> {
        guard startRadius < .infinity else { return 0..<0 }
        /// Returns the first column within a distance of the center.
        func column(within distance: Double) -> Double {
            ((grid.halfSpan - distance) / grid.step).clamped(to: -8...Double(columns))
        }
        let outside = endRadius * endRadius - offsets.lowerBound * offsets.lowerBound
        let rightmost = Swift.max(Double(columns - 1) * grid.step - grid.halfSpan, 0)
        let inside = startRadius * startRadius - offsets.upperBound * offsets.upperBound
        let first = outside > 0 ? Int(column(within: outside.squareRoot()).rounded(.down)) : columns
        let last = inside > rightmost * rightmost ? Int(column(within: inside.squareRoot()).rounded(.up)) : columns
        let from = Swift.max(first, 0) & ~7
        return from..<Swift.max(from, Swift.min((Swift.max(last, 0) + 7) & ~7, columns))
    }

    /// Returns the greatest width of a ``VignetteLine``'s cells at which interpolation between the corners is exact
    /// enough; `nil` if the factor is too steep or too curved for the smallest cell.
    ///
    /// The rows are at `nearestOffset` from the center or farther. Interpolation over a length `s` errs by at most s² / 8
    /// times the curvature. The distance `r` from the center has its greatest curvature across the radius: 1/r. So in a
    /// cell whose longer side is `s` interpolation errs by at most s² / 8r.
    func cellWidth(nearestOffset: Double, grid: SampleGrid) -> Int? {
        for width in [32, 16, 8] {
            let x = Double(width) * grid.step
            let y = Double(VignetteField.bandRows) * grid.step
            let side = Swift.max(x, y)
            let diagonal = (x * x + y * y).squareRoot()
            let nearest = Swift.max(startRadius - diagonal, nearestOffset)
            if slope * diagonal < margin / 2, slope * side * side <= tolerance * 8 * nearest { return width }
        }
        return nil
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension BackgroundRecipe {
    /// An upper bound of every channel of the fill and the gradient, in 8-bit levels.
    fileprivate var maximumLevel: Double {
        func brightest(_ color: SRGBColor) -> Double { max(color.red, color.green, color.blue) }
        let opacity = gradient.map(\.color.opacity).max() ?? 0
        let color = gradient.map { brightest($0.color) }.max() ?? 0
        let fill = brightest(base)
        return 255 * (fill + max(opacity * (color - fill), 0))
    }
}
