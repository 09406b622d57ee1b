#if os(Linux)
import Foundation
import SeaGlass
import SeaGlassNavigation

/// A description of the data that the mail app has stored for its next launch.
@MainActor enum StoredSnapshot {
    /// Returns a description of the stored files, or `nil` if the folder is empty. Omits the mark that the store keeps
    /// while a stack is restored, since the mark is not for the next launch.
    ///
    /// - Parameter folder: The folder of the store's files. Each version of the system has a file.
    static func read(in folder: URL) async throws -> String? {
        await SnapshotWriter.shared.flush()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { !$0.lastPathComponent.hasPrefix("windows") }
        // The store may remove a file after the folder was listed.
        let snapshots = files.compactMap { try? Data(contentsOf: $0) }.compactMap(words)
        // All versions of the system store the same data.
        return snapshots.isEmpty ? nil : Set(snapshots).sorted().joined(separator: "\n")
    }

    private static func words(for data: Data) -> String? {
        let data = LaunchMark.part(data).snapshot
        guard let snapshot = NavigationSnapshot.decode(data).snapshot else { return nil }
        let entries = snapshot.entries.map { "\($0.key) \(String(decoding: $0.payload, as: UTF8.self))" }
        let head = "\(data.count) bytes"
        return ([head] + (entries.isEmpty ? ["the root, nothing above it"] : entries)).joined(separator: "\n")
    }
}
#endif
