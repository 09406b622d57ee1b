import SeaGlass

/// Offsets in 1/256 of a level, added to a color before it is truncated to a level: one half everywhere for rounding,
/// or blue noise for dithering.
///
/// Noise of 1…255 does not change a color that is exactly a level. A row has 64 thresholds and the first 8 again, so
/// that eight can be read from any column. In memory, the thresholds for red and blue come first, then those for green,
/// each beside the opaque alpha.
struct Thresholds: Sendable {
    static let alphaOffset = 72 * 4
    /// The mask that wraps a pixel's offset after 64 pixels.
    static let columnMask = 63 * 4
    static let bytesPerRow = 2 * 72 * 4

    /// The position of a row's thresholds.
    struct Layout {
        let rowMask: Int
        /// The byte of column 0 in a row of thresholds.
        let phase: Int

        /// Returns the offset of a row's thresholds.
        func offset(ofRow row: Int) -> Int { (row & rowMask) &* Thresholds.bytesPerRow }
    }

    /// Four bytes a pixel.
    private let words: [UInt32]
    private let rowMask: Int

    /// Rounding to the nearest level.
    static let rounding = Thresholds(rows: 1) { _, _ in 128 }

    /// Dithering, by which the rounding errors of neighboring pixels cancel out.
    static let blueNoise: Thresholds = {
        let noise = BlueNoise.thresholds()
        return Thresholds(rows: BlueNoise.side) { row, column in noise[row * BlueNoise.side + column] }
    }()

    private init(rows: Int, _ threshold: (Int, Int) -> UInt8) {
        rowMask = rows - 1
        words = (0..<rows).flatMap { row in
            let thresholds = (0..<72).map { UInt32(threshold(row, $0 % 64)) }
            return thresholds.map { $0 * 0x1_0001 } + thresholds.map { $0 | 0xFF00_0000 }
        }
    }

    /// Returns the layout for rows of `half` columns and their mirror image. The last of these columns has the tile's
    /// last threshold, because the tile's right edge fits a mirror image.
    func layout(half: Int) -> Layout { Layout(rowMask: rowMask, phase: (64 - half % 64) * 4) }

    /// Calls a closure with the rows, which the closure must not change.
    func withRows(_ body: (MemoryWindow) -> Void) {
        words.withUnsafeBytes { MemoryWindow(UnsafeMutableRawBufferPointer(mutating: $0)).map(body) }
    }
}
