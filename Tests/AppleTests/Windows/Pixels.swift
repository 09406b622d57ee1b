// Not run yet, for lack of an Apple system. Tests/AppleContract/check.sh type-checks it for each system.

#if canImport(AppKit) || canImport(UIKit)
import CoreGraphics
import SeaGlass

/// The pixels of an image, as sRGB with eight bits per component.
struct Pixels: Equatable {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init?(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { buffer in
            guard
                let space = CGColorSpace(name: CGColorSpace.sRGB),
                let context = CGContext(
                    data: buffer.baseAddress,
                    width: width,
                    height: height,
                    bitsPerComponent: 8,
                    bytesPerRow: width * 4,
                    space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        guard isDrawn else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The color of a pixel; the first row is the top one.
    subscript(x: Int, y: Int) -> SRGBColor {
        let index = (y * width + x) * 4
        func component(_ offset: Int) -> Double { Double(bytes[index + offset]) / 255 }
        return SRGBColor(red: component(0), green: component(1), blue: component(2), opacity: component(3))
    }
}

extension SRGBColor {
    /// Returns the largest difference of a component from another color's, in levels of 255.
    func levels(to other: SRGBColor) -> Double {
        [red - other.red, green - other.green, blue - other.blue, opacity - other.opacity].map(abs).max()! * 255
    }
}
#endif
