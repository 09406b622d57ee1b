import SeaGlass
import SwiftUI

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
    ///   - scale: The number of pixels per point, clamped to 0.01…100; one that is not positive and finite becomes 1.
    ///     The vignette is measured in points.
    ///   - style: The style in which the palette is drawn.
    ///   - colorScheme: The appearance.
    ///   - contrast: With increased contrast the gradient is drawn at half its opacity, without a vignette and without
    ///     dithering.
    ///   - dithering: The way to round colors between two levels.
    /// - Returns: The pixels.
    /// - Throws: ``BackgroundBitmap/SizeError`` for a side that is not positive or longer than 16,384 pixels, before
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
