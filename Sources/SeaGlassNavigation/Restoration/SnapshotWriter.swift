import Foundation
import SeaGlass

/// Writes snapshots to their stores in order, off the main actor. If several snapshots wait for one place, it writes
/// only the last.
///
/// The process has one writer, unless a test sets another. So if two shells use an id one after the other, their stacks
/// are written in that order.
package final class SnapshotWriter: Sendable {
    package typealias OnFailure = @Sendable (NavigationRestoration.Failure) -> Void

    @TaskLocal package static var shared = SnapshotWriter()

    private final class Write: Sendable {
        let store: String
        /// The name of the stack's id; `nil` to remove all data of the store.
        let name: String?
        let data: Data?
        /// Whether the write removes data, or replaces a removal that was not carried out. If it fails, it stays pending:
        /// the old data must not be loaded again.
        let hidesOldData: Bool
        let perform: @Sendable () throws -> Void
        let onFailure: OnFailure

        init(
            _ data: Data?,
            for name: String?,
            to store: String,
            hidesOldData: Bool,
            onFailure: @escaping OnFailure,
            perform: @escaping @Sendable () throws -> Void
        ) {
            self.data = data
            self.hidesOldData = hidesOldData
            self.name = name
            self.store = store
            self.onFailure = onFailure
            self.perform = perform
        }

        /// Whether this write decides the data at a place.
        func covers(_ name: String?, in store: String) -> Bool {
            self.store == store && (self.name == nil || self.name == name)
        }
    }

    /// The writes that are not carried out yet, and the removals that have failed.
    private let pending = Locked<[Write]>([])
    private let isAsking = Locked(false)
    private let isEnding = Locked(false)
    private let queue = DispatchQueue(label: "SeaGlass.navigation", qos: .utility)
    private let activity: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void

    init(activity: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = expiringActivity) {
        self.activity = activity
    }

    func write(_ data: Data?, for id: String, to store: any NavigationStateStore, onFailure: @escaping OnFailure) {
        enqueue(data, for: store.name(for: id), to: store.place, onFailure: onFailure) {
            if let data { try store.save(data, for: id) } else { try store.remove(id) }
        }
    }

    /// Removes all data of a store, and forgets the data that waits to be written to it.
    func removeAll(from store: any NavigationStateStore, onFailure: @escaping OnFailure) {
        enqueue(nil, for: nil, to: store.place, onFailure: onFailure) { try store.removeAll() }
    }

    private func enqueue(
        _ data: Data?,
        for name: String?,
        to store: String,
        onFailure: @escaping OnFailure,
        perform: @escaping @Sendable () throws -> Void
    ) {
        pending.withLock { writes in
            let isOlder = { (write: Write) in write.store == store && (name == nil || write.name == name) }
            let write = Write(
                data,
                for: name,
                to: store,
                hidesOldData: data == nil || writes.contains { isOlder($0) && $0.hidesOldData },
                onFailure: onFailure,
                perform: perform
            )
            writes.removeAll(where: isOlder)
            writes.append(write)
        }
        if !isEnding.withLock({ $0 }) { queue.async { [self] in carryOutWrites(to: store) } }
    }

    /// Carries out the pending writes of a store in order, with the removals that have failed before. While a store can't
    /// be emptied, nothing is saved in it.
    private func carryOutWrites(to store: String) {
        for write in pending.withLock({ writes in writes.filter { $0.store == store } }) where isPending(write) {
            do {
                try write.perform()
            } catch {
                write.onFailure(NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
                if write.name == nil { return }
                if write.hidesOldData { continue }
            }
            pending.withLock { writes in writes.removeAll { $0 === write } }
        }
    }

    private func carryOutWrites() {
        for store in Set(pending.withLock { writes in writes.map(\.store) }) { carryOutWrites(to: store) }
    }

    private func isPending(_ write: Write) -> Bool { pending.withLock { writes in writes.contains { $0 === write } } }

    func load(_ id: String, from store: any NavigationStateStore) throws -> Data? {
        if let write = pendingWrite(for: id, to: store) { return write.data }
        return try store.load(id, upTo: LaunchMark.size + SnapshotLimits.standard.bytes)
    }

    func isWriting(_ id: String, to store: any NavigationStateStore) -> Bool { pendingWrite(for: id, to: store) != nil }

    private func pendingWrite(for id: String, to store: any NavigationStateStore) -> Write? {
        let name = store.name(for: id)
        let place = store.place
        return pending.withLock { writes in writes.last { $0.covers(name, in: place) } }
    }

    /// Carries out all writes on this thread, before the process ends.
    ///
    /// A store can post a notification whose observers wait for the main thread, so the main thread doesn't wait for the
    /// queue, or only a second for a write that has begun.
    ///
    /// - Parameter last: Adds the last writes.
    func finish(_ last: () -> Void = {}) {
        isEnding.withLock { $0 = true }
        last()
        let idle = DispatchSemaphore(value: 0)
        queue.async { idle.signal() }
        _ = idle.wait(timeout: .now() + 1)
        carryOutWrites()
        isEnding.withLock { $0 = false }
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
            queue.sync { carryOutWrites() }
        }
    }
}

private func expiringActivity(_ body: @escaping @Sendable (Bool) -> Void) {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    ProcessInfo.processInfo.performExpiringActivity(withReason: "Storing navigation", using: body)
    #endif
}
