import Foundation

extension NavigationSnapshot {
    /// The snapshot in bytes, and why it holds less than the stack, if it does.
    package struct Encoding: Sendable {
        package let data: Data
        package let failure: NavigationRestoration.Failure?
    }

    /// Writes the snapshot: the longest prefix of its entries that is within the limits.
    package func encoded(limits: NavigationRestoration.Limits = .standard) -> Encoding {
        let head = headBytes
        let (count, bytes, failure) = extent(limits: limits, head: head.count + 4 + SnapshotFormat.checksumBytes)
        var encoder = SnapshotEncoder(capacity: bytes)
        encoder.append(head)
        encoder.append(UInt32(count))
        encoder.seal(from: 0)
        for entry in entries.prefix(count) { encoder.append(entry) }
        return Encoding(data: Data(encoder.bytes), failure: failure)
    }

    /// All of the head up to the number of entries.
    private var headBytes: [UInt8] {
        let appVersion = Array(appVersion.storedAppVersion.utf8)
        var encoder = SnapshotEncoder(capacity: 18 + appVersion.count)
        encoder.append(SnapshotFormat.magic)
        encoder.append(SnapshotFormat.version)
        encoder.append(UInt32(clamping: schema))
        encoder.append(savedAt.timeIntervalSinceReferenceDate.bitPattern)
        encoder.append(UInt8(appVersion.count))
        encoder.append(appVersion)
        return encoder.bytes
    }

    /// How many entries are within the limits, and the bytes of all.
    private func extent(
        limits: NavigationRestoration.Limits,
        head: Int
    ) -> (count: Int, bytes: Int, failure: NavigationRestoration.Failure?) {
        var bytes = head
        for (position, entry) in entries.enumerated() {
            let keyBytes = entry.key.rawValue.utf8.count
            let body = SnapshotFormat.entryHeadBytes + keyBytes + entry.payload.count
            let next = bytes + 4 + body + SnapshotFormat.checksumBytes
            let detail: String
            if position >= limits.depth {
                detail = "\(entries.count) entries, \(limits.depth) are allowed"
            } else if entry.payload.count > limits.payloadBytes {
                detail = "a payload of \(entry.payload.count) bytes, \(limits.payloadBytes) are allowed"
            } else if keyBytes > Int(UInt16.max) {
                detail = "a key of \(keyBytes) bytes, \(UInt16.max) are allowed"
            } else if next > limits.snapshotBytes || body > Int(UInt32.max) {
                detail = "the snapshot has more than \(limits.snapshotBytes) bytes"
            } else {
                bytes = next
                continue
            }
            let reason: NavigationRestoration.Failure.Reason = position >= limits.depth ? .tooDeep : .tooLarge
            return (position, bytes, .init(reason, position: position, key: entry.key, detail: detail))
        }
        return (entries.count, bytes, nil)
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
        let keyBytes = entry.key.rawValue.utf8.count
        append(UInt32(SnapshotFormat.entryHeadBytes + keyBytes + entry.payload.count))
        append(entry.disableBackGesture ? SnapshotFormat.disableBackGesture : 0)
        append(UInt16(keyBytes))
        bytes.append(contentsOf: entry.key.rawValue.utf8)
        entry.payload.withUnsafeBytes { bytes.append(contentsOf: $0) }
        seal(from: start)
    }
}

extension String {
    /// As much of the app's version as a snapshot has room for.
    var storedAppVersion: String {
        guard utf8.count > 255 else { return self }
        return String(decoding: utf8.prefix(252), as: UTF8.self)
    }
}
