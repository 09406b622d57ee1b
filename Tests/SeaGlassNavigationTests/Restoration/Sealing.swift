import Foundation

@testable import SeaGlass
@testable import SeaGlassNavigation

extension Data {
    /// Returns an altered snapshot without entries whose checksum is valid again.
    func sealing(_ alter: (inout Data) -> Void) -> Data {
        var altered = self
        alter(&altered)
        let head = altered.dropLast(SnapshotFormat.checksumBytes)
        var checksum = SnapshotChecksum()
        head.withUnsafeBytes { checksum.add($0) }
        return head + Swift.withUnsafeBytes(of: checksum.value.littleEndian) { Data($0) }
    }
}
