import Foundation
import SeaGlass

/// Brings snapshots to their stores, off the main actor, in order, and of several that wait only the last.
///
/// There is one in a process, so that the stack of a shell that went and of one that came instead, with the same id,
/// are written in the order in which they were.
final class NavigationStateWriter: Sendable {
    static let shared = NavigationStateWriter()

    /// What is to be in the store.
    struct Job: Sendable {
        let store: any NavigationStateStore
        let id: String
        /// `nil` if nothing is.
        let data: Data?
        /// Told if the store throws.
        let onFailure: @Sendable (NavigationRestoration.Failure) -> Void

        fileprivate var place: Place { Place(store, id) }

        fileprivate func perform() {
            do {
                if let data { try store.save(data, for: id) } else { try store.remove(id) }
            } catch {
                onFailure(NavigationRestoration.Failure(.storeFailed, detail: "\(error)"))
            }
        }
    }

    fileprivate struct Place: Hashable, Sendable {
        private let type: ObjectIdentifier
        private let location: String
        private let id: String

        init(_ store: any NavigationStateStore, _ id: String) {
            type = ObjectIdentifier(Swift.type(of: store))
            location = store.location
            self.id = id
        }
    }

    /// A place that is being written to.
    private struct Lane: Sendable {
        /// What the store has, or is about to have.
        var current: Job
        var next: Job?
        var drain: Task<Void, Never>?
    }

    private let lanes = Locked<[Place: Lane]>([:])

    /// Writes soon. Of jobs for the same place that wait, the last replaces the others.
    func add(_ job: Job) {
        lanes.withLock { lanes in
            if lanes[job.place] != nil {
                lanes[job.place]?.next = job
            } else {
                let drain = Task.detached(priority: .utility) { [self] in write(job) }
                lanes[job.place] = Lane(current: job, drain: drain)
            }
        }
    }

    /// What a store has once everything that waits is written.
    func load(_ id: String, from store: any NavigationStateStore, upTo limit: Int) throws -> Data? {
        let place = Place(store, id)
        let waiting = lanes.withLock { lanes in lanes[place].map { $0.next ?? $0.current } }
        if let waiting { return waiting.data }
        return try store.load(id, upTo: limit)
    }

    /// Waits until everything that was added before is written.
    func flush() async {
        let drains = lanes.withLock { lanes in lanes.values.compactMap(\.drain) }
        for drain in drains { await drain.value }
    }

    private func write(_ first: Job) {
        var job = first
        while true {
            job.perform()
            let place = job.place
            let next: Job? = lanes.withLock { lanes in
                guard let next = lanes[place]?.next else {
                    lanes[place] = nil
                    return nil
                }
                lanes[place]?.current = next
                lanes[place]?.next = nil
                return next
            }
            guard let next else { return }
            job = next
        }
    }
}
