import Foundation
import SeaGlass

/// Writes snapshots to their stores in order, off the main actor. If several snapshots wait for one place, it writes
/// only the last.
///
/// The process has one writer. So if two shells use an id one after the other, their stacks are written in that order.
package final class SnapshotWriter: Sendable {
    package typealias OnFailure = @Sendable (NavigationRestoration.Failure) -> Void

    package static let shared = SnapshotWriter()

    private final class Write: Sendable {
        let store: String
        /// The name of the stack's id; `nil` to remove all data of the store.
        let name: String?
        let data: Data?

        init(_ data: Data?, for name: String?, to store: String) {
            self.data = data
            self.name = name
            self.store = store
        }

        /// Whether the data at a place is this write's, once it is carried out.
        func covers(_ name: String?, in store: String) -> Bool {
            self.store == store && (self.name == nil || self.name == name)
        }
    }

    private let pending = Locked<[Write]>([])
    private let isAsking = Locked(false)
    private let queue = DispatchQueue(label: "SeaGlass.navigation", qos: .utility)
    private let activity: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void

    init(activity: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = expiringActivity) {
        self.activity = activity
    }

    func write(_ data: Data?, for id: String, to store: any NavigationStateStore, onFailure: @escaping OnFailure) {
        perform(Write(data, for: store.name(for: id), to: store.place), onFailure: onFailure) {
            if let data { try store.save(data, for: id) } else { try store.remove(id) }
        }
    }

    /// Removes all data of a store, and forgets the data that waits to be written to it.
    func removeAll(from store: any NavigationStateStore, onFailure: @escaping OnFailure) {
        perform(Write(nil, for: nil, to: store.place), onFailure: onFailure) { try store.removeAll() }
    }

    private func perform(_ write: Write, onFailure: @escaping OnFailure, _ body: @escaping @Sendable () throws -> Void)
    {
        pending.withLock { writes in
            writes.removeAll { write.covers($0.name, in: $0.store) }
            writes.append(write)
        }
        queue.async { [pending] in
            guard pending.withLock({ $0.contains { $0 === write } }) else { return }
            do {
                try body()
            } catch {
                onFailure(NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
            }
            pending.withLock { $0.removeAll { $0 === write } }
        }
    }

    func load(_ id: String, from store: any NavigationStateStore) throws -> Data? {
        let name = store.name(for: id)
        let place = store.place
        if let write = pending.withLock({ $0.last { $0.covers(name, in: place) } }) { return write.data }
        return try store.load(id, upTo: SnapshotLimits.standard.bytes)
    }

    package func flush() async { await withCheckedContinuation { done in queue.async { done.resume() } } }

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
            // Waits until the main actor has added its last changes.
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
