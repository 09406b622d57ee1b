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
