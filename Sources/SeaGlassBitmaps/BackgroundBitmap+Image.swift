#if canImport(CoreGraphics) && canImport(ImageIO)
import CoreGraphics
import Foundation
import ImageIO
import SeaGlass
import SwiftUI

extension BackgroundBitmap {
    /// The pixels as a Core Graphics image in sRGB; `nil` only if the system runs out of memory.
    ///
    /// Apple systems only. The image has a copy of the pixels.
    public var cgImage: CGImage? { .opaque(width: width, height: height, bytes: bytes) }

    /// The pixels as an image hidden from assistive technologies; `nil` only if the system runs out of memory.
    ///
    /// Apple systems only. The image has the size of the drawn area, at ``scale`` pixels per point.
    ///
    /// ```swift
    /// try ColorPalette.ocean.bitmap(width: 600, height: 600, scale: 3).image    // 200 × 200 points
    /// ```
    public var image: Image? { cgImage.map { Image(decorative: $0, scale: scale) } }

    /// Returns the contents of a PNG file with the pixels; `nil` if the system can't encode them.
    ///
    /// Apple systems only.
    ///
    /// ```swift
    /// try bitmap.pngData()?.write(to: url)
    /// ```
    public func pngData() -> Data? {
        guard
            let cgImage,
            let data = CFDataCreateMutable(nil, 0),
            let type = CFStringCreateWithCString(nil, "public.png", CFStringBuiltInEncodings.UTF8.rawValue),
            let destination = CGImageDestinationCreateWithData(data, type, 1, nil)
        else { return nil }
        CGImageDestinationAddImage(destination, cgImage, nil)
        guard CGImageDestinationFinalize(destination), let start = CFDataGetBytePtr(data) else { return nil }
        return Data(bytes: start, count: CFDataGetLength(data))
    }
}
#endif
