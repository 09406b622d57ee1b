import SwiftUI

/// A background as pixels: opaque, 8 bits a channel, sRGB.
///
/// The same picture that `persistentBackground` draws, for where
/// there is no view: a wallpaper, a widget, a share card. Make one with
/// ``ColorPalette/bitmap(width:height:scale:style:colorScheme:contrast:dithering:)``.
///
/// What is computed, for the center of each pixel, on gamma-encoded sRGB components:
///
/// 1. the fill: that of the style, or white in light appearance and black in dark;
/// 2. the gradient over it, along the course of the style. Between two stops color and opacity are interpolated each on a straight line and the color
///    is not multiplied by its opacity before (unpremultiplied interpolation);
/// 3. the vignette over both: black, whose opacity grows with the distance from the center on a straight line from 0 at
///    its start radius to its full opacity at its end radius.
///
/// Only then is the result taken to 8 bits: within 0.55 of a level of the exact value, or with dithering, where
/// neighboring pixels make up for each other, within 1.1.
public struct BackgroundBitmap: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// How many pixels make a point.
    public let scale: Double

    /// The pixels, row after row from the top and from left to right in a row: red, green, blue, and 255 for opaque.
    ///
    /// A row takes `width * 4` bytes; none is padded.
    public let bytes: [UInt8]

    /// The longest side there can be, in pixels.
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
        let scale = Self.normalized(scale: scale)
        let raster = BackgroundRaster(recipe: recipe, width: width, height: height, scale: scale, dithering: dithering)
        self.init(raster, scale: scale)
    }

    /// A scale that can be drawn: 0.01…100, and 1 for what is not a positive number.
    static func normalized(scale: Double) -> Double {
        scale.isFinite && scale > 0 ? min(max(scale, 0.01), 100) : 1
    }

    /// Draws what was prepared.
    init(_ raster: BackgroundRaster, scale: Double) {
        let pixels = raster.grid.width * raster.grid.height
        let threads = BackgroundRaster.threads(pixels: pixels)
        let bytes = [UInt8](unsafeUninitializedCapacity: pixels * 4) { buffer, count in
            raster.draw(into: UnsafeMutableRawBufferPointer(buffer), threads: threads)
            count = pixels * 4
        }
        self.init(width: raster.grid.width, height: raster.grid.height, scale: scale, bytes: bytes)
    }

    init(width: Int, height: Int, scale: Double, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.scale = scale
        self.bytes = bytes
    }

    /// Calls a closure with the pixels in memory, for an encoder or a graphics library that reads them there.
    ///
    /// - Parameter body: What to do with them; the pointer is valid only as long as it runs.
    /// - Returns: What the closure returns.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

extension BackgroundBitmap {
    /// A size that no bitmap can have: a side is not positive, or longer than ``BackgroundBitmap/maximumSide``.
    public struct SizeError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of pixels in a row that was asked for.
        public let width: Int

        /// The number of rows that was asked for.
        public let height: Int

        /// What is wrong, and what would be right.
        public var description: String {
            "No bitmap is \(width) × \(height) pixels. Give each side 1…\(BackgroundBitmap.maximumSide)."
        }
    }
}
