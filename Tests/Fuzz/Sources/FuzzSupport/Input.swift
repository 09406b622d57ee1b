import Foundation

@testable import SeaGlassNavigation

extension Data {
    /// What libFuzzer made up.
    public init(input start: UnsafePointer<UInt8>?, _ count: Int) {
        self = start.map { Data(bytes: $0, count: count) } ?? Data()
    }

    /// A snapshot with the checksums that it should have, which no fuzzer finds by itself: what lies behind them has to
    /// hold whatever it is too.
    public var sealed: Data {
        var bytes = [UInt8](self)
        var checksum = SnapshotChecksum()

        func seal(_ range: Range<Int>) -> Bool {
            guard range.upperBound + SnapshotFormat.checksumBytes <= bytes.count else { return false }
            bytes.withUnsafeBytes { checksum.add(UnsafeRawBufferPointer(rebasing: $0[range])) }
            Swift.withUnsafeBytes(of: checksum.value.littleEndian) {
                bytes.replaceSubrange(range.upperBound..<range.upperBound + SnapshotFormat.checksumBytes, with: $0)
            }
            return true
        }

        guard bytes.count > 17 else { return self }
        var end = 18 + Int(bytes[17]) + 4
        var start = 0
        while seal(start..<end) {
            start = end + SnapshotFormat.checksumBytes
            guard start + 4 <= bytes.count else { break }
            let length = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt32.self) }
            end = start + 4 + Int(UInt32(littleEndian: length))
        }
        return Data(bytes)
    }
}

/// Lets tasks of the main actor run, as they do between two frames: libFuzzer runs no loop of its own.
@MainActor public func runTasks() {
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}
