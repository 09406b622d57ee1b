import SwiftUI
import Testing

@testable import HeadlessPage

@Suite struct PNGTests {
    @Test("Checksums match the examples of their specifications")
    func checksums() {
        #expect(PNG.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(PNG.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
        #expect(PNG.crc32([]) == 0 && PNG.adler32([]) == 1)
    }

    @Test("A pixel is stored as three channels, unfiltered and uncompressed")
    func pixel() throws {
        let bytes = PNG(Image.Pixels(width: 1, height: 1, bytes: [1, 2, 3, 255])).bytes
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let stored: [UInt8] = [0x78, 1, 1, 4, 0, 0xFB, 0xFF, 0, 1, 2, 3]
        let isStored = bytes.indices.contains { bytes[$0...].starts(with: stored) }
        #expect(isStored)
        #expect(bytes.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }

    @Test("Data larger than a block is stored in several blocks, and the last one is marked")
    func blocks() {
        let width = 200
        let height = 200
        let pixels = Image.Pixels(width: width, height: height, bytes: Array(repeating: 9, count: width * height * 4))
        let data = (width * 3 + 1) * height
        let frame = 8 + (12 + 13) + (12 + 1) + 12 + 12
        #expect(PNG(pixels).bytes.count == frame + 2 + 5 * 2 + data + 4)
    }
}
