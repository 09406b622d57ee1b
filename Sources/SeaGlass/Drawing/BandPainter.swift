/// Paints bands of rows: decides what each run of columns needs, and leaves the pixels to ``RowPainter``.
///
/// It owns the memory that one thread needs, allocated once.
struct BandPainter: ~Copyable {
    private let raster: BackgroundRaster
    private let picture: MemoryWindow
    private let thresholds: MemoryWindow
    private let dither: Thresholds.Layout
    private let memory: DrawingMemory

    /// How many columns are computed: half a row and what completes a step of eight.
    private let columns: Int

    /// The colors of a band's rows, and those of their mirror images.
    private let colors: MemoryWindow
    private let mirroredColors: MemoryWindow
    private let line: VignetteLine

    /// Where a row is painted before it is copied, complete, into the picture; `nil` where it is painted in place.
    ///
    /// Necessary for narrow rows, whose last step reaches beyond their end; and faster for pictures larger than a
    /// cache, where a copy of a row does not fetch what it overwrites.
    private let staged: MemoryWindow?

    /// Takes the mirror images of a row of fewer than 16 pixels, which has no room for two steps of eight.
    private let spill: MemoryWindow?

    private static let cacheBytes = 16 << 20

    init(_ raster: BackgroundRaster, picture: MemoryWindow, thresholds: MemoryWindow) {
        let grid = raster.grid
        let isMirrored = grid.width >= 16
        let isStaged = !isMirrored || grid.width * grid.height * 4 > Self.cacheBytes
        let columns = ((isMirrored ? (grid.width + 1) / 2 : grid.width) + 7) & ~7
        let colorBytes = VignetteLine.rows * GradientRows.bytesPerRow
        let lineBytes = columns * VignetteLine.bytesPerColumn
        let rowBytes = isStaged ? max(grid.width, columns) * 4 : 0
        let spillBytes = isMirrored ? 0 : columns * 4

        memory = DrawingMemory(byteCount: 2 * colorBytes + lineBytes + rowBytes + spillBytes)
        var rest = memory.window
        colors = rest.takeFirst(colorBytes)
        mirroredColors = rest.takeFirst(colorBytes)
        line = VignetteLine(
            field: raster.vignette,
            grid: grid,
            columns: columns,
            memory: rest.takeFirst(lineBytes)
        )
        staged = isStaged ? rest.takeFirst(rowBytes) : nil
        spill = isMirrored ? nil : rest
        dither = raster.dithering.layout(half: (grid.width + 1) / 2)
        self.columns = columns
        self.raster = raster
        self.picture = picture
        self.thresholds = thresholds
    }

    /// Paints up to eight rows of the upper half, and their mirror images in the lower.
    func paint(_ rows: Range<Int>) {
        let (grid, vignette) = (raster.grid, raster.vignette)
        let (outer, inner) = (-grid.offset(ofRow: rows.lowerBound), -grid.offset(ofRow: rows.upperBound - 1))
        let ring = vignette.ring(offsets: max(inner, 0)...max(outer, 0), columns: columns, grid: grid)
        let beyond = -grid.offset(ofRow: rows.lowerBound + VignetteLine.rows)
        let cellWidth = ring.isEmpty ? nil : vignette.cellWidth(nearestOffset: max(beyond, 0), grid: grid)
        if let cellWidth { line.startBand(ring, cellWidth: cellWidth, row: rows.lowerBound) }
        let mirrored = grid.height - rows.upperBound..<grid.height - rows.lowerBound
        raster.gradient.write(rows, to: colors)
        raster.gradient.write(mirrored, to: mirroredColors)
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
        let bytes = raster.grid.width * 4
        let target = picture.window(at: row * bytes, count: bytes)
        let painter = RowPainter(
            row: staged ?? target,
            mirror: spill ?? staged ?? target,
            mirrorEnd: (spill == nil ? bytes : columns * 4) - 16,
            color: color,
            thresholds: thresholds.window(at: dither.offset(ofRow: row), count: Thresholds.bytesPerRow),
            phase: dither.phase
        )
        painter.paint(0..<ring.lowerBound, factor: raster.vignette.outerFactor)
        painter.paint(ring, factors: line.factors)
        painter.paint(ring.upperBound..<columns, factor: raster.vignette.innerFactor)
        staged?.window(at: 0, count: bytes).copy(to: target)
    }
}
