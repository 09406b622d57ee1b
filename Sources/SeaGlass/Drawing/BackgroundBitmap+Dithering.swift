extension BackgroundBitmap {
    /// How a color between two of the 256 levels of a channel becomes a pixel.
    ///
    /// Rounding each pixel by itself makes bands: long runs of rows of one color, whose edges are seen in dark
    /// gradients above all. Dithering rounds some pixels up and some down, so that any few of them together have the
    /// right color.
    public struct Dithering: Hashable, Sendable {
        private enum Pattern: Hashable { case rounding, blueNoise }

        private let pattern: Pattern
        /// Which row of the noise the first row takes.
        private let rowShift: Int

        private init(_ pattern: Pattern, rowShift: Int = 0) {
            self.pattern = pattern
            self.rowShift = rowShift
        }

        /// Each channel of each pixel is rounded to the nearest level.
        public static let none = Dithering(.rounding)

        /// Blue noise: pixels that were rounded up lie spread as evenly as can be, without a pattern for the eye.
        public static let blueNoise = Dithering(.blueNoise)

        /// Blue noise from another start.
        ///
        /// The same seed gives the same picture, always and everywhere. There are 64 different starts; pictures that
        /// follow each other, the frames of a film for example, may take one each.
        ///
        /// - Parameter seed: Any number; 0 is ``blueNoise``.
        /// - Returns: The dithering.
        public static func blueNoise(seed: UInt64) -> Dithering {
            // Neighboring seeds shall start far apart: multiplicative hashing, with 2⁶⁴ divided by the golden ratio.
            let hash = seed &* 0x9E37_79B9_7F4A_7C15
            return Dithering(.blueNoise, rowShift: Int(hash >> 58))
        }

        var thresholds: Thresholds {
            switch pattern {
            case .rounding: .rounding
            case .blueNoise: .blueNoise
            }
        }

        /// Which thresholds the pixels take, where so many columns make half a row: the last of these takes the last of
        /// the tile, which fits the mirror image beside it.
        func layout(half: Int) -> Thresholds.Layout {
            Thresholds.Layout(rowMask: thresholds.rowMask, rowShift: rowShift, phase: (64 - half % 64) * 4)
        }
    }
}
