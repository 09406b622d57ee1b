extension BackgroundBitmap {
    /// The way a color between two of a channel's 256 levels is rounded to a pixel.
    ///
    /// Rounding each pixel by itself makes bands: long runs of rows of one color, whose edges show most in dark
    /// gradients. Dithering rounds some pixels up and some down, so that neighboring pixels together have the right
    /// color.
    public struct Dithering: Hashable, Sendable {
        let isOn: Bool

        /// Rounding of each channel of each pixel to the nearest level.
        public static let none = Dithering(isOn: false)

        /// Blue noise: the pixels rounded up are spread as evenly as possible, without a visible pattern.
        public static let blueNoise = Dithering(isOn: true)
    }
}
