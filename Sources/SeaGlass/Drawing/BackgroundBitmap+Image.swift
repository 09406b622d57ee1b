#if canImport(CoreGraphics) && canImport(ImageIO)
import CoreGraphics
import Foundation
import ImageIO
import SwiftUI

extension BackgroundBitmap {
    /// The pixels as an image of Core Graphics, in sRGB; `nil` only where the system has no memory for it.
    ///
    /// Apple systems only. The pixels are copied.
    public var cgImage: CGImage? {
        guard
            let space = CGColorSpace(name: CGColorSpace.sRGB),
            let data = CFDataCreate(nil, bytes, bytes.count),
            let provider = CGDataProvider(data: data)
        else { return nil }
        return CGImage(
            width: width,
            height: height,
            bitsPerComponent: 8,
            bitsPerPixel: 32,
            bytesPerRow: width * 4,
            space: space,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
            provider: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
    }

    /// The pixels as an image that accessibility passes over; `nil` only where the system has no memory for it.
    ///
    /// Apple systems only. It is as large as the area that was drawn: ``scale`` pixels make a point.
    ///
    /// ```swift
    /// try ColorPalette.ocean.bitmap(width: 600, height: 600, scale: 3).image    // 200 × 200 points
    /// ```
    public var image: Image? { cgImage.map { Image(decorative: $0, scale: scale) } }

    /// The pixels as the contents of a PNG file; `nil` where the system could not encode them.
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
#else
import SwiftUI

extension BackgroundBitmap {
    package var image: Image? {
        Image(decorative: Image.Pixels(width: width, height: height, bytes: bytes), scale: scale)
    }
}
#endif
