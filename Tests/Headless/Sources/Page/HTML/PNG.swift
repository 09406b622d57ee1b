import SwiftUI

/// Opaque pixels as a PNG file, uncompressed because a page's images have only a few kilobytes.
///
/// [specification](https://www.w3.org/TR/png-3/)
struct PNG {
    let bytes: [UInt8]

    init(_ pixels: Image.Pixels) {
        var scanlines: [UInt8] = []
        scanlines.reserveCapacity((pixels.width * 3 + 1) * pixels.height)
        for row in 0..<pixels.height {
            scanlines.append(0)  // no filter
            for pixel in (row * pixels.width)..<((row + 1) * pixels.width) {
                scanlines += pixels.bytes.dropFirst(pixel * 4).prefix(3)
            }
        }
        let depthAndRGB: [UInt8] = [8, 2, 0, 0, 0]
        bytes =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + Self.chunk("IHDR", Self.bigEndian(pixels.width) + Self.bigEndian(pixels.height) + depthAndRGB)
            + Self.chunk("sRGB", [0]) + Self.chunk("IDAT", Self.zlib(scanlines)) + Self.chunk("IEND", [])
    }

    var dataURI: String { "data:image/png;base64," + Data(bytes).base64EncodedString() }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(data.count) + body + bigEndian(crc32(body))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func zlib(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: data.count, by: 0xFFFF) {
            let block = data[start..<min(start + 0xFFFF, data.count)]
            let isLast = start + 0xFFFF >= data.count
            let low = UInt8(block.count & 0xFF)
            let high = UInt8(block.count >> 8)
            stream += [isLast ? 1 : 0, low, high, ~low, ~high] + block
        }
        return stream + bigEndian(adler32(data))
    }

    static func adler32(_ data: [UInt8]) -> Int {
        var a = 1
        var b = 0
        for byte in data {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }

    static func crc32(_ data: [UInt8]) -> Int {
        Int(~data.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) })
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}
