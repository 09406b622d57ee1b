import Foundation
import SeaGlass

package final class SnapshotSlot: Sendable {
    package typealias OnFailure = SnapshotWriter.OnFailure

    package let id: String
    package let restoration: NavigationRestoration

    package init(id: String, restoration: NavigationRestoration) { (self.id, self.restoration) = (id, restoration) }

    package typealias Restored = (failure: NavigationRestoration.Failure?, isMarked: Bool)

    /// Reads the snapshot up to the first failure. Marks it as being restored until ``finishRestoring(onFailure:)``.
    ///
    /// If the mark names another process, an earlier launch ended while restoring, so this one starts at the root.
    /// After two such launches in a row the snapshot is removed.
    package func restore(_ read: (NavigationSnapshotEntry) throws -> Void) -> Restored {
        var restored: Restored = (nil, false)
        do {
            guard let data = try load() else { return restored }
            let mark = [UInt8](try mark.load() ?? Data())
            let (hasCrashed, process) = (mark.first == 1, String(decoding: mark.dropFirst(), as: UTF8.self))
            if !process.isEmpty, process != Self.process {
                if hasCrashed { save(nil) { _ in } }
                self.mark.save(hasCrashed ? nil : Self.mark(hasCrashed: true, process: "")) { _ in }
                return (NavigationRestoration.Failure(.crashedWhileRestoring), false)
            }
            do {
                // The mark has to be stored before a route is decoded.
                try restoration.store.save(Self.mark(hasCrashed: hasCrashed, process: Self.process), for: self.mark.id)
                restored.isMarked = true
            } catch {
                restored.failure = NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
            }
            let (snapshot, failure) = NavigationSnapshot.decode(data)
            let age = snapshot.map { Date.now.timeIntervalSince($0.savedAt) } ?? 0
            guard age <= restoration.maximumAge else { return restored }
            restored.failure = failure ?? restored.failure
            let entries = snapshot?.entries ?? []
            for (index, entry) in entries.enumerated() {
                do {
                    try read(entry)
                } catch {
                    let known = error as? NavigationRestoration.Failure
                    let (reason, detail) = (known?.reason ?? .unreadable, known?.detail ?? "\(error)")
                    let position = entries.prefix(index).screenCount
                    restored.failure = .init(reason, position: position, key: entry.key, detail: detail)
                    break
                }
            }
        } catch {
            restored.failure = NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
        }
        return restored
    }

    /// Removes the process from the mark while the app is in the background, where the system may end the app, and adds
    /// the process again afterwards.
    func mark(isInBackground: Bool, onFailure: @escaping OnFailure) {
        let hasCrashed = [UInt8]((try? mark.load()) ?? Data()).first == 1
        let marked = Self.mark(hasCrashed: hasCrashed, process: isInBackground ? "" : Self.process)
        mark.save(isInBackground && !hasCrashed ? nil : marked, onFailure: onFailure)
    }

    private static func mark(hasCrashed: Bool, process: String) -> Data { Data([hasCrashed ? 1 : 0] + process.utf8) }

    package func finishRestoring(onFailure: @escaping OnFailure) { mark.save(nil, onFailure: onFailure) }

    package func save(_ data: Data?, onFailure: @escaping OnFailure) {
        SnapshotWriter.shared.write(data, for: id, to: restoration.store, onFailure: onFailure)
    }

    func load() throws -> Data? { try SnapshotWriter.shared.load(id, from: restoration.store) }

    static let markPrefix = "restoring:"

    private var mark: SnapshotSlot { SnapshotSlot(id: Self.markPrefix + id, restoration: restoration) }

    /// Identifies this process in a mark: its windows may restore at the same time, which is no crash. The mark's first
    /// byte counts the previous launches in a row that ended while restoring: 0 or 1.
    private static let process = UUID().uuidString
}
