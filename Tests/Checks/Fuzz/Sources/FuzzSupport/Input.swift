import Foundation

@testable import SeaGlassNavigation

extension Data {
    /// Copies the input of libFuzzer.
    public init(input start: UnsafePointer<UInt8>?, _ count: Int) {
        self = start.map { Data(bytes: $0, count: count) } ?? Data()
    }

    /// A snapshot of the data with valid checksums. A fuzzer cannot find checksums, so it would not reach the code
    /// behind them.
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

        var end = SnapshotFormat.headBytes - SnapshotFormat.checksumBytes
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

/// Runs the tasks of the main actor, as between two frames, because libFuzzer has no run loop.
@MainActor public func runTasks() {
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}
