/// A painter of bands of rows. It divides the columns of a band at the vignette's two radii, and ``RowPainter`` paints
/// the pixels.
///
/// The painter owns the memory of one thread, allocated once.
struct BandPainter: ~Copyable {
    private let grid: SampleGrid
    private let gradient: GradientRows
    private let vignette: VignetteField
    private let picture: MemoryWindow
    private let thresholds: MemoryWindow
    private let dither: Thresholds.Layout
    private let memory: DrawingMemory

    /// The number of columns computed, a multiple of eight: half a row, or all of a row of fewer than 16 pixels.
    private let columns: Int

    /// The colors of a band's rows; `mirroredColors` has the colors of their mirror images.
    private let colors: MemoryWindow
    private let mirroredColors: MemoryWindow
    private let line: VignetteLine

    /// A buffer for a row that is painted and then copied into the picture; `nil` if rows are painted in place.
    ///
    /// Narrow rows need the buffer, because their last eight pixels reach past the end of the row. Pictures larger than
    /// the cache are faster with it, because a copy of a complete row does not first fetch the memory it overwrites.
    private let staged: MemoryWindow?

    /// A buffer for the mirror image of a row of fewer than 16 pixels. It is never read: such a row is computed whole.
    private let spill: MemoryWindow?

    private static let cacheBytes = 16 << 20

    init(
        grid: SampleGrid,
        gradient: GradientRows,
        vignette: VignetteField,
        picture: MemoryWindow,
        thresholds: MemoryWindow,
        layout: Thresholds.Layout
    ) {
        let isMirrored = grid.width >= 16
        let isStaged = !isMirrored || grid.width * grid.height * 4 > Self.cacheBytes
        let columns = ((isMirrored ? (grid.width + 1) / 2 : grid.width) + 7) & ~7
        let colorBytes = VignetteField.bandRows * GradientRows.bytesPerRow
        let lineBytes = columns * VignetteLine.bytesPerColumn
        let rowBytes = isStaged ? max(grid.width, columns) * 4 : 0
        let spillBytes = isMirrored ? 0 : columns * 4

        memory = DrawingMemory(byteCount: 2 * colorBytes + lineBytes + rowBytes + spillBytes)
        var rest = memory.window
        colors = rest.takeFirst(colorBytes)
        mirroredColors = rest.takeFirst(colorBytes)
        line = VignetteLine(
            field: vignette,
            grid: grid,
            columns: columns,
            memory: rest.takeFirst(lineBytes)
        )
        staged = isStaged ? rest.takeFirst(rowBytes) : nil
        spill = isMirrored ? nil : rest
        dither = layout
        self.columns = columns
        self.grid = grid
        self.gradient = gradient
        self.vignette = vignette
        self.picture = picture
        self.thresholds = thresholds
    }

    /// Paints up to eight rows of the upper half, and their mirror images in the lower.
    func paint(_ rows: Range<Int>) {
        let outer = -grid.offset(ofRow: rows.lowerBound)
        let inner = -grid.offset(ofRow: rows.upperBound - 1)
        let ring = vignette.ring(offsets: max(inner, 0)...max(outer, 0), columns: columns, grid: grid)
        let beyond = -grid.offset(ofRow: rows.lowerBound + VignetteField.bandRows)
        let cellWidth = ring.isEmpty ? nil : vignette.cellWidth(nearestOffset: max(beyond, 0), grid: grid)
        if let cellWidth { line.startBand(ring, cellWidth: cellWidth, row: rows.lowerBound) }
        let mirrored = grid.height - rows.upperBound..<grid.height - rows.lowerBound
        gradient.write(rows, to: colors)
        gradient.write(mirrored, to: mirroredColors)
        for row in rows {
            if cellWidth != nil { line.advance(ring) } else { line.computeExactly(ring, row: row) }
            paint(row: row, color: color(row - rows.lowerBound, of: colors), ring: ring)
            let twin = grid.height - 1 - row
            guard twin != row else { continue }
            paint(row: twin, color: color(twin - mirrored.lowerBound, of: mirroredColors), ring: ring)
        }
    }

    private func color(_ row: Int, of colors: MemoryWindow) -> MemoryWindow {
        colors.window(at: row * GradientRows.bytesPerRow, count: GradientRows.bytesPerRow)
    }

    private func paint(row: Int, color: MemoryWindow, ring: Range<Int>) {
        let bytes = grid.width * 4
        let target = picture.window(at: row * bytes, count: bytes)
        let painter = RowPainter(
            row: staged ?? target,
            mirror: spill ?? staged ?? target,
            mirrorEnd: (spill == nil ? bytes : columns * 4) - 16,
            color: color,
            thresholds: thresholds.window(at: dither.offset(ofRow: row), count: Thresholds.bytesPerRow),
            phase: dither.phase
        )
        painter.paint(0..<ring.lowerBound, factor: vignette.outerFactor)
        painter.paint(ring, factors: line.factors)
        painter.paint(ring.upperBound..<columns, factor: vignette.innerFactor)
        staged?.window(at: 0, count: bytes).copy(to: target)
    }
}

/// The loops that paint the pixels of a row.
///
/// A row is symmetric, dither included. So each loop computes a run of columns of the left half, and also stores the
/// pixels, reversed, in the right half.
struct RowPainter {
    let row: MemoryWindow

    /// The memory for the mirror image, written backward from the end: the row itself, or memory that is never read.
    let mirror: MemoryWindow

    /// The offset in `mirror` of the mirror image of the first four pixels.
    let mirrorEnd: Int

    /// A row of ``GradientRows``.
    let color: MemoryWindow

    /// A row of ``Thresholds``, in which column 0 starts at the byte `phase`.
    let thresholds: MemoryWindow
    let phase: Int

    /// Paints columns whose factors differ.
    ///
    /// - Parameters:
    ///   - columns: A range between multiples of 8.
    ///   - factors: The factors of a ``VignetteLine``.
    func paint(_ columns: Range<Int>, factors: MemoryWindow) {
        var byte = columns.lowerBound &* 4
        while byte < columns.upperBound &* 4 {
            // `highProduct` is fast only with a color loaded inside the loop.
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

    /// Paints columns that share one factor.
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
    /// The input has 16 bits a channel, whose upper 8 are the level. The lane beside green is 0; a threshold turns it
    /// into the opaque alpha.
    @inline(__always)
    private func paintFour(at byte: Int, redBlue: SIMD8<UInt16>, green: SIMD8<UInt16>, threshold: Int) {
        let low = (redBlue &+ thresholds.load(at: threshold)) &>> 8
        let high = (green &+ thresholds.load(at: threshold &+ Thresholds.alphaOffset)) & 0xFF00
        let pixels = unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
        row.store(pixels, at: byte)
        mirror.store(SIMD4(pixels[3], pixels[2], pixels[1], pixels[0]), at: mirrorEnd &- byte)
    }
}

/// Returns the upper 16 bits of each product.
///
/// The compiler emits `pmulhuw` (`umull` and `uzp2` on arm64) only if it sees both operands being widened. It moves a
/// constant operand and its widening out of a loop, so constant operands are loaded from memory inside the loop.
@inline(__always)
private func highProduct(_ one: SIMD8<UInt16>, _ two: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = SIMD8<UInt32>(truncatingIfNeeded: one) &* SIMD8<UInt32>(truncatingIfNeeded: two)
    return SIMD8<UInt16>(truncatingIfNeeded: product &>> 16)
}
