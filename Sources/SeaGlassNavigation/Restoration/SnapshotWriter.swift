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

    /// The content of a place, written or about to be written.
    private struct Content {
        let data: Data?
        let write: @Sendable () -> Void
        var isStored = false
        /// Stores this, and what replaces it meanwhile.
        let task: Task<Void, Never>
    }

    private let contents = Locked<[Place: Content]>([:])
    private let isAsking = Locked(false)
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
        let place = place(of: id, in: store)
        contents.withLock { contents in
            let task =
                contents[place]?.task
                ?? Task.detached(priority: .utility) { [self] in
                    while let write = next(in: place) { write() }
                }
            let write: @Sendable () -> Void = {
                do {
                    if let data { try store.save(data, for: id) } else { try store.remove(id) }
                } catch {
                    onFailure(NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
                }
            }
            contents[place] = Content(data: data, write: write, task: task)
        }
    }

    private func place(of id: String, in store: any NavigationStateStore) -> Place {
        [String(reflecting: type(of: store)), store.location, id].map { Data($0.utf8) }
    }

    private func next(in place: Place) -> (@Sendable () -> Void)? {
        contents.withLock { contents in
            guard let content = contents[place], !content.isStored else {
                contents[place] = nil
                return nil
            }
            contents[place]?.isStored = true
            return content.write
        }
    }

    /// Returns the data that a store will have after all pending writes.
    func load(_ id: String, from store: any NavigationStateStore, upTo limit: Int) throws -> Data? {
        let place = place(of: id, in: store)
        if let content = contents.withLock({ $0[place] }) { return content.data }
        return try store.load(id, upTo: limit)
    }

    /// Waits until everything that was added before is written.
    func flush() async { for task in contents.withLock({ $0.values.map(\.task) }) { await task.value } }

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
            let end = DispatchSemaphore(value: 0)
            Task.detached {
                // After the changes that the main actor has yet to hand over.
                await Task { @MainActor in }.value
                await self.flush()
                end.signal()
            }
            end.wait()
        }
    }
}

private func expiringActivity(_ body: @escaping @Sendable (Bool) -> Void) {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    ProcessInfo.processInfo.performExpiringActivity(withReason: "Storing navigation", using: body)
    #endif
}
