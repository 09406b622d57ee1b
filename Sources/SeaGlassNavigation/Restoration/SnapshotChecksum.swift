/// Finds what was altered by accident. It protects from nobody: who writes the bytes writes the checksum too.
///
/// Eight bytes at a time, each step a bijection of the state: bytes that differ in one word never have the same sum, and
/// others do once in 2⁶⁴.
struct SnapshotChecksum {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 8 <= bytes.count {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var last: UInt64 = 0
        for index in stride(from: bytes.count - 1, through: offset, by: -1) { last = last << 8 | UInt64(bytes[index]) }
        mix(last)
        mix(UInt64(bytes.count))
    }

    private mutating func mix(_ word: UInt64) {
        value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
        value ^= value >> 32
    }
}
