import Foundation

extension NavigationSnapshot {
    package typealias Decoding = (snapshot: NavigationSnapshot?, failure: NavigationRestoration.Failure?)

    /// Reads a snapshot from any bytes, in linear time.
    ///
    /// - Returns: The readable part of a snapshot: all of it, or the entries below the first failure; `nil` if the head
    ///   is altered.
    package static func decode(_ data: Data, limits: SnapshotLimits = .standard) -> Decoding {
        data.withUnsafeBytes { bytes in
            var snapshot: NavigationSnapshot?
            var reader = SnapshotReader(bytes: bytes)
            do throws(Unreadable) {
                if bytes.count > limits.bytes {
                    throw Unreadable(detail: "The stack has more than \(limits.bytes) bytes.")
                }
                let start = try reader.take(SnapshotFormat.start.count)
                let savedAt = Double(bitPattern: try reader.number(UInt64.self))
                let count = try reader.number(UInt32.self)
                try reader.checkSeal()
                guard start.elementsEqual(SnapshotFormat.start), savedAt.isFinite else { throw Unreadable() }
                snapshot = NavigationSnapshot(entries: [], savedAt: Date(timeIntervalSinceReferenceDate: savedAt))
                for _ in 0..<count { snapshot?.entries.append(try reader.entry(limits)) }
                guard reader.rest == 0 else { throw Unreadable(detail: "Bytes follow the last entry: \(reader.rest).") }
                return (snapshot, nil)
            } catch {
                let position = snapshot?.entries.screenCount
                return (snapshot, NavigationRestoration.Failure(.unreadable, position: position, detail: error.detail))
            }
        }
    }
}

private struct Unreadable: Error {
    var detail = "The stored bytes are cut off, altered, or from a later version of SeaGlass."
}

private struct SnapshotReader {
    let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private var unsealed = 0
    private var checksum = SnapshotChecksum()
    private var size = SnapshotSize()

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var rest: Int { bytes.count - offset }

    mutating func entry(_ limits: SnapshotLimits) throws(Unreadable) -> NavigationSnapshotEntry {
        // Where an `Int` has 32 bits, a larger length becomes the largest `Int`, which is still too long.
        let length = Int(clamping: try number(UInt32.self))
        guard length <= rest else { throw Unreadable() }
        let flags = try number(UInt8.self)
        let keyBytes = Int(try number(UInt16.self))
        let payloadBytes = length - SnapshotFormat.entryHeadBytes - keyBytes
        let bits = SnapshotFormat.presentation(flags)
        let isPresented = bits != 0
        let excess = size.add(isPresented: isPresented, keyBytes: keyBytes, payloadBytes: payloadBytes, within: limits)
        if let excess { throw Unreadable(detail: excess) }
        let key = try take(keyBytes)
        let payload = Data(try take(payloadBytes))
        try checkSeal()
        let text = String(decoding: key, as: UTF8.self)
        let presentation = NavigationPresentationStyle(bits: bits)
        // Refuses a key that is not valid UTF-8, which `String(decoding:as:)` would repair.
        guard text.utf8.elementsEqual(key), isPresented == (presentation != nil) else { throw Unreadable() }
        return NavigationSnapshotEntry(
            key: NavigationDestinationKey(text),
            payload: payload,
            disableBackGesture: flags & SnapshotFormat.disableBackGesture != 0,
            presentation: presentation
        )
    }

    mutating func take(_ count: Int) throws(Unreadable) -> UnsafeRawBufferPointer {
        guard 0...rest ~= count else { throw Unreadable() }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws(Unreadable) -> Number {
        Number(littleEndian: try take(MemoryLayout<Number>.size).loadUnaligned(as: type))
    }

    mutating func checkSeal() throws(Unreadable) {
        checksum.add(UnsafeRawBufferPointer(rebasing: bytes[unsealed..<offset]))
        guard try number(UInt64.self) == checksum.value else { throw Unreadable() }
        unsealed = offset
    }
}
