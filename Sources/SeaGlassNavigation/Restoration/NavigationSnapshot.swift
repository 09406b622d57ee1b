import Foundation

/// A screen of a stored stack, with its route as data. The screens in a sheet follow the presented screen.
package struct NavigationSnapshotEntry: Sendable {
    package var key: NavigationDestinationKey
    package var payload: Data
    package var disableBackGesture: Bool
    package var presentation: NavigationPresentationStyle?

    package init(
        key: NavigationDestinationKey,
        payload: Data = Data(),
        disableBackGesture: Bool = false,
        presentation: NavigationPresentationStyle? = nil
    ) {
        self.key = key
        self.payload = payload
        self.disableBackGesture = disableBackGesture
        self.presentation = presentation
    }
}

extension NavigationDestinationKey {
    /// The key of the selection, which comes first in a stored stack.
    static let selection = NavigationDestinationKey("SeaGlass.selection")
}

extension Collection<NavigationSnapshotEntry> {
    /// The number of screens, without the selection below them.
    var screenCount: Int { count - (first?.key == .selection ? 1 : 0) }
}

package struct NavigationSnapshot: Sendable {
    package var entries: [NavigationSnapshotEntry]
    package var savedAt: Date

    package init(entries: [NavigationSnapshotEntry], savedAt: Date = .now) {
        self.entries = entries
        self.savedAt = savedAt
    }
}

/// The limits of a stored stack. Stored data is untrusted, so each limit is checked before anything is decoded.
package struct SnapshotLimits: Sendable {
    package static let standard = SnapshotLimits()

    package var depth: Int
    package var presented = 8
    package var bytes: Int
    package var payloadBytes: Int

    package init(depth: Int = 128, bytes: Int = 1 << 20, payloadBytes: Int = 64 << 10) {
        self.depth = depth
        self.bytes = bytes
        self.payloadBytes = payloadBytes
    }
}

struct SnapshotSize {
    private(set) var entries = 0, bytes = SnapshotFormat.headBytes
    private var presented = 0

    mutating func add(isPresented: Bool, keyBytes: Int, payloadBytes: Int, within limits: SnapshotLimits) -> String? {
        let frameBytes = 4 + SnapshotFormat.entryHeadBytes + SnapshotFormat.checksumBytes
        presented += isPresented ? 1 : 0
        if entries >= limits.depth { return "The stack has more than \(limits.depth) screens." }
        if presented > limits.presented { return "The stack has more than \(limits.presented) presented screens." }
        if payloadBytes > limits.payloadBytes {
            return "The route has \(payloadBytes) bytes, and at most \(limits.payloadBytes) are allowed."
        }
        if keyBytes > UInt16.max { return "The key has more than \(UInt16.max) bytes." }
        // Subtracts, because the sum of the lengths may exceed an `Int` of 32 bits.
        if payloadBytes > limits.bytes - bytes - frameBytes - keyBytes {
            return "The stack has more than \(limits.bytes) bytes."
        }
        entries += 1
        bytes += frameBytes + keyBytes + payloadBytes
        return nil
    }
}

/// The layout of a snapshot in bytes. All numbers are little-endian.
///
///     head    "SGNV" · format UInt8 · saved at UInt64, a finite Double's bits, seconds since 2001 · entry count UInt32
///             · checksum UInt64
///     entry   body length UInt32 · body: flags UInt8 · key length UInt16 · key · payload · checksum UInt64
///
/// Lengths are first, so that limits are checked before anything is decoded. Each checksum continues the previous one,
/// so an entry is valid only at its place, above the same entries.
enum SnapshotFormat {
    static let version: UInt8 = 1
    static let start = Array("SGNV".utf8) + [version]
    static let checksumBytes = 8
    static let headBytes = start.count + 8 + 4 + checksumBytes
    static let entryHeadBytes = 3
    static let disableBackGesture: UInt8 = 1
    static func presentation(_ flags: UInt8) -> UInt8 { flags & ~disableBackGesture }
}

/// A checksum that finds accidental changes. It stops no attacker, who can write the checksum, too.
///
/// Each step mixes in eight bytes, by a bijection of the state. So data that differ in one word never have equal
/// checksums, and other data have equal ones with a probability of 2⁻⁶⁴.
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
    package typealias Encoding = (data: Data, failure: NavigationRestoration.Failure?)

    /// Encodes the longest prefix of the entries that is within the limits.
    package func encoded(limits: SnapshotLimits = .standard) -> Encoding {
        var size = SnapshotSize()
        var failure: NavigationRestoration.Failure?
        for entry in entries {
            let isPresented = entry.presentation != nil
            let key = entry.key.rawValue.utf8.count
            let payload = entry.payload.count
            guard let excess = size.add(isPresented: isPresented, keyBytes: key, payloadBytes: payload, within: limits)
            else { continue }
            let position = entries.prefix(size.entries).screenCount
            failure = .init(.unstorable, position: position, key: entry.key, detail: excess)
            break
        }
        var encoder = SnapshotEncoder(savedAt: savedAt, count: UInt32(size.entries))
        encoder.bytes.reserveCapacity(size.bytes)
        for entry in entries.prefix(size.entries) { encoder.append(entry) }
        return (Data(encoder.bytes), failure)
    }
}

private struct SnapshotEncoder {
    var bytes = SnapshotFormat.start
    private var checksum = SnapshotChecksum()
    private var unsealed = 0

    init(savedAt: Date, count: UInt32) {
        append(savedAt.timeIntervalSinceReferenceDate.bitPattern)
        append(count)
        seal()
    }

    mutating func append(_ entry: NavigationSnapshotEntry) {
        let key = entry.key.rawValue.utf8
        append(UInt32(SnapshotFormat.entryHeadBytes + key.count + entry.payload.count))
        append((entry.disableBackGesture ? SnapshotFormat.disableBackGesture : 0) | (entry.presentation?.bits ?? 0))
        append(UInt16(key.count))
        bytes.append(contentsOf: key)
        bytes.append(contentsOf: entry.payload)
        seal()
    }

    private mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func seal() {
        bytes.withUnsafeBytes { checksum.add(UnsafeRawBufferPointer(rebasing: $0[unsealed...])) }
        append(checksum.value)
        unsealed = bytes.count
    }
}
