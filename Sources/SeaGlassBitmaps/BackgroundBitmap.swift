import SeaGlass

/// A background as pixels: opaque, 8 bits a channel, sRGB.
///
/// The picture that `persistentBackground` draws, for places without a view: a wallpaper, a widget, a share card. Make
/// one with ``ColorPalette/bitmap(width:height:scale:style:colorScheme:contrast:dithering:)``.
///
/// Each pixel is computed at its center, on gamma-encoded sRGB components:
///
/// 1. the fill: that of the style, or white in light appearance and black in dark;
/// 2. the gradient over it, along the course of the style. Between two stops, color and opacity are each interpolated
///    linearly, and the color is not multiplied by its opacity first (unpremultiplied interpolation);
/// 3. the vignette over both: black, whose opacity grows linearly with the distance from the center, from 0 at its
///    start radius to its full opacity at its end radius.
///
/// The result is then rounded to 8 bits: within 0.55 of a level of the exact value, or within 1.1 with dithering, where
/// neighboring pixels make up for each other's errors.
public struct BackgroundBitmap: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// The number of pixels per point.
    public let scale: Double

    /// The pixels, row after row from the top and from left to right in a row: red, green, blue, and 255 for opaque.
    ///
    /// A row takes `width * 4` bytes; none is padded.
    public let bytes: [UInt8]

    /// The longest side allowed, in pixels.
    public static let maximumSide = 16_384

    /// Draws a recipe.
    ///
    /// - Throws: ``SizeError`` for a side outside 1…16,384, before anything is allocated.
    package init(
        recipe: BackgroundRecipe,
        width: Int,
        height: Int,
        scale: Double = 1,
        dithering: Dithering = .blueNoise
    ) throws(SizeError) {
        let sides = 1...Self.maximumSide
        guard sides.contains(width), sides.contains(height) else {
            throw SizeError(width: width, height: height)
        }
        let scale = scale.isFinite && scale > 0 ? min(max(scale, 0.01), 100) : 1
        let raster = BackgroundRaster(
            recipe: recipe,
            width: width,
            height: height,
            scale: scale,
            isDithered: dithering.isOn
        )
        let (pixels, threads) = (width * height, BackgroundRaster.threads(pixels: width * height))
        let bytes = [UInt8](unsafeUninitializedCapacity: pixels * 4) { buffer, count in
            raster.draw(into: UnsafeMutableRawBufferPointer(buffer), threads: threads)
            count = pixels * 4
        }
        self.init(width: width, height: height, scale: scale, bytes: bytes)
    }

    init(width: Int, height: Int, scale: Double, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.scale = scale
        self.bytes = bytes
    }
}

extension BackgroundBitmap {
    /// A size that no bitmap can have: a side is not positive, or longer than ``BackgroundBitmap/maximumSide``.
    public struct SizeError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The requested number of pixels in a row.
        public let width: Int

        /// The requested number of rows.
        public let height: Int

        /// The wrong size, and the sizes that are allowed.
        public var description: String {
            "No bitmap is \(width) × \(height) pixels. Give each side 1…\(BackgroundBitmap.maximumSide)."
        }
    }
}
