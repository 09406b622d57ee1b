import SeaGlass
import SwiftUI

/// A background as pixels: opaque, 8 bits a channel, sRGB.
///
/// The bitmap is the picture of a `persistentBackground`, for places without a view: a wallpaper, a widget, a share
/// card. Make one with ``SeaGlass/ColorPalette/bitmap(width:height:scale:style:colorScheme:contrast:dithering:)``.
///
/// Each pixel is computed at its center, on gamma-encoded sRGB components:
///
/// 1. the fill: the style's base color, or white in light appearance and black in dark;
/// 2. the gradient over it, along the course of the style. Between two stops, color and opacity are each interpolated
///    linearly, and the color is not multiplied by its opacity first (unpremultiplied interpolation);
/// 3. the vignette over both: black, whose opacity grows linearly with the distance from the center, from 0 at the
///    start radius to the full opacity at the end radius.
///
/// The result is then rounded to 8 bits, within 0.55 of a level of the exact value. With dithering it is within 1.1 of
/// a level, and the errors of neighboring pixels cancel out.
///
/// Layer: atom.
public struct BackgroundBitmap: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// The number of pixels per point.
    public let scale: Double

    /// The pixels, row after row from the top and from left to right in a row: red, green, blue, and 255 for opaque.
    ///
    /// A row has `width * 4` bytes, without padding.
    public let bytes: [UInt8]

    /// The maximum length of a side, in pixels.
    public static let maximumSide = 16_384

    /// The maximum number of pixels: 64 million, which take 256 MB.
    public static let maximumPixels = 64_000_000

    /// Draws a recipe.
    ///
    /// - Throws: ``SizeError`` for a side outside 1…16,384 or more than 64 million pixels, before anything is allocated.
    package init(
        recipe: BackgroundRecipe,
        width: Int,
        height: Int,
        scale: Double = 1,
        dithering: Dithering = .blueNoise
    ) throws(SizeError) {
        let sides = 1...Self.maximumSide
        guard sides.contains(width), sides.contains(height), width * height <= Self.maximumPixels else {
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
        let pixels = width * height
        let threads = BackgroundRaster.threads(pixels: width * height)
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

    /// Hashes the size alone, because the bytes may be many. Two bitmaps are equal only if their bytes are.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(scale)
    }
}

extension BackgroundBitmap {
    /// A size that no bitmap can have: a side is not positive or longer than ``BackgroundBitmap/maximumSide``, or both
    /// sides make more than ``BackgroundBitmap/maximumPixels``.
    ///
    /// Layer: atom.
    public struct SizeError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The requested number of pixels in a row.
        public let width: Int

        /// The requested number of rows.
        public let height: Int

        /// A message with the wrong size and the allowed sizes.
        public var description: String {
            """
            A bitmap can't have \(width) × \(height) pixels. Pass sides of 1…\(BackgroundBitmap.maximumSide) pixels, and \
            at most \(BackgroundBitmap.maximumPixels) pixels in all.
            """
        }
    }
}

extension BackgroundBitmap {
    /// The way to round a color that lies between two of a channel's 256 levels.
    ///
    /// Rounding each pixel to the nearest level makes bands: neighboring rows of one color, whose edges show most in
    /// dark gradients. Dithering rounds some pixels up and some down, so that neighboring pixels have the right mean
    /// color.
    ///
    /// Layer: atom.
    public struct Dithering: Hashable, Sendable {
        let isOn: Bool

        /// Rounding to the nearest level, for each channel of each pixel.
        public static let none = Dithering(isOn: false)

        /// Blue noise: the pixels rounded up are spread as evenly as possible, without a visible pattern.
        public static let blueNoise = Dithering(isOn: true)
    }
}

extension ColorPalette {
    /// Draws the palette's background as pixels.
    ///
    /// ```swift
    /// // The lock screen of a phone, 402 × 874 points at 3 pixels a point.
    /// let wallpaper = try ColorPalette.ocean.bitmap(width: 1206, height: 2622, scale: 3, colorScheme: .dark)
    /// ```
    ///
    /// The same arguments give the same bytes on every device. From about a megapixel on, several threads share the
    /// work.
    ///
    /// - Parameters:
    ///   - width: The number of pixels in a row, 1…16,384.
    ///   - height: The number of rows, 1…16,384.
    ///   - scale: The number of pixels per point, clamped to 0.01…100; 1 if the argument is not positive and finite.
    ///     The scale sets the image's size in points and the least distance between the vignette's radii, one point.
    ///   - style: The style in which the palette is drawn.
    ///   - colorScheme: The appearance.
    ///   - contrast: With increased contrast the gradient is drawn at half its opacity, without a vignette and without
    ///     dithering.
    ///   - dithering: The way to round colors between two levels.
    /// - Returns: The pixels.
    /// - Throws: ``BackgroundBitmap/SizeError`` for a side outside 1…16,384 pixels or more than 64 million pixels, before
    ///   anything is allocated.
    public func bitmap(
        width: Int,
        height: Int,
        scale: Double = 1,
        style: PersistentBackgroundStyle = .standard,
        colorScheme: ColorScheme = .light,
        contrast: ColorSchemeContrast = .standard,
        dithering: BackgroundBitmap.Dithering = .blueNoise
    ) throws(BackgroundBitmap.SizeError) -> BackgroundBitmap {
        let recipe = BackgroundRecipe(palette: self, style: style, colorScheme: colorScheme, contrast: contrast)
        return try BackgroundBitmap(
            recipe: recipe,
            width: width,
            height: height,
            scale: scale,
            dithering: contrast == .increased ? .none : dithering
        )
    }
}
