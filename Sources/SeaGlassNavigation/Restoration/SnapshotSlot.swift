import Foundation
import SeaGlass

struct StoredStack {
    let id: String
    let scope: NavigationRestoration.Scope
    let restoration: NavigationRestoration
    let onFailure: @MainActor (NavigationRestoration.Failure) -> Void

    /// - Parameter window: The window's name, if windows have separate stacks.
    func slot(in window: String?) -> SnapshotSlot {
        let scope =
            switch scope {
            case .scene: "scene:\(window ?? "")"
            case .app: "app"
            // With its length, so that two pairs of a scope and an id never have one name.
            case .custom(let name): "custom:\(name.utf8.count):\(name)"
            }
        return SnapshotSlot(id: "\(scope):\(id)", restoration: restoration)
    }
}

/// The place of one snapshot in a store.
package struct SnapshotSlot: Sendable {
    package typealias OnFailure = @Sendable (NavigationRestoration.Failure) -> Void

    package let id: String
    package let restoration: NavigationRestoration

    package init(id: String, restoration: NavigationRestoration) { (self.id, self.restoration) = (id, restoration) }

    /// The restored routes, from just above the root up, and whether ``finishRestoring(onFailure:)`` has to follow.
    package typealias Restored<Route> = (routes: [Route], failure: NavigationRestoration.Failure?, isMarked: Bool)

    /// Reads the snapshot and marks it as being restored, until ``finishRestoring(onFailure:)``.
    ///
    /// If the mark of another process is set, that launch ended while restoring, and this one starts at the root. After
    /// two such launches in a row the snapshot is removed.
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
                // The mark has to be stored before a route is decoded.
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

    /// Removes the mark while the app is in the background, where the system may end it, and sets it again afterwards.
    func mark(isInBackground: Bool, onFailure: @escaping OnFailure) {
        let hasCrashed = (try? mark.load(upTo: 1))?.first == 1
        let crashes = Data([hasCrashed ? 1 : 0])
        mark.save(isInBackground ? hasCrashed ? crashes : nil : crashes + Self.process, onFailure: onFailure)
    }

    /// Removes the mark, once the restored stack was on screen.
    package func finishRestoring(onFailure: @escaping OnFailure) { mark.save(nil, onFailure: onFailure) }

    /// Stores or removes a snapshot soon, in place of one that waits.
    package func save(_ data: Data?, onFailure: @escaping OnFailure) {
        SnapshotWriter.shared.write(data, for: id, to: restoration.store, onFailure: onFailure)
    }

    func load(upTo limit: Int) throws -> Data? {
        try SnapshotWriter.shared.load(id, from: restoration.store, upTo: limit)
    }

    package static func flush() async { await SnapshotWriter.shared.flush() }

    static let markPrefix = "restoring:"

    private var mark: SnapshotSlot { SnapshotSlot(id: Self.markPrefix + id, restoration: restoration) }

    /// The process in a mark, since two windows may restore a stack at a time. The byte before it counts the launches
    /// in a row that ended while restoring.
    private static let process = Data(UUID().uuidString.utf8)
}

/// Writes snapshots to their stores in order, off the main actor. Of several that wait for one place, it writes the
/// last.
///
/// A process has one writer, so that the stacks of two shells that have an id one after the other are written in this
/// order.
final class SnapshotWriter: Sendable {
    static let shared = SnapshotWriter()

    /// A store and an id, as bytes: two equal texts in different normal forms of Unicode can name two files.
    private typealias Place = [Data]

    private struct Content {
        let data: Data?
        let id = UUID()
    }

    /// The content of each place that waits or is being written.
    private let pending = Locked<[Place: Content]>([:])
    private let isAsking = Locked(false)
    private let queue = DispatchQueue(label: "SeaGlass.navigation", qos: .utility)
    /// Requests time from the system, and calls a closure off the main actor, with `true` if the time is over.
    private let activity: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void

    init(activity: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = expiringActivity) {
        self.activity = activity
    }

    /// Writes soon, in place of data that waits for the same place. `nil` removes the snapshot.
    func write(
        _ data: Data?,
        for id: String,
        to store: any NavigationStateStore,
        onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void
    ) {
        let (place, content) = (place(of: id, in: store), Content(data: data))
        pending.withLock { $0[place] = content }
        queue.async { [pending] in
            guard pending.withLock({ $0[place]?.id }) == content.id else { return }
            do {
                if let data { try store.save(data, for: id) } else { try store.remove(id) }
            } catch {
                onFailure(NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
            }
            pending.withLock { if $0[place]?.id == content.id { $0[place] = nil } }
        }
    }

    private func place(of id: String, in store: any NavigationStateStore) -> Place {
        [String(reflecting: type(of: store)), store.location, id].map { Data($0.utf8) }
    }

    /// Returns the data that a store will have after all pending writes.
    func load(_ id: String, from store: any NavigationStateStore, upTo limit: Int) throws -> Data? {
        let place = place(of: id, in: store)
        if let content = pending.withLock({ $0[place] }) { return content.data }
        return try store.load(id, upTo: limit)
    }

    func flush() async { await withCheckedContinuation { done in queue.async { done.resume() } } }

    /// Requests time from the system, once for all stacks, to write pending data before it suspends the process.
    func flushBeforeSuspension() {
        let isFirst = isAsking.withLock { isAsking in
            defer { isAsking = true }
            return !isAsking
        }
        guard isFirst else { return }
        activity { [self] isExpired in
            isAsking.withLock { $0 = false }
            guard !isExpired else { return }
            // The main actor adds its last changes first.
            let handover = DispatchSemaphore(value: 0)
            Task { @MainActor in handover.signal() }
            handover.wait()
            queue.sync {}
        }
    }
}

private func expiringActivity(_ body: @escaping @Sendable (Bool) -> Void) {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    ProcessInfo.processInfo.performExpiringActivity(withReason: "Storing navigation", using: body)
    #endif
}
