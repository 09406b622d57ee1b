import Foundation

/// A screen of a stored stack: which route it shows, as data. After a presented one come those of its own stack.
package struct NavigationSnapshotEntry: Hashable, Sendable {
    package var key: NavigationDestinationKey
    /// The route as its encoder wrote it.
    package var payload: Data
    package var disableBackGesture: Bool
    /// The form of a presented screen; `nil` for a pushed one.
    package var presentation: NavigationPresentationStyle?

    package init(
        key: NavigationDestinationKey,
        payload: Data,
        disableBackGesture: Bool = false,
        presentation: NavigationPresentationStyle? = nil
    ) {
        (self.key, self.payload) = (key, payload)
        (self.disableBackGesture, self.presentation) = (disableBackGesture, presentation)
    }
}

/// A stack in its stored form: entries from just above the root to the top, and when they were written.
package struct NavigationSnapshot: Hashable, Sendable {
    package var entries: [NavigationSnapshotEntry]
    package var savedAt: Date

    package init(entries: [NavigationSnapshotEntry], savedAt: Date = .now) {
        (self.entries, self.savedAt) = (entries, savedAt)
    }
}

/// The most that is stored, and read: stored data is untrusted, so each limit is checked before anything is decoded.
package struct SnapshotLimits: Sendable {
    package static let standard = SnapshotLimits()

    package var depth = 128
    /// Each sheet or cover is presented over the one before.
    package var presented = 8
    package var bytes = 1 << 20
    package var payloadBytes = 64 << 10

    package init(depth: Int = 128, bytes: Int = 1 << 20, payloadBytes: Int = 64 << 10) {
        (self.depth, self.bytes, self.payloadBytes) = (depth, bytes, payloadBytes)
    }

    /// Says which limit an entry exceeds.
    func excess(at position: Int, presented: Int, payloadBytes: Int) -> String? {
        if position >= depth { return "a stack of more than \(depth) screens" }
        if presented > self.presented { return "more than \(self.presented) presented screens" }
        guard payloadBytes > self.payloadBytes else { return nil }
        return "a route of \(payloadBytes) bytes, \(self.payloadBytes) are allowed"
    }
}

/// The layout of a snapshot in bytes. All numbers are little-endian.
///
///     head    "SGNV" · format UInt8 · saved at UInt64, a finite Double's bits, seconds since 2001 · entry count UInt32
///             · checksum UInt64
///     entry   body length UInt32 · body: flags UInt8 · key length UInt16 · key · payload · checksum UInt64
///
/// Lengths come first, so that limits are checked before anything is decoded. Each checksum goes on from the one
/// before: an entry is only valid at its place, above those it was written with.
enum SnapshotFormat {
    static let magic: [UInt8] = Array("SGNV".utf8)
    static let version: UInt8 = 1
    static let checksumBytes = 8
    static let headBytes = 4 + 1 + 8 + 4 + checksumBytes
    /// Flags and the length of the key.
    static let entryHeadBytes = 3
    static let disableBackGesture: UInt8 = 1
    /// The other flags are those of the presentation, none for a pushed screen.
    static func presentation(_ flags: UInt8) -> UInt8 { flags & ~disableBackGesture }
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

extension NavigationSnapshot {
    /// The snapshot in bytes, and why it holds less than the stack, if it does.
    package typealias Encoding = (data: Data, failure: NavigationRestoration.Failure?)

    /// Writes the snapshot: the longest prefix of its entries that is within the limits.
    package func encoded(limits: SnapshotLimits = .standard) -> Encoding {
        var size = SnapshotFormat.headBytes
        var (count, presented) = (0, 0)
        var failure: NavigationRestoration.Failure?
        for entry in entries {
            let bodyBytes = entry.bodyBytes
            let entryBytes = 4 + bodyBytes + SnapshotFormat.checksumBytes
            presented += entry.presentation == nil ? 0 : 1
            var excess = limits.excess(at: count, presented: presented, payloadBytes: entry.payload.count)
            if entry.key.rawValue.utf8.count > UInt16.max {
                excess = excess ?? "a key of more than \(UInt16.max) bytes"
            }
            // A length has 32 bits where an `Int` has 64.
            if entryBytes > limits.bytes - size || bodyBytes > UInt32.max {
                excess = excess ?? "a stack of more than \(limits.bytes) bytes"
            }
            if let excess {
                failure = NavigationRestoration.Failure(.unstorable, position: count, key: entry.key, detail: excess)
                break
            }
            size += entryBytes
            count += 1
        }
        var encoder = SnapshotEncoder()
        encoder.bytes.reserveCapacity(size)
        encoder.append(SnapshotFormat.magic)
        encoder.append(SnapshotFormat.version)
        encoder.append(savedAt.timeIntervalSinceReferenceDate.bitPattern)
        encoder.append(UInt32(count))
        encoder.seal(from: 0)
        for entry in entries.prefix(count) { encoder.append(entry) }
        return (Data(encoder.bytes), failure)
    }
}

/// Puts numbers and bytes one after the other.
private struct SnapshotEncoder {
    var bytes: [UInt8] = []
    private var checksum = SnapshotChecksum()

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
