import Foundation

/// The place of one snapshot in a store: a stack goes there, and comes back.
package struct SnapshotSlot: Sendable {
    /// The id of the stack in the store.
    package let id: String
    package let restoration: NavigationRestoration

    package init(id: String, restoration: NavigationRestoration) {
        self.id = id
        self.restoration = restoration
    }

    /// The restored routes, from just above the root up.
    package struct Restored<Route> {
        package fileprivate(set) var routes: [Route] = []
        package fileprivate(set) var failure: NavigationRestoration.Failure?
        /// Whether ``finishRestoring(onFailure:)`` has to follow.
        package fileprivate(set) var isMarked = false
    }

    /// Reads the snapshot and marks it as being restored, until ``finishRestoring(onFailure:)``.
    ///
    /// One that is marked already took the process before with it: nothing comes back then.
    ///
    /// - Parameter route: Makes a route of an entry.
    package func restore<Route>(
        route: (NavigationSnapshotEntry) throws(NavigationRestoration.Failure) -> Route
    ) -> Restored<Route> {
        let (store, writer) = (restoration.store, SnapshotWriter.shared)
        do {
            guard let data = try writer.load(id, from: store, upTo: restoration.limits.snapshotBytes) else {
                return Restored()
            }
            if let mark = try writer.load(markID, from: store, upTo: Self.mark.count), mark != Self.mark {
                clear { _ in }
                finishRestoring { _ in }
                return Restored(failure: NavigationRestoration.Failure(.crashedWhileRestoring))
            }
            // The mark has to be there before anything of the stack is.
            try store.save(Self.mark, for: markID)
            var restored = restore(from: data, route: route)
            restored.isMarked = true
            return restored
        } catch {
            return Restored(failure: NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
        }
    }

    /// Says that what came back is on screen.
    package func finishRestoring(onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void) {
        SnapshotWriter.shared.write(nil, for: markID, to: restoration.store, onFailure: onFailure)
    }

    /// Makes routes of bytes, which may come from anywhere.
    package func restore<Route>(
        from data: Data,
        route: (NavigationSnapshotEntry) throws(NavigationRestoration.Failure) -> Route
    ) -> Restored<Route> {
        let decoding = NavigationSnapshot.decode(data, limits: restoration.limits)
        guard let snapshot = decoding.snapshot else { return Restored(failure: decoding.failure) }
        if let failure = objection(to: snapshot) { return Restored(failure: failure) }
        var restored = Restored<Route>(failure: decoding.failure)
        for (position, entry) in snapshot.entries.enumerated() {
            do throws(NavigationRestoration.Failure) {
                restored.routes.append(try route(restoration.schema.migrate(entry, from: snapshot.schema)))
            } catch {
                restored.failure = error.of(entry.key, at: position)
                break
            }
        }
        if restored.failure != nil, restoration.policy == .clearAll { restored.routes = [] }
        return restored
    }

    /// Returns the reason to refuse a snapshot as a whole.
    private func objection(to snapshot: NavigationSnapshot) -> NavigationRestoration.Failure? {
        guard snapshot.schema <= restoration.schema.version else {
            let detail = "schema \(snapshot.schema), \(restoration.schema.version) is the latest known"
            return NavigationRestoration.Failure(.schemaFromTheFuture, detail: detail)
        }
        if let required = restoration.requiredAppVersion, snapshot.appVersion != required.storedAppVersion {
            return NavigationRestoration.Failure(.otherAppVersion, detail: "stored by \(snapshot.appVersion)")
        }
        let age = Date.now.timeIntervalSince(snapshot.savedAt)
        guard age <= restoration.maximumAge else {
            return NavigationRestoration.Failure(.expired, detail: "\(age) seconds old")
        }
        return nil
    }

    /// The bytes of a stack, and why they are of less than the stack, if they are.
    package func encode(_ entries: [NavigationSnapshotEntry]) -> NavigationSnapshot.Encoding {
        let schema = UInt32(restoration.schema.version)
        return NavigationSnapshot(entries: entries, schema: schema, appVersion: restoration.appVersion)
            .encoded(limits: restoration.limits)
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
    package static func flush() async {
        await SnapshotWriter.shared.flush()
    }

    /// The prefix of a mark's id, before the id of the snapshot.
    static let markPrefix = "restoring:"

    private var markID: String { Self.markPrefix + id }

    /// Of this process: two windows may restore the same stack at a time, and neither has died.
    private static let mark = Data(UUID().uuidString.utf8)
}
