import Foundation

/// The place of one snapshot in a store: a stack goes there, and comes back.
package struct SnapshotSlot: Sendable {
    /// The id of the stack in the store.
    package let id: String
    package let restoration: NavigationRestoration

    package init(id: String, restoration: NavigationRestoration) { (self.id, self.restoration) = (id, restoration) }

    /// The restored routes, from just above the root up.
    package struct Restored<Route> {
        package fileprivate(set) var routes: [Route] = []
        package fileprivate(set) var failure: NavigationRestoration.Failure?
        /// Whether ``finishRestoring(onFailure:)`` has to follow.
        package fileprivate(set) var isMarked = false
    }

    /// Reads the snapshot and marks it as being restored, until ``finishRestoring(onFailure:)``.
    ///
    /// If the mark of another process is set, that launch ended while restoring, and nothing is restored. If it was the
    /// second in a row, the snapshot is removed.
    ///
    /// - Parameter route: Makes a route of an entry.
    package func restore<Route>(
        route: (NavigationSnapshotEntry) throws(NavigationRestoration.Failure) -> Route
    ) -> Restored<Route> {
        let (store, writer) = (restoration.store, SnapshotWriter.shared)
        do {
            guard let data = try writer.load(id, from: store, upTo: SnapshotLimits.standard.bytes) else {
                return Restored()
            }
            let mark = try writer.load(markID, from: store, upTo: 1 + Self.process.count) ?? Data()
            let hasCrashed = mark.first == 1
            if mark.count > 1, mark.dropFirst() != Self.process {
                if hasCrashed { clear { _ in } }
                writer.write(hasCrashed ? nil : Data([1]), for: markID, to: store) { _ in }
                return Restored(failure: NavigationRestoration.Failure(.crashedWhileRestoring))
            }
            var restored = Restored<Route>()
            do {
                // The mark has to be there before anything of the stack is.
                try store.save(Data([hasCrashed ? 1 : 0]) + Self.process, for: markID)
                restored.isMarked = true
            } catch {
                restored.failure = NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
            }
            let (snapshot, failure) = NavigationSnapshot.decode(data)
            let age = snapshot.map { Date.now.timeIntervalSince($0.savedAt) } ?? 0
            guard age <= restoration.maximumAge else { return restored }
            restored.failure = failure ?? restored.failure
            for (position, entry) in (snapshot?.entries ?? []).enumerated() {
                do throws(NavigationRestoration.Failure) {
                    restored.routes.append(try route(entry))
                } catch {
                    restored.failure = error.of(entry.key, at: position)
                    break
                }
            }
            return restored
        } catch {
            return Restored(failure: NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
        }
    }

    /// Says that what came back is on screen.
    package func finishRestoring(onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void) {
        SnapshotWriter.shared.write(nil, for: markID, to: restoration.store, onFailure: onFailure)
    }

    /// Stores a snapshot soon; of several that wait, the last.
    package func save(_ data: Data, onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void) {
        SnapshotWriter.shared.write(data, for: id, to: restoration.store, onFailure: onFailure)
    }

    /// Forgets the snapshot soon.
    package func clear(onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void) {
        SnapshotWriter.shared.write(nil, for: id, to: restoration.store, onFailure: onFailure)
    }

    /// Waits until what was saved and cleared so far is in the store.
    package static func flush() async { await SnapshotWriter.shared.flush() }

    /// The prefix of a mark's id, before the id of the snapshot.
    static let markPrefix = "restoring:"

    private var markID: String { Self.markPrefix + id }

    /// A mark has one byte for the launches in a row that ended while restoring, and then the process that restores now:
    /// two windows may restore the same stack at a time.
    private static let process = Data(UUID().uuidString.utf8)
}
