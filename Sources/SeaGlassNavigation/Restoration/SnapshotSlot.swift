import Foundation
import SeaGlass

/// The place of one stack in a store.
package final class SnapshotSlot: Sendable {
    package typealias OnFailure = SnapshotWriter.OnFailure

    package let id: String
    package let restoration: NavigationRestoration

    package init(id: String, restoration: NavigationRestoration) {
        self.id = id
        self.restoration = restoration
    }

    /// The store and the id of the stack.
    var storageID: String { "\(store.place) \(id)" }

    private var store: any NavigationStateStore { restoration.store }

    package struct Restored {
        package var failure: NavigationRestoration.Failure?
        /// The mark of the stack; `nil` if an early end of this launch doesn't count.
        package var mark: LaunchMark?
    }

    /// Reads the snapshot up to the first failure, and marks it as being restored.
    ///
    /// If the mark belongs to an earlier launch, that launch ended during the restoration, and this launch starts at the
    /// root. After two such launches in a row the stack is removed.
    ///
    /// - Parameter isMarking: Whether early ends of launches count. If `false`, the stored mark is ignored.
    package func restore(isMarking: Bool = true, _ read: (NavigationSnapshotEntry) throws -> Void) -> Restored {
        var restored = Restored()
        do {
            guard let data = try loadMarked() else { return restored }
            let (mark, bytes) = LaunchMark.part(data)
            let (snapshot, failure) = NavigationSnapshot.decode(bytes)
            restored.failure = failure
            guard let snapshot, Date.now.timeIntervalSince(snapshot.savedAt) <= restoration.maximumAge,
                !snapshot.entries.isEmpty
            else { return restored }
            if isMarking, mark.isOfCrash {
                let strike = LaunchMark(strikes: 1, date: nil)
                write(mark.strikes == 0 ? strike.data + bytes : nil) { _ in }
                restored.failure = NavigationRestoration.Failure(.crashedWhileRestoring)
                return restored
            }
            // A stack that this launch is writing needs no mark: no earlier launch can have crashed in it.
            if isMarking, !SnapshotWriter.shared.isWriting(id, to: store) {
                do {
                    let mark = mark.begun()
                    // The mark has to be stored before a route is decoded, since decoding may crash.
                    try store.save(mark.data + bytes, for: id)
                    restored.mark = mark
                } catch {
                    restored.failure = failure ?? NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
                }
            }
            restored.failure = Self.read(snapshot.entries, with: read) ?? restored.failure
        } catch {
            restored.failure = NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
        }
        return restored
    }

    /// - Returns: The failure of the first entry that can't be read.
    private static func read(
        _ entries: [NavigationSnapshotEntry],
        with read: (NavigationSnapshotEntry) throws -> Void
    ) -> NavigationRestoration.Failure? {
        for (index, entry) in entries.enumerated() {
            do {
                try read(entry)
            } catch {
                let known = error as? NavigationRestoration.Failure
                return NavigationRestoration.Failure(
                    known?.reason ?? .unreadable,
                    position: entries.prefix(index).screenCount,
                    key: entry.key,
                    detail: known?.detail ?? "\(error)"
                )
            }
        }
        return nil
    }

    /// Replaces the mark of the stored stack; `nil` removes the mark. Does nothing if the stack was removed.
    package func setMark(_ mark: LaunchMark?, onFailure: @escaping OnFailure) {
        do {
            if let snapshot = try load() { save(snapshot, mark: mark, onFailure: onFailure) }
        } catch {
            onFailure(NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
        }
    }

    package func save(_ snapshot: Data, mark: LaunchMark? = nil, onFailure: @escaping OnFailure) {
        write((mark?.data ?? Data()) + snapshot, onFailure: onFailure)
    }

    package func remove(onFailure: @escaping OnFailure) { write(nil, onFailure: onFailure) }

    private func write(_ data: Data?, onFailure: @escaping OnFailure) {
        SnapshotWriter.shared.write(data, for: id, to: store, onFailure: onFailure)
    }

    /// Loads the snapshot without its mark.
    func load() throws -> Data? { try loadMarked().map { LaunchMark.part($0).snapshot } }

    private func loadMarked() throws -> Data? { try SnapshotWriter.shared.load(id, from: store) }
}
