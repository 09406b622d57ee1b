/// What one thread needs while it paints, allocated once: the factors of a line of pixels, and a row to paint in.
struct BandScratch {
    /// How many columns are computed: half a row and what completes a step of eight.
    let columns: Int

    /// Whether the other half is the mirror image. A row of fewer than 16 pixels has no room for two steps of eight.
    let isMirrored: Bool

    /// Whether a row is painted here first and copied when it is complete.
    ///
    /// Necessary for narrow rows, whose last step reaches beyond their end; and faster for pictures larger than a
    /// cache, where a copy of a row does not fetch what it overwrites.
    let isStaged: Bool

    /// The colors of a band's rows, and those of their mirror images.
    let colors: UnsafeMutableRawPointer
    let mirroredColors: UnsafeMutableRawPointer
    let line: UnsafeMutableRawPointer
    let delta: UnsafeMutableRawPointer
    let factors: UnsafeMutableRawPointer
    let row: UnsafeMutableRawPointer
    /// Takes the mirror images nobody wants; walked backwards.
    let spill: UnsafeMutableRawPointer

    private static let cacheBytes = 16 << 20

    init(grid: SampleGrid) {
        isMirrored = grid.width >= 16
        isStaged = !isMirrored || grid.width * grid.height * 4 > Self.cacheBytes
        columns = ((isMirrored ? (grid.width + 1) / 2 : grid.width) + 7) & ~7

        let colorBytes = VignetteLine.rows * GradientRows.bytesPerRow
        let rowBytes = isStaged ? (grid.width * 4 + 63) & ~63 : 0
        let spillBytes = 64
        colors = .allocate(byteCount: 2 * colorBytes + columns * 8 + rowBytes + spillBytes, alignment: 64)
        mirroredColors = colors + colorBytes
        line = colors + 2 * colorBytes
        delta = line + columns * 2
        factors = line + columns * 4
        row = line + columns * 8
        spill = row + rowBytes + spillBytes - 16
    }

    func deallocate() { colors.deallocate() }
}
