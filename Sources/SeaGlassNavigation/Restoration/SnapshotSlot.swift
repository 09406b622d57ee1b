import Foundation
import SeaGlass

/// The app's parameters for a stored stack, of a shell or of its own.
struct StoredStack {
    let id: String
    let scope: NavigationRestoration.Scope
    let restoration: NavigationRestoration
    let onFailure: @MainActor (NavigationRestoration.Failure) -> Void

    /// - Parameter window: The window's name, where each has a stack of its own.
    func slot(in window: String?) -> SnapshotSlot {
        let scope =
            switch scope {
            case .scene: "scene:\(window ?? "")"
            case .app: "app"
            // With its length, so that no two of a custom scope and an id are one.
            case .custom(let name): "custom:\(name.utf8.count):\(name)"
            }
        return SnapshotSlot(id: "\(scope):\(id)", restoration: restoration)
    }
}

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

/// Brings snapshots to their stores, off the main actor, in order, and of several that wait only the last.
///
/// There is one in a process, so that the stack of a shell that went and of one that came instead, with the same id,
/// are written in the order in which they were.
final class SnapshotWriter: Sendable {
    static let shared = SnapshotWriter()

    /// A store, and an id in it. As bytes: two texts that are equal can name two files, in two normal forms of Unicode.
    private typealias Place = [Data]

    private struct Content {
        let data: Data?
        let identity = Identity()
    }

    /// What is about to be written in each place, or is being written.
    private let pending = Locked<[Place: Content]>([:])
    private let isAsking = Locked(false)
    private let queue = DispatchQueue(label: "SeaGlass.navigation", qos: .utility)
    /// Asks the system for time, and calls a closure off the main actor, with whether the time is over.
    private let activity: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void

    init(activity: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = expiringActivity) {
        self.activity = activity
    }

    /// Writes soon. Of what is to be written in the same place and waits, the last replaces the others.
    ///
    /// - Parameters:
    ///   - data: The snapshot, `nil` to remove it.
    ///   - id: What it is for.
    ///   - store: Where it goes.
    ///   - onFailure: Called if the store throws.
    func write(
        _ data: Data?,
        for id: String,
        to store: any NavigationStateStore,
        onFailure: @escaping @Sendable (NavigationRestoration.Failure) -> Void
    ) {
        let (place, content) = (place(of: id, in: store), Content(data: data))
        pending.withLock { $0[place] = content }
        queue.async { [pending] in
            guard pending.withLock({ $0[place]?.identity }) == content.identity else { return }
            do {
                if let data { try store.save(data, for: id) } else { try store.remove(id) }
            } catch {
                onFailure(NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
            }
            pending.withLock { if $0[place]?.identity == content.identity { $0[place] = nil } }
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

    /// Waits until everything that was added before is written.
    func flush() async { await withCheckedContinuation { done in queue.async { done.resume() } } }

    /// Asks the system, once for all stacks, for the time it takes to write what waits, before it suspends the process.
    func flushBeforeSuspension() {
        let isFirst = isAsking.withLock { isAsking in
            defer { isAsking = true }
            return !isAsking
        }
        guard isFirst else { return }
        activity { [self] isExpired in
            isAsking.withLock { $0 = false }
            guard !isExpired else { return }
            // After the changes that the main actor has yet to hand over.
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
