import Foundation

@testable import SeaGlass
@testable import SeaGlassNavigation

extension Data {
    /// Returns an altered snapshot without entries, with a valid checksum.
    func sealing(_ alter: (inout Data) -> Void) -> Data {
        var altered = self
        alter(&altered)
        let head = altered.dropLast(SnapshotFormat.checksumBytes)
        var checksum = SnapshotChecksum()
        head.withUnsafeBytes { checksum.add($0) }
        return head + Swift.withUnsafeBytes(of: checksum.value.littleEndian) { Data($0) }
    }
    /// Returns a snapshot with other flags in each entry, and valid checksums.
    func flagging(_ flags: UInt8) -> Data {
        var altered = self
        var checksum = SnapshotChecksum()
        var start = 0
        var end = SnapshotFormat.headBytes - SnapshotFormat.checksumBytes
        while true {
            altered[start..<end].withUnsafeBytes { checksum.add($0) }
            let next = end + SnapshotFormat.checksumBytes
            altered.replaceSubrange(
                end..<next,
                with: Swift.withUnsafeBytes(of: checksum.value.littleEndian) { Data($0) }
            )
            guard next < altered.count else { return altered }
            let length = altered[next..<next + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
            start = next
            end = next + 4 + length
            altered[start + 4] = flags
        }
    }
}
