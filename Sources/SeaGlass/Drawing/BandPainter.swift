/// Paints bands of rows: decides what each run of columns needs, and leaves the pixels to the functions that make them.
struct BandPainter {
    let gradient: GradientRows
    let grid: SampleGrid
    let vignette: VignetteField
    let scratch: BandScratch
    let memory: UnsafeMutableRawPointer
    /// The rows of ``Thresholds``.
    let thresholds: UnsafeRawPointer
    let dither: Thresholds.Layout

    /// Paints up to eight rows of the upper half, and their mirror images in the lower.
    func paint(_ rows: Range<Int>) {
        let (outer, inner) = (-grid.offset(ofRow: rows.lowerBound), -grid.offset(ofRow: rows.upperBound - 1))
        let ring = vignette.ring(offsets: max(inner, 0)...max(outer, 0), columns: scratch.columns, grid: grid)
        let beyond = -grid.offset(ofRow: rows.lowerBound + VignetteLine.rows)
        let cellWidth = ring.isEmpty ? nil : vignette.cellWidth(nearestOffset: max(beyond, 0), grid: grid)
        if let cellWidth {
            startBand(
                line: scratch.line,
                delta: scratch.delta,
                columns: ring,
                cellWidth: cellWidth,
                field: vignette,
                grid: grid,
                row: rows.lowerBound
            )
        }
        let mirrored = grid.height - rows.upperBound..<grid.height - rows.lowerBound
        gradient.write(rows, to: scratch.colors)
        gradient.write(mirrored, to: scratch.mirroredColors)
        for row in rows {
            if cellWidth != nil {
                advance(
                    line: scratch.line,
                    delta: scratch.delta,
                    factors: scratch.factors,
                    columns: ring,
                    field: vignette
                )
            } else {
                exactFactors(scratch.factors, columns: ring, field: vignette, grid: grid, row: row)
            }
            paint(row: row, color: scratch.colors + (row - rows.lowerBound) * GradientRows.bytesPerRow, ring: ring)
            let twin = grid.height - 1 - row
            guard twin != row else { continue }
            let twinColor = scratch.mirroredColors + (twin - mirrored.lowerBound) * GradientRows.bytesPerRow
            paint(row: twin, color: twinColor, ring: ring)
        }
    }

    private func paint(row: Int, color: UnsafeRawPointer, ring: Range<Int>) {
        let bytes = grid.width * 4
        let target = memory + row * bytes
        let left = scratch.isStaged ? scratch.row : target
        let right = scratch.isMirrored ? left + bytes - 16 : scratch.spill
        let thresholds = thresholds + dither.offset(ofRow: row)
        let phase = dither.phase

        func flat(_ columns: Range<Int>, _ factor: UInt16) {
            paintFlat(
                left: left,
                right: right,
                color: color,
                factor: factor,
                thresholds: thresholds,
                phase: phase,
                columns: columns
            )
        }
        flat(0..<ring.lowerBound, vignette.outerFactor)
        paintRing(
            left: left,
            right: right,
            color: color,
            factors: scratch.factors,
            thresholds: thresholds,
            phase: phase,
            columns: ring
        )
        flat(ring.upperBound..<scratch.columns, vignette.innerFactor)
        if scratch.isStaged { target.copyMemory(from: left, byteCount: bytes) }
    }
}
