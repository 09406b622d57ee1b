import Foundation

/// One stack in its store, and how it comes back.
package struct StoredStack: Sendable {
    /// What the store knows it by.
    package let id: String
    package let restoration: NavigationRestoration

    package init(id: String, restoration: NavigationRestoration) {
        self.id = id
        self.restoration = restoration
    }

    /// What came back, from just above the root up.
    package struct Restored<Route> {
        package let routes: [Route]
        package let failure: NavigationRestoration.Failure?
        /// Whether ``finishRestoring(onFailure:)`` has to follow.
        package var isMarked = false
    }

    /// Reads the stack and marks it as being restored, until ``finishRestoring(onFailure:)``.
    ///
    /// A stack that is marked already took the process before with it: nothing comes back then.
    ///
    /// - Parameter route: Makes a route of an entry.
    package func restore<Route>(
        route: (NavigationSnapshotEntry) throws(NavigationRestoration.Failure) -> Route
    ) -> Restored<Route> {
        let store = restoration.store
        do {
            let writer = NavigationStateWriter.shared
            guard let data = try writer.load(id, from: store, upTo: restoration.limits.snapshotBytes) else {
                return Restored(routes: [], failure: nil)
            }
            if let mark = try writer.load(markID, from: store, upTo: Self.mark.count), mark != Self.mark {
                clear { _ in }
                finishRestoring { _ in }
                return Restored(routes: [], failure: NavigationRestoration.Failure(.crashedWhileRestoring))
            }
            // The mark has to be there before anything of the stack is.
            try store.save(Self.mark, for: markID)
            var restored = restore(from: data, route: route)
            restored.isMarked = true
            return restored
        } catch {
            return Restored(routes: [], failure: NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
        }
    }

    /// Says that what came back is on screen.
    package func finishRestoring(onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void) {
        add(nil, for: markID, onFailure: onFailure)
    }

    /// Makes routes of bytes, whoever they are from.
    package func restore<Route>(
        from data: Data,
        route: (NavigationSnapshotEntry) throws(NavigationRestoration.Failure) -> Route
    ) -> Restored<Route> {
        let decoding = NavigationSnapshot.decode(data, limits: restoration.limits)
        guard let snapshot = decoding.snapshot else { return Restored(routes: [], failure: decoding.failure) }
        if let failure = objection(to: snapshot) { return Restored(routes: [], failure: failure) }
        var routes: [Route] = []
        routes.reserveCapacity(snapshot.entries.count)
        var failure = decoding.failure
        let isCurrent = snapshot.schema == restoration.schema.version
        for (position, entry) in snapshot.entries.enumerated() {
            do throws(NavigationRestoration.Failure) {
                routes.append(try route(isCurrent ? entry : try migrate(entry, from: snapshot.schema)))
            } catch {
                failure = NavigationRestoration.Failure(
                    error.reason,
                    position: position,
                    key: entry.key,
                    detail: error.detail
                )
                break
            }
        }
        let isDropped = failure != nil && restoration.policy == .clearAll
        return Restored(routes: isDropped ? [] : routes, failure: failure)
    }

    /// What is against a snapshot as a whole.
    private func objection(to snapshot: NavigationSnapshot) -> NavigationRestoration.Failure? {
        guard snapshot.schema <= restoration.schema.version else {
            let detail = "schema \(snapshot.schema), \(restoration.schema.version) is the latest known"
            return NavigationRestoration.Failure(.schemaFromTheFuture, detail: detail)
        }
        if let required = restoration.requiredAppVersion, snapshot.appVersion != required.storedAppVersion {
            return NavigationRestoration.Failure(.otherAppVersion, detail: "stored by \(snapshot.appVersion)")
        }
        let age = Date.now.timeIntervalSince(snapshot.savedAt)
        guard age <= restoration.maximumAge || restoration.maximumAge == .infinity else {
            return NavigationRestoration.Failure(.expired, detail: "\(age) seconds old")
        }
        return nil
    }

    private func migrate(
        _ entry: NavigationSnapshotEntry,
        from schema: Int
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry {
        do {
            return try restoration.schema.migrate(entry, from: schema)
        } catch {
            throw NavigationRestoration.Failure(.unmigratable, detail: "\(error)")
        }
    }

    /// The bytes of a stack, and why they are of less than the stack, if they are.
    package func encode(_ entries: [NavigationSnapshotEntry]) -> NavigationSnapshot.Encoding {
        NavigationSnapshot(
            entries: entries,
            schema: restoration.schema.version,
            appVersion: restoration.appVersion
        )
        .encoded(limits: restoration.limits)
    }

    /// Stores a stack soon; of several that wait, the last.
    package func save(_ data: Data, onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void) {
        add(data, for: id, onFailure: onFailure)
    }

    /// Forgets the stack soon.
    package func clear(onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void) {
        add(nil, for: id, onFailure: onFailure)
    }

    /// Waits until what was saved and cleared so far is in the store.
    package static func flush() async {
        await NavigationStateWriter.shared.flush()
    }

    private var markID: String { "restoring:" + id }

    /// Of this process: two windows may restore the same stack at a time, and neither has died.
    private static let mark = Data(UUID().uuidString.utf8)

    private func add(
        _ data: Data?,
        for id: String,
        onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void
    ) {
        let job = NavigationStateWriter.Job(store: restoration.store, id: id, data: data, onFailure: onFailure)
        NavigationStateWriter.shared.add(job)
    }
}
