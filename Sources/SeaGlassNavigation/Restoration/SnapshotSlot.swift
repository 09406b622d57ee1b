import Foundation

/// The place of one snapshot in a store: a stack goes there, and comes back.
package struct SnapshotSlot: Sendable {
    package typealias OnFailure = @Sendable (NavigationRestoration.Failure) -> Void

    /// The id of the stack in the store.
    package let id: String
    package let restoration: NavigationRestoration

    package init(id: String, restoration: NavigationRestoration) { (self.id, self.restoration) = (id, restoration) }

    /// The restored routes, from just above the root up, and whether ``finishRestoring(onFailure:)`` has to follow.
    package typealias Restored<Route> = (routes: [Route], failure: NavigationRestoration.Failure?, isMarked: Bool)

    /// Reads the snapshot and marks it as being restored, until ``finishRestoring(onFailure:)``.
    ///
    /// If the mark of another process is set, that launch ended while restoring, and nothing is restored. If it was the
    /// second in a row, the snapshot is removed.
    ///
    /// - Parameter route: Makes a route of an entry.
    package func restore<Route>(route: (NavigationSnapshotEntry) throws -> Route) -> Restored<Route> {
        var restored: Restored<Route> = ([], nil, false)
        do {
            guard let data = try load(upTo: SnapshotLimits.standard.bytes) else { return restored }
            let mark = try mark.load(upTo: 1 + Self.process.count) ?? Data()
            let hasCrashed = mark.first == 1
            if mark.count > 1, mark.dropFirst() != Self.process {
                if hasCrashed { save(nil) { _ in } }
                self.mark.save(hasCrashed ? nil : Data([1])) { _ in }
                return ([], NavigationRestoration.Failure(.crashedWhileRestoring), false)
            }
            do {
                // The mark has to be there before anything of the stack is.
                try restoration.store.save(Data([hasCrashed ? 1 : 0]) + Self.process, for: self.mark.id)
                restored.isMarked = true
            } catch {
                restored.failure = NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
            }
            let (snapshot, failure) = NavigationSnapshot.decode(data)
            let age = snapshot.map { Date.now.timeIntervalSince($0.savedAt) } ?? 0
            guard age <= restoration.maximumAge else { return restored }
            restored.failure = failure ?? restored.failure
            for entry in snapshot?.entries ?? [] {
                do {
                    restored.routes.append(try route(entry))
                } catch {
                    let (count, known) = (restored.routes.count, error as? NavigationRestoration.Failure)
                    let (reason, detail) = (known?.reason ?? .unreadable, known?.detail ?? "\(error)")
                    restored.failure = .init(reason, position: count, key: entry.key, detail: detail)
                    break
                }
            }
        } catch {
            restored.failure = NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
        }
        return restored
    }

    /// Takes the mark back while the app is in the background, where the system may end it, which is no crash.
    func mark(isInBackground: Bool, onFailure: @escaping OnFailure) {
        let hasCrashed = (try? mark.load(upTo: 1))?.first == 1
        let crashes = Data([hasCrashed ? 1 : 0])
        mark.save(isInBackground ? hasCrashed ? crashes : nil : crashes + Self.process, onFailure: onFailure)
    }

    /// Says that what came back is on screen.
    package func finishRestoring(onFailure: @escaping OnFailure) { mark.save(nil, onFailure: onFailure) }

    /// Stores a snapshot soon, or forgets it; of several that wait, the last.
    package func save(_ data: Data?, onFailure: @escaping OnFailure) {
        SnapshotWriter.shared.write(data, for: id, to: restoration.store, onFailure: onFailure)
    }

    func load(upTo limit: Int) throws -> Data? {
        try SnapshotWriter.shared.load(id, from: restoration.store, upTo: limit)
    }

    /// Waits until what was saved so far is in the store.
    package static func flush() async { await SnapshotWriter.shared.flush() }

    /// The prefix of a mark's id, before the id of the snapshot.
    static let markPrefix = "restoring:"

    private var mark: SnapshotSlot { SnapshotSlot(id: Self.markPrefix + id, restoration: restoration) }

    /// A mark has one byte for the launches in a row that ended while restoring, and then the process that restores now:
    /// two windows may restore the same stack at a time.
    private static let process = Data(UUID().uuidString.utf8)
}
