import SwiftUI

#if canImport(CoreGraphics)
import CoreGraphics
import Foundation
#endif

/// Blue noise, pixel by pixel, under a slightly translucent picture. Where a color lies between two levels, the noise
/// makes the screen round up in some pixels and down in others.
enum Grain {
    private static let images = Locked<[Double: Image]>([:])

    @MainActor static func tiles(scale: CGFloat) -> some View {
        (image(scale: scale) ?? Image(systemName: "square")).resizable(resizingMode: .tile).interpolation(.none)
    }

    /// Returns an image of 16 KB that all backgrounds of one scale share; `nil` only if the system runs out of memory.
    private static func image(scale: CGFloat) -> Image? {
        if let image = images.withLock({ $0[scale] }) { return image }
        let bytes = BlueNoise.thresholds().flatMap { [$0, $0, $0, 255] as [UInt8] }
        let pixels = CGImage.opaque(width: BlueNoise.side, height: BlueNoise.side, bytes: bytes)
        let image = pixels.map { Image(decorative: $0, scale: scale) }
        images.withLock { $0[scale] = image }
        return image
    }
}

extension CGImage {
    /// Returns an sRGB image of pixels of red, green, blue and 255; `nil` only if the system runs out of memory.
    package static func opaque(width: Int, height: Int, bytes: [UInt8]) -> CGImage? {
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
}
