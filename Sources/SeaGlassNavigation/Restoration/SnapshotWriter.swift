import Foundation
import SeaGlass

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
