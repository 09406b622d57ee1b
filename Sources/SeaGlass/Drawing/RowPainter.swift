// The loops that make the pixels. Each paints a run of columns of the left half of a row, and the same pixels in
// reverse order in the right half: a row is its own mirror image, dither included, so half of it is never computed.
//
// `left` is the first pixel of the row. `right` is four pixels before the row's end, and is walked backwards.

/// Paints columns whose factors differ.
///
/// - Parameters:
///   - color: A row of ``GradientRows``.
///   - factors: A factor a column, twice: for red and blue, for green and nothing.
///   - thresholds: A row of ``Thresholds``, and `phase`, the byte in it where column 0 starts.
///   - columns: Steps of 8.
func paintRing(
    left: UnsafeMutableRawPointer,
    right: UnsafeMutableRawPointer,
    color: UnsafeRawPointer,
    factors: UnsafeRawPointer,
    thresholds: UnsafeRawPointer,
    phase: Int,
    columns: Range<Int>
) {
    var byte = columns.lowerBound &* 4
    var mirrored = right.advanced(by: 0 &- byte)
    while byte < columns.upperBound &* 4 {
        let thresholds = thresholds + ((byte &+ phase) & Thresholds.columnMask)
        // The color is loaded in the loop on purpose: see `highProduct`.
        let one = loadWords(factors, byte)
        paintFour(
            left: left + byte,
            right: mirrored,
            redBlue: highProduct(one, loadWords(color, 0)),
            green: highProduct(one, loadWords(color, 16)),
            thresholds: thresholds
        )
        let two = loadWords(factors, byte &+ 16)
        paintFour(
            left: left + byte + 16,
            right: mirrored - 16,
            redBlue: highProduct(two, loadWords(color, 0)),
            green: highProduct(two, loadWords(color, 16)),
            thresholds: thresholds + 16
        )
        byte = byte &+ 32
        mirrored = mirrored - 32
    }
}

/// Paints columns that all have one factor.
func paintFlat(
    left: UnsafeMutableRawPointer,
    right: UnsafeMutableRawPointer,
    color: UnsafeRawPointer,
    factor: UInt16,
    thresholds: UnsafeRawPointer,
    phase: Int,
    columns: Range<Int>
) {
    let factor = SIMD8(repeating: factor)
    let redBlue = highProduct(factor, loadWords(color, 0))
    let green = highProduct(factor, loadWords(color, 16))
    var byte = columns.lowerBound &* 4
    var mirrored = right.advanced(by: 0 &- byte)
    while byte < columns.upperBound &* 4 {
        let thresholds = thresholds + ((byte &+ phase) & Thresholds.columnMask)
        paintFour(left: left + byte, right: mirrored, redBlue: redBlue, green: green, thresholds: thresholds)
        paintFour(
            left: left + byte + 16,
            right: mirrored - 16,
            redBlue: redBlue,
            green: green,
            thresholds: thresholds + 16
        )
        byte = byte &+ 32
        mirrored = mirrored - 32
    }
}

/// Rounds four pixels up or down by their thresholds, and stores them and their mirror image.
///
/// In: 16 bits a channel, of which the upper 8 are the level. Green's lane beside it is 0, and its threshold there
/// makes it the opaque alpha.
@inline(__always)
private func paintFour(
    left: UnsafeMutableRawPointer,
    right: UnsafeMutableRawPointer,
    redBlue: SIMD8<UInt16>,
    green: SIMD8<UInt16>,
    thresholds: UnsafeRawPointer
) {
    let low = (redBlue &+ loadWords(thresholds, 0)) &>> 8
    let high = (green &+ loadWords(thresholds, Thresholds.alphaOffset)) & 0xFF00
    let pixels = unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
    left.storeBytes(of: pixels, as: SIMD4<UInt32>.self)
    right.storeBytes(of: SIMD4(pixels[3], pixels[2], pixels[1], pixels[0]), as: SIMD4<UInt32>.self)
}

/// The upper 16 bits of each product.
///
/// The compiler makes one instruction of this (`pmulhuw`; `umull` and `uzp2` on arm64) where it sees both operands
/// being widened. It moves what never changes out of a loop, widening included, and then sees only one: so what never
/// changes is loaded from memory in the loop.
@inline(__always)
private func highProduct(_ one: SIMD8<UInt16>, _ two: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = SIMD8<UInt32>(truncatingIfNeeded: one) &* SIMD8<UInt32>(truncatingIfNeeded: two)
    return SIMD8<UInt16>(truncatingIfNeeded: product &>> 16)
}

@inline(__always)
private func loadWords(_ pointer: UnsafeRawPointer, _ offset: Int) -> SIMD8<UInt16> {
    pointer.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt16>.self)
}
