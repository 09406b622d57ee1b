import Foundation

/// The layout of a snapshot in bytes. All numbers are little-endian.
///
///     head    "SGNV" · format UInt8 · schema UInt32 · saved at UInt64, a finite Double's bits, seconds since 2001
///             · length UInt8 · that many bytes of the app's version · entry count UInt32 · checksum UInt64
///     entry   body length UInt32 · body: flags UInt8 · key length UInt16 · key · payload · checksum UInt64
///
/// Lengths come first, so that limits are checked before anything is decoded. Each checksum goes on from the one
/// before: an entry is only valid at its place, above those it was written with.
enum SnapshotFormat {
    static let magic: [UInt8] = Array("SGNV".utf8)
    static let version: UInt8 = 1
    static let checksumBytes = 8
    /// The head without the app's version.
    static let headBytes = 4 + 1 + 4 + 8 + 1 + 4 + checksumBytes
    /// Flags and the length of the key.
    static let entryHeadBytes = 3
    static let disableBackGesture: UInt8 = 1
    /// The other flags are those of the presentation, none for a pushed screen.
    static func presentation(_ flags: UInt8) -> UInt8 { flags & ~disableBackGesture }
}

extension NavigationSnapshot {
    /// The snapshot in bytes, and why it holds less than the stack, if it does.
    package struct Encoding: Sendable {
        package let data: Data
        package let failure: NavigationRestoration.Failure?
    }

    /// Writes the snapshot: the longest prefix of its entries that is within the limits.
    package func encoded(limits: NavigationRestoration.Limits = .standard) -> Encoding {
        let appVersion = Array(appVersion.storedAppVersion.utf8)
        var size = SnapshotFormat.headBytes + appVersion.count
        var (count, presented) = (0, 0)
        var failure: NavigationRestoration.Failure?
        for entry in entries {
            let entrySize = 4 + entry.bodyBytes + SnapshotFormat.checksumBytes
            presented += entry.presentation == nil ? 0 : 1
            failure =
                limits.excess(at: count, presented: presented)?.of(entry.key, at: count)
                ?? excess(of: entry, at: count, isRoomLeft: entrySize <= limits.snapshotBytes - size, limits: limits)
            guard failure == nil else { break }
            size += entrySize
            count += 1
        }
        var encoder = SnapshotEncoder(capacity: size)
        encoder.append(SnapshotFormat.magic)
        encoder.append(SnapshotFormat.version)
        encoder.append(schema)
        encoder.append(savedAt.timeIntervalSinceReferenceDate.bitPattern)
        encoder.append(UInt8(appVersion.count))
        encoder.append(appVersion)
        encoder.append(UInt32(count))
        encoder.seal(from: 0)
        for entry in entries.prefix(count) { encoder.append(entry) }
        return Encoding(data: Data(encoder.bytes), failure: failure)
    }

    /// Returns the limit of size that keeps an entry, and those above it, from being stored.
    private func excess(
        of entry: NavigationSnapshotEntry,
        at position: Int,
        isRoomLeft: Bool,
        limits: NavigationRestoration.Limits
    ) -> NavigationRestoration.Failure? {
        let keyBytes = entry.key.rawValue.utf8.count
        let detail: String
        if entry.payload.count > limits.payloadBytes {
            detail = "a payload of \(entry.payload.count) bytes, \(limits.payloadBytes) are allowed"
        } else if keyBytes > UInt16.max {
            detail = "a key of \(keyBytes) bytes, \(UInt16.max) are allowed"
        } else if !isRoomLeft || entry.bodyBytes > UInt32.max {
            detail = "the snapshot has more than \(limits.snapshotBytes) bytes"
        } else {
            return nil
        }
        return NavigationRestoration.Failure(.tooLarge, position: position, key: entry.key, detail: detail)
    }
}

/// Puts numbers and bytes one after the other.
private struct SnapshotEncoder {
    private(set) var bytes: [UInt8] = []
    private var checksum = SnapshotChecksum()

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

    mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends the checksum of all bytes from an offset on, and of all that was sealed before.
    mutating func seal(from start: Int) {
        bytes.withUnsafeBytes { checksum.add(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        append(checksum.value)
    }

    mutating func append(_ entry: NavigationSnapshotEntry) {
        let start = bytes.count
        append(UInt32(entry.bodyBytes))
        append((entry.disableBackGesture ? SnapshotFormat.disableBackGesture : 0) | (entry.presentation?.bits ?? 0))
        append(UInt16(entry.key.rawValue.utf8.count))
        bytes.append(contentsOf: entry.key.rawValue.utf8)
        entry.payload.withUnsafeBytes { bytes.append(contentsOf: $0) }
        seal(from: start)
    }
}

extension NavigationSnapshotEntry {
    fileprivate var bodyBytes: Int { SnapshotFormat.entryHeadBytes + key.rawValue.utf8.count + payload.count }
}

extension String {
    /// As much of the app's version as a snapshot has room for.
    var storedAppVersion: String {
        guard utf8.count > 255 else { return self }
        return String(decoding: utf8.prefix(252), as: UTF8.self)
    }
}

/// A checksum that finds accidental changes. It is no protection against attackers, who can write the checksum too.
///
/// Eight bytes at a time, each step a bijection of the state: bytes that differ in one word never have the same sum,
/// and others do once in 2⁶⁴.
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
