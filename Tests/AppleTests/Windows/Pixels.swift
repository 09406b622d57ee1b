// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if canImport(AppKit) || canImport(UIKit)
import CoreGraphics
import SeaGlass

/// The pixels of an image, as sRGB with eight bits per component.
struct Pixels: Equatable {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init?(_ image: CGImage) {
        let width = image.width
        let height = image.height
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

extension Pixels {
    /// Returns the rectangle around all pixels of a color.
    func bounds(of color: SRGBColor) -> CGRect? {
        let wanted = [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
        var (columns, rows): (Range<Int>?, Range<Int>?) = (nil, nil)
        func including(_ number: Int, in range: Range<Int>?) -> Range<Int> {
            min(range?.lowerBound ?? number, number)..<max(range?.upperBound ?? 0, number + 1)
        }
        for y in 0..<height {
            for x in 0..<width {
                let index = (y * width + x) * 4
                guard abs(Int(bytes[index]) - wanted[0]) < 60, abs(Int(bytes[index + 1]) - wanted[1]) < 60,
                    abs(Int(bytes[index + 2]) - wanted[2]) < 60, abs(Int(bytes[index + 3]) - wanted[3]) < 60
                else { continue }
                columns = including(x, in: columns)
                rows = including(y, in: rows)
            }
        }
        guard let columns, let rows else { return nil }
        return CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
}

extension SRGBColor {
    /// Returns the largest difference of a component from another color's, in levels of 255.
    func levels(to other: SRGBColor) -> Double {
        [red - other.red, green - other.green, blue - other.blue, opacity - other.opacity].map(abs).max()! * 255
    }
}
#endif
