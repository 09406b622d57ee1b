#if os(Linux)
import Foundation
import SeaGlass
import SeaGlassNavigation

/// A description of what the mail app has stored for its next launch, for the page.
@MainActor enum StoredSnapshot {
    /// - Parameter folder: Where its store keeps files, one for each version of the system.
    /// - Returns: `nil` if there are none. What else is there for a while, the mark of a stack that comes back, is not for
    ///   the next launch.
    static func read(in folder: URL) async throws -> String? {
        await SnapshotSlot.flush()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { !$0.lastPathComponent.hasPrefix("windows") }
        // A mark may go between the two.
        let snapshots = files.compactMap { try? Data(contentsOf: $0) }.compactMap(words)
        // All systems store the same.
        return snapshots.isEmpty ? nil : Set(snapshots).sorted().joined(separator: "\n")
    }

    private static func words(for data: Data) -> String? {
        guard let snapshot = NavigationSnapshot.decode(data).snapshot else { return nil }
        let entries = snapshot.entries.map { "\($0.key) \(String(decoding: $0.payload, as: UTF8.self))" }
        let head = "\(data.count) bytes, schema \(snapshot.schema)"
        return ([head] + (entries.isEmpty ? ["the root, nothing above it"] : entries)).joined(separator: "\n")
    }
}
#endif
