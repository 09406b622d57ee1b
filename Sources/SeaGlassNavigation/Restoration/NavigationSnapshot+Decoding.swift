import Foundation

extension NavigationSnapshot {
    package typealias Decoding = (snapshot: NavigationSnapshot?, failure: NavigationRestoration.Failure?)

    /// Reads a snapshot from any bytes whatever, in time linear in their number.
    ///
    /// - Returns: The readable part of a snapshot: all of it, or the entries below the first failure; `nil` if there is no
    ///   head that can be trusted.
    package static func decode(_ data: Data, limits: SnapshotLimits = .standard) -> Decoding {
        data.withUnsafeBytes { bytes in
            var snapshot: NavigationSnapshot?
            var decoder = SnapshotDecoder(bytes: bytes, limits: limits)
            do throws(NavigationRestoration.Failure) {
                let (savedAt, count) = try decoder.head()
                snapshot = NavigationSnapshot(entries: [], savedAt: savedAt)
                for position in 0..<count { snapshot?.entries.append(try decoder.entry(at: position)) }
                try decoder.end(position: count)
                return (snapshot, nil)
            } catch {
                return (snapshot, error)
            }
        }
    }
}

private func unreadable(_ position: Int?, _ detail: String) -> NavigationRestoration.Failure {
    NavigationRestoration.Failure(.unreadable, position: position, detail: detail)
}

/// Takes numbers and bytes one after the other, and never one beyond the end.
private struct SnapshotDecoder {
    let bytes: UnsafeRawBufferPointer
    let limits: SnapshotLimits
    var offset = 0
    var presented = 0
    var checksum = SnapshotChecksum()

    mutating func head() throws(NavigationRestoration.Failure) -> (savedAt: Date, count: Int) {
        guard bytes.count <= limits.bytes else { throw unreadable(nil, "a stack of more than \(limits.bytes) bytes") }
        guard take(SnapshotFormat.magic.count)?.elementsEqual(SnapshotFormat.magic) == true,
            number(UInt8.self) == SnapshotFormat.version,
            let savedAt = number(UInt64.self).map(Double.init(bitPattern:)), savedAt.isFinite,
            let count = length(UInt32.self),
            isSealed(from: 0)
        else { throw unreadable(nil, "the bytes are no stack of format \(SnapshotFormat.version)") }
        return (Date(timeIntervalSinceReferenceDate: savedAt), count)
    }

    mutating func entry(at position: Int) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry {
        let start = offset
        guard let length = length(UInt32.self),
            length >= SnapshotFormat.entryHeadBytes, length <= bytes.count - offset - SnapshotFormat.checksumBytes,
            let flags = number(UInt8.self),
            let keyBytes = self.length(UInt16.self),
            keyBytes <= length - SnapshotFormat.entryHeadBytes
        else { throw unreadable(position, "the entry is cut off or altered") }
        presented += SnapshotFormat.presentation(flags) == 0 ? 0 : 1
        let payloadBytes = length - SnapshotFormat.entryHeadBytes - keyBytes
        if let excess = limits.excess(at: position, presented: presented, payloadBytes: payloadBytes) {
            throw unreadable(position, excess)
        }
        let presentation = NavigationPresentationStyle(bits: SnapshotFormat.presentation(flags))
        guard let key = take(keyBytes), let payload = take(payloadBytes), isSealed(from: start),
            // Text that would have to be repaired is none.
            case let text = String(decoding: key, as: UTF8.self), text.utf8.elementsEqual(key),
            presentation != nil || SnapshotFormat.presentation(flags) == 0
        else { throw unreadable(position, "the entry is altered") }
        return NavigationSnapshotEntry(
            key: NavigationDestinationKey(text),
            payload: payload.baseAddress.map { Data(bytes: $0, count: payloadBytes) } ?? Data(),
            disableBackGesture: flags & SnapshotFormat.disableBackGesture != 0,
            presentation: presentation
        )
    }

    func end(position: Int) throws(NavigationRestoration.Failure) {
        if offset < bytes.count { throw unreadable(position, "\(bytes.count - offset) bytes follow the last entry") }
    }

    private mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
        guard count <= bytes.count - offset else { return nil }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    private mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
        take(MemoryLayout<Number>.size).map { Number(littleEndian: $0.loadUnaligned(as: type)) }
    }

    /// Where an `Int` has 32 bits, a length it has no room for becomes one that is too long all the same.
    private mutating func length<Number: FixedWidthInteger>(_ type: Number.Type) -> Int? {
        number(type).map { Int(clamping: $0) }
    }

    /// Whether the checksum of what was read since an offset follows, and what was sealed before is as it was.
    private mutating func isSealed(from start: Int) -> Bool {
        checksum.add(UnsafeRawBufferPointer(rebasing: bytes[start..<offset]))
        return number(UInt64.self) == checksum.value
    }
}
