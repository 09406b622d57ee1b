/// Opaque sRGB pixels in place of a Core Graphics image.
package struct Pixels: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and 255 for each pixel, row by row from the top.
    package let bytes: [UInt8]

    package init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Combines all bytes at once, which is much faster than one by one.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
