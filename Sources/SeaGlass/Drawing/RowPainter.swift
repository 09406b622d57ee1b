/// The loops that make the pixels of a row. Each paints a run of columns of the left half, and the same pixels in
/// reverse order in the right half: a row is its own mirror image, dither included, so half of it is never computed.
struct RowPainter {
    /// Where the row starts.
    let row: MemoryWindow

    /// Takes the mirror image, from its end backwards: the row itself, or memory that nobody looks at.
    let mirror: MemoryWindow

    /// Where in `mirror` the first four pixels go.
    let mirrorEnd: Int

    /// A row of ``GradientRows``.
    let color: MemoryWindow

    /// A row of ``Thresholds``, and the byte in it where column 0 starts.
    let thresholds: MemoryWindow
    let phase: Int

    /// Paints columns whose factors differ.
    ///
    /// - Parameters:
    ///   - columns: Steps of 8.
    ///   - factors: Those of ``VignetteLine``.
    func paint(_ columns: Range<Int>, factors: MemoryWindow) {
        var byte = columns.lowerBound &* 4
        while byte < columns.upperBound &* 4 {
            // The color is loaded in the loop on purpose: see `highProduct`.
            let one: SIMD8<UInt16> = factors.load(at: byte)
            paintFour(
                at: byte,
                redBlue: highProduct(one, color.load(at: 0)),
                green: highProduct(one, color.load(at: 16)),
                threshold: (byte &+ phase) & Thresholds.columnMask
            )
            let two: SIMD8<UInt16> = factors.load(at: byte &+ 16)
            paintFour(
                at: byte &+ 16,
                redBlue: highProduct(two, color.load(at: 0)),
                green: highProduct(two, color.load(at: 16)),
                threshold: ((byte &+ phase) & Thresholds.columnMask) &+ 16
            )
            byte = byte &+ 32
        }
    }

    /// Paints columns that all have one factor.
    func paint(_ columns: Range<Int>, factor: UInt16) {
        let factor = SIMD8(repeating: factor)
        let redBlue = highProduct(factor, color.load(at: 0))
        let green = highProduct(factor, color.load(at: 16))
        var byte = columns.lowerBound &* 4
        while byte < columns.upperBound &* 4 {
            let threshold = (byte &+ phase) & Thresholds.columnMask
            paintFour(at: byte, redBlue: redBlue, green: green, threshold: threshold)
            paintFour(at: byte &+ 16, redBlue: redBlue, green: green, threshold: threshold &+ 16)
            byte = byte &+ 32
        }
    }

    /// Rounds four pixels up or down by their thresholds, and stores them and their mirror image.
    ///
    /// In: 16 bits a channel, of which the upper 8 are the level. Green's lane beside it is 0, and its threshold there
    /// makes it the opaque alpha.
    @inline(__always)
    private func paintFour(at byte: Int, redBlue: SIMD8<UInt16>, green: SIMD8<UInt16>, threshold: Int) {
        let low = (redBlue &+ thresholds.load(at: threshold)) &>> 8
        let high = (green &+ thresholds.load(at: threshold &+ Thresholds.alphaOffset)) & 0xFF00
        let pixels = unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
        row.store(pixels, at: byte)
        mirror.store(SIMD4(pixels[3], pixels[2], pixels[1], pixels[0]), at: mirrorEnd &- byte)
    }
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
