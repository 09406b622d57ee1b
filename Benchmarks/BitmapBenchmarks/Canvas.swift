import Foundation

/// Memory for a bitmap, written once so that the system provides all pages before the measurement.
final class Canvas {
    let start: UnsafeMutableRawPointer
    let bytes: Int

    init(width: Int, height: Int) {
        bytes = width * height * 4
        start = .allocate(byteCount: bytes, alignment: 64)
        fill()
    }

    var memory: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(start: start, count: bytes) }

    deinit { start.deallocate() }

    func fill() { memset(start, 0x55, bytes) }

    func store() { storeSixteen(start, bytes: bytes, SIMD16(repeating: 0x55)) }
}

/// Fills memory with a plain loop of 16-byte stores.
@inline(never)
private func storeSixteen(_ start: UnsafeMutableRawPointer, bytes: Int, _ value: SIMD16<UInt8>) {
    var offset = 0
    while offset < bytes {
        start.storeBytes(of: value, toByteOffset: offset, as: SIMD16<UInt8>.self)
        offset &+= 16
    }
}
