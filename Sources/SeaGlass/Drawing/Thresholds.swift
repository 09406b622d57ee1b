/// What is added to a color at 256 steps a level before its level is taken: a half everywhere, which rounds, or blue
/// noise, which dithers.
///
/// Noise of 1…255 leaves a color alone that is a whole level already. A row repeats after 64 pixels, and has 8 more so
/// that eight can be read from any of them: first the lanes of red and blue, then those of green and alpha, whose
/// thresholds are the opaque alpha.
struct Thresholds: Sendable {
    static let alphaOffset = 72 * 4
    /// Keeps the offset of a pixel in a row of 64.
    static let columnMask = 63 * 4
    static let bytesPerRow = 2 * 72 * 4

    /// Which thresholds a row takes.
    struct Layout {
        let rowMask: Int
        let rowShift: Int
        /// The byte at which column 0 starts.
        let phase: Int

        /// The offset of the thresholds of a row.
        func offset(ofRow row: Int) -> Int { ((row &+ rowShift) & rowMask) &* Thresholds.bytesPerRow }
    }

    /// Four bytes a pixel.
    private let words: [UInt32]
    let rowMask: Int

    /// Rounds to the nearest level.
    static let rounding = Thresholds(rows: 1) { _, _ in 128 }

    /// Spreads what rounding would cut off over the pixels around.
    static let blueNoise: Thresholds = {
        let noise = BlueNoise.thresholds
        return Thresholds(rows: BlueNoise.side) { row, column in noise[row * BlueNoise.side + column] }
    }()

    private init(rows: Int, _ threshold: (Int, Int) -> UInt8) {
        rowMask = rows - 1
        words = (0..<rows).flatMap { row in
            let thresholds = (0..<72).map { UInt32(threshold(row, $0 % 64)) }
            return thresholds.map { $0 * 0x1_0001 } + thresholds.map { $0 | 0xFF00_0000 }
        }
    }

    /// Calls a closure with the rows, which it only reads.
    func withRows(_ body: (MemoryWindow) -> Void) {
        words.withUnsafeBytes { MemoryWindow(UnsafeMutableRawBufferPointer(mutating: $0)).map(body) }
    }
}
