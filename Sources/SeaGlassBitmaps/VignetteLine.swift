/// The vignette's factors along the left half of one row, computed row by row.
///
/// A square root for every pixel would cost more than the rest of the drawing. In a band of eight rows, roots are
/// computed only at the corners of cells up to 32 pixels wide. The factors between corners are interpolated linearly,
/// so each further row needs one addition.
struct VignetteLine {
    /// The bytes of a column in `line`, `delta` and `factors` together.
    static let bytesPerColumn = 8

    /// The clamped factors of the current row. Each is stored twice, for two lanes: red and blue, or green and 0.
    let factors: MemoryWindow

    /// The factors before clamping.
    private let line: MemoryWindow
    /// The change of each factor from one row to the next.
    private let delta: MemoryWindow
    private let field: VignetteField
    private let grid: SampleGrid

    init(field: VignetteField, grid: SampleGrid, columns: Int, memory: MemoryWindow) {
        var rest = memory
        line = rest.takeFirst(columns * 2)
        delta = rest.takeFirst(columns * 2)
        factors = rest.takeFirst(columns * 4)
        self.field = field
        self.grid = grid
    }

    /// Computes `line` for the first row of a band, and `delta` for all rows of the band.
    func startBand(_ columns: Range<Int>, cellWidth: Int, row: Int) {
        let one = Float(grid.offset(ofRow: row))
        let two = Float(grid.offset(ofRow: row + VignetteField.bandRows))
        let top = one * one
        let bottom = two * two
        let start = Float(-grid.halfSpan)
        let step = Float(grid.step)
        let steps = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
        let perColumn = 1 / Float(cellWidth)
        let perRow = 1 / Float(VignetteField.bandRows)

        var column = columns.lowerBound
        var x = start + Float(column) * step
        var topLeft = field.corner(atSquare: x * x + top)
        var bottomLeft = field.corner(atSquare: x * x + bottom)
        while column < columns.upperBound {
            let cellEnd = column &+ cellWidth
            x = start + Float(cellEnd) * step
            let topRight = field.corner(atSquare: x * x + top)
            let bottomRight = field.corner(atSquare: x * x + bottom)

            let slope = (topRight - topLeft) * perColumn
            let gain = (bottomLeft - topLeft) * perRow
            let gainRight = (bottomRight - topRight) * perRow
            let gainSlope = (gainRight - gain) * perColumn
            var value = topLeft + steps * slope
            var growth = gain + steps * gainSlope
            while column < Swift.min(cellEnd, columns.upperBound) {
                line.store(rounded(value), at: column &* 2)
                delta.store(rounded(growth), at: column &* 2)
                value += slope * 8
                growth += gainSlope * 8
                column = column &+ 8
            }
            topLeft = topRight
            bottomLeft = bottomRight
        }
    }

    /// Writes the factors of the current row, and moves `line` to the next.
    func advance(_ columns: Range<Int>) {
        let outermost = SIMD8(repeating: field.outermost)
        let innermost = SIMD8(repeating: field.innermost)
        let middle = SIMD8(repeating: field.middle)
        var column = columns.lowerBound
        while column < columns.upperBound {
            let value: SIMD8<Int16> = line.load(at: column &* 2)
            line.store(value &+ delta.load(at: column &* 2), at: column &* 2)
            let clamped = pointwiseMin(pointwiseMax(value, outermost), innermost)
            let factor = SIMD8<UInt16>(truncatingIfNeeded: clamped) &+ middle
            var twice = SIMD16<UInt16>()
            twice.evenHalf = factor
            twice.oddHalf = factor
            factors.store(twice, at: column &* 4)
            column = column &+ 8
        }
    }

    /// Computes a square root for each pixel of a row, for vignettes too steep or too curved for cells.
    func computeExactly(_ columns: Range<Int>, row: Int) {
        let y = grid.offset(ofRow: row)
        let start = -grid.halfSpan
        let outermost = Int32(field.outermost)
        let innermost = Int32(field.innermost)
        for column in columns {
            let x = start + Double(column) * grid.step
            let value = field.value(atSquare: x * x + y * y)
            let factor = UInt32(bitPattern: Swift.min(Swift.max(value, outermost), innermost) &+ Int32(field.middle))
            factors.store(factor &* 0x1_0001, at: column &* 4)
        }
    }
}

@inline(__always)
private func rounded(_ numbers: SIMD8<Float>) -> SIMD8<Int16> {
    // 1.5 × 2²³: the addition rounds and leaves the integer in the low bits.
    SIMD8<Int16>(truncatingIfNeeded: unsafeBitCast(numbers + 12_582_912, to: SIMD8<Int32>.self))
}
