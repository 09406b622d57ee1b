extension BackgroundBitmap {
    /// The way a color between two of a channel's 256 levels is rounded to a pixel.
    ///
    /// Rounding each pixel by itself makes bands: long runs of rows of one color, whose edges show most in dark
    /// gradients. Dithering rounds some pixels up and some down, so that neighboring pixels together have the right
    /// color.
    public struct Dithering: Hashable, Sendable {
        private enum Pattern: Hashable { case rounding, blueNoise }

        private let pattern: Pattern
        /// The row of the noise that the first row takes.
        private let rowShift: Int

        private init(_ pattern: Pattern, rowShift: Int = 0) {
            self.pattern = pattern
            self.rowShift = rowShift
        }

        /// Rounding of each channel of each pixel to the nearest level.
        public static let none = Dithering(.rounding)

        /// Blue noise: the pixels rounded up are spread as evenly as possible, without a visible pattern.
        public static let blueNoise = Dithering(.blueNoise)

        /// Returns blue noise with another start.
        ///
        /// The same seed gives the same picture on every device. There are 64 different starts; successive pictures,
        /// such as the frames of a film, may take one each.
        ///
        /// - Parameter seed: Any number; 0 is ``blueNoise``.
        /// - Returns: The dithering.
        public static func blueNoise(seed: UInt64) -> Dithering {
            // Multiplicative hashing, with 2⁶⁴ divided by the golden ratio: neighboring seeds start far apart.
            let hash = seed &* 0x9E37_79B9_7F4A_7C15
            return Dithering(.blueNoise, rowShift: Int(hash >> 58))
        }

        var thresholds: Thresholds {
            switch pattern {
            case .rounding: .rounding
            case .blueNoise: .blueNoise
            }
        }

        /// Returns the layout of thresholds for rows of which `half` columns make a half. The last of these takes the
        /// last threshold of the tile, which fits the mirror image beside it.
        func layout(half: Int) -> Thresholds.Layout {
            Thresholds.Layout(rowMask: thresholds.rowMask, rowShift: rowShift, phase: (64 - half % 64) * 4)
        }
    }
}
