/// The vignette's factors along the left half of one row, for the rows that follow each other.
///
/// A square root for every pixel would cost more than all the rest. In a band of eight rows roots are taken at the
/// corners of cells up to 32 pixels wide; what is between lies on straight lines, and the next row is one addition
/// away.
enum VignetteLine {
    /// The rows of a band.
    static let rows = 8
}

/// Starts a band: `line` gets the factors of its first row, `delta` what each gains from one row to the next.
func startBand(
    line: UnsafeMutableRawPointer,
    delta: UnsafeMutableRawPointer,
    columns: Range<Int>,
    cellWidth: Int,
    field: VignetteField,
    grid: SampleGrid,
    row: Int
) {
    let (one, two) = (Float(grid.offset(ofRow: row)), Float(grid.offset(ofRow: row + VignetteLine.rows)))
    let (top, bottom) = (one * one, two * two)
    let (start, step) = (Float(-grid.halfSpan), Float(grid.stepX))
    let steps = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
    let (perColumn, perRow) = (1 / Float(cellWidth), 1 / Float(VignetteLine.rows))

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
        let (gain, gainRight) = ((bottomLeft - topLeft) * perRow, (bottomRight - topRight) * perRow)
        let gainSlope = (gainRight - gain) * perColumn
        var value = topLeft + steps * slope
        var growth = gain + steps * gainSlope
        while column < Swift.min(cellEnd, columns.upperBound) {
            storeRounded(value, to: line, at: column)
            storeRounded(growth, to: delta, at: column)
            value += slope * 8
            growth += gainSlope * 8
            column = column &+ 8
        }
        (topLeft, bottomLeft) = (topRight, bottomRight)
    }
}

@inline(__always)
private func storeRounded(_ numbers: SIMD8<Float>, to memory: UnsafeMutableRawPointer, at column: Int) {
    // 1.5 × 2²³: the addition rounds, and the integer is in the low bits.
    let bits = unsafeBitCast(numbers + 12_582_912, to: SIMD8<Int32>.self)
    memory.storeBytes(of: SIMD8<Int16>(truncatingIfNeeded: bits), toByteOffset: column &* 2, as: SIMD8<Int16>.self)
}

/// Writes the factors of the present row, clamped and twice each, and takes `line` to the next row.
func advance(
    line: UnsafeMutableRawPointer,
    delta: UnsafeRawPointer,
    factors: UnsafeMutableRawPointer,
    columns: Range<Int>,
    field: VignetteField
) {
    let outermost = SIMD8(repeating: field.outermost)
    let innermost = SIMD8(repeating: field.innermost)
    let middle = SIMD8(repeating: field.middle)
    var column = columns.lowerBound
    while column < columns.upperBound {
        let value = line.loadUnaligned(fromByteOffset: column &* 2, as: SIMD8<Int16>.self)
        let growth = delta.loadUnaligned(fromByteOffset: column &* 2, as: SIMD8<Int16>.self)
        line.storeBytes(of: value &+ growth, toByteOffset: column &* 2, as: SIMD8<Int16>.self)
        let clamped = pointwiseMin(pointwiseMax(value, outermost), innermost)
        let factor = SIMD8<UInt16>(truncatingIfNeeded: clamped) &+ middle
        var twice = SIMD16<UInt16>()
        twice.evenHalf = factor
        twice.oddHalf = factor
        factors.storeBytes(of: twice, toByteOffset: column &* 4, as: SIMD16<UInt16>.self)
        column = column &+ 8
    }
}

/// Writes the factors of a row with a root for each pixel: where the vignette is too steep or too curved for cells.
func exactFactors(
    _ factors: UnsafeMutableRawPointer,
    columns: Range<Int>,
    field: VignetteField,
    grid: SampleGrid,
    row: Int
) {
    let y = grid.offset(ofRow: row)
    let start = -grid.halfSpan
    let (outermost, innermost) = (Int32(field.outermost), Int32(field.innermost))
    for column in columns {
        let x = start + Double(column) * grid.stepX
        let value = field.value(atSquare: x * x + y * y)
        let factor = UInt32(bitPattern: Swift.min(Swift.max(value, outermost), innermost) &+ Int32(field.middle))
        factors.storeBytes(of: factor &* 0x1_0001, toByteOffset: column &* 4, as: UInt32.self)
    }
}
