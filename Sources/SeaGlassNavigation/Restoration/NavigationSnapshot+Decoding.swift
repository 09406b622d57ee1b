import Foundation

extension NavigationSnapshot {
    /// The readable part of a snapshot: all of it, or the entries below the first failure.
    package struct Decoding: Sendable {
        /// `nil` if there is no head that can be trusted.
        package let snapshot: NavigationSnapshot?
        package let failure: NavigationRestoration.Failure?
    }

    /// Reads a snapshot from any bytes whatever, in time linear in their number.
    package static func decode(_ data: Data, limits: NavigationRestoration.Limits = .standard) -> Decoding {
        guard data.count <= limits.snapshotBytes else {
            let detail = "a snapshot of \(data.count) bytes, \(limits.snapshotBytes) are allowed"
            return Decoding(snapshot: nil, failure: NavigationRestoration.Failure(.tooLarge, detail: detail))
        }
        return data.withUnsafeBytes { bytes in
            var decoder = SnapshotDecoder(bytes: bytes, limits: limits)
            do throws(NavigationRestoration.Failure) {
                var (snapshot, count) = try decoder.head()
                let room = bytes.count / (4 + SnapshotFormat.entryHeadBytes + SnapshotFormat.checksumBytes)
                snapshot.entries.reserveCapacity(min(count, limits.depth, room))
                do throws(NavigationRestoration.Failure) {
                    for position in 0..<count { snapshot.entries.append(try decoder.entry(at: position)) }
                    try decoder.end(position: count)
                    return Decoding(snapshot: snapshot, failure: nil)
                } catch {
                    return Decoding(snapshot: snapshot, failure: error)
                }
            } catch {
                return Decoding(snapshot: nil, failure: error)
            }
        }
    }
}

/// Takes numbers and bytes one after the other, and never one beyond the end.
private struct SnapshotDecoder {
    let bytes: UnsafeRawBufferPointer
    let limits: NavigationRestoration.Limits
    private var offset = 0
    private var presented = 0
    private var checksum = SnapshotChecksum()
    private var lastKey: (bytes: UnsafeRawBufferPointer, key: NavigationDestinationKey)?

    init(bytes: UnsafeRawBufferPointer, limits: NavigationRestoration.Limits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func head() throws(NavigationRestoration.Failure) -> (NavigationSnapshot, count: Int) {
        guard take(SnapshotFormat.magic.count)?.elementsEqual(SnapshotFormat.magic) == true,
            let format = number(UInt8.self), format > 0
        else { throw NavigationRestoration.Failure(.notASnapshot) }
        guard format <= SnapshotFormat.version else {
            let detail = "format \(format), \(SnapshotFormat.version) is the latest known"
            throw NavigationRestoration.Failure(.schemaFromTheFuture, detail: detail)
        }
        guard let schema = number(UInt32.self),
            let savedAt = number(UInt64.self).map(Double.init(bitPattern:)), savedAt.isFinite,
            let appVersion = length(UInt8.self).flatMap({ take($0) }).flatMap(text),
            let count = length(UInt32.self),
            isSealed(from: 0)
        else { throw NavigationRestoration.Failure(.notASnapshot, detail: "the head is cut off or altered") }
        let snapshot = NavigationSnapshot(
            entries: [],
            schema: schema,
            savedAt: Date(timeIntervalSinceReferenceDate: savedAt),
            appVersion: appVersion
        )
        return (snapshot, count)
    }

    mutating func entry(at position: Int) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry {
        let start = offset
        guard let length = length(UInt32.self),
            length >= SnapshotFormat.entryHeadBytes, length <= bytes.count - offset - SnapshotFormat.checksumBytes,
            let flags = number(UInt8.self),
            let keyBytes = self.length(UInt16.self),
            keyBytes <= length - SnapshotFormat.entryHeadBytes
        else {
            throw NavigationRestoration.Failure(.damaged, position: position, detail: "the entry is cut off or altered")
        }
        presented += SnapshotFormat.presentation(flags) == 0 ? 0 : 1
        if let failure = limits.excess(at: position, presented: presented) { throw failure }
        let payloadBytes = length - SnapshotFormat.entryHeadBytes - keyBytes
        guard payloadBytes <= limits.payloadBytes else {
            let detail = "a payload of \(payloadBytes) bytes, \(limits.payloadBytes) are allowed"
            throw NavigationRestoration.Failure(.tooLarge, position: position, detail: detail)
        }
        let presentation = NavigationPresentationStyle(bits: SnapshotFormat.presentation(flags))
        guard let key = take(keyBytes), let payload = take(payloadBytes), isSealed(from: start),
            let key = destination(key), presentation != nil || SnapshotFormat.presentation(flags) == 0
        else { throw NavigationRestoration.Failure(.damaged, position: position, detail: "the entry is altered") }
        return NavigationSnapshotEntry(
            key: key,
            payload: payload.baseAddress.map { Data(bytes: $0, count: payloadBytes) } ?? Data(),
            disableBackGesture: flags & SnapshotFormat.disableBackGesture != 0,
            presentation: presentation
        )
    }

    func end(position: Int) throws(NavigationRestoration.Failure) {
        guard offset < bytes.count else { return }
        let detail = "\(bytes.count - offset) bytes follow the last entry"
        throw NavigationRestoration.Failure(.damaged, position: position, detail: detail)
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

    /// The text, unless it would have to be repaired.
    private func text(_ bytes: UnsafeRawBufferPointer) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    /// Most entries of a stack have the key of the one before: it is made once.
    private mutating func destination(_ bytes: UnsafeRawBufferPointer) -> NavigationDestinationKey? {
        if let (known, key) = lastKey, known.elementsEqual(bytes) { return key }
        guard let key = text(bytes).map({ NavigationDestinationKey($0) }) else { return nil }
        lastKey = (bytes, key)
        return key
    }

    /// Whether the checksum of what was read since an offset follows, and what was sealed before is as it was.
    private mutating func isSealed(from start: Int) -> Bool {
        checksum.add(UnsafeRawBufferPointer(rebasing: bytes[start..<offset]))
        return number(UInt64.self) == checksum.value
    }
}
