import Foundation

extension NavigationSnapshot {
    /// The snapshot in bytes, and why it holds less than the stack, if it does.
    package struct Encoding: Sendable {
        package let data: Data
        package let failure: NavigationRestoration.Failure?
    }

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
        var encoder = SnapshotEncoder(capacity: size)
        encoder.append(SnapshotFormat.magic)
        encoder.append(SnapshotFormat.version)
        encoder.append(savedAt.timeIntervalSinceReferenceDate.bitPattern)
        encoder.append(UInt32(count))
        encoder.seal(from: 0)
        for entry in entries.prefix(count) { encoder.append(entry) }
        return Encoding(data: Data(encoder.bytes), failure: failure)
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
