import Foundation
import SeaGlass

@MainActor final class StoredStack {
    typealias Scope = NavigationRestoration.Scope
    typealias OnFailure = @MainActor (NavigationRestoration.Failure) -> Void

    let id: String
    let scope: Scope
    let restoration: NavigationRestoration
    let onFailure: OnFailure

    init(id: String, scope: Scope, restoration: NavigationRestoration, onFailure: @escaping OnFailure) {
        (self.id, self.scope, self.restoration, self.onFailure) = (id, scope, restoration, onFailure)
    }

    /// The store and the id of the stack.
    func storageID(in window: String?) -> String { "\(restoration.store.place) \(slot(in: window).id)" }

    func slot(in window: String?) -> SnapshotSlot {
        let scope =
            switch scope {
            case .scene: "scene:\(window ?? "")"
            case .app: "app"
            // Includes the name's length, so that two pairs of a scope and an id never become the same text.
            case .custom(let name): "custom:\(name.utf8.count):\(name)"
            }
        return SnapshotSlot(id: "\(scope):\(id)", restoration: restoration)
    }
}

package final class SnapshotSlot: Sendable {
    package typealias OnFailure = @Sendable (NavigationRestoration.Failure) -> Void

    package let id: String
    package let restoration: NavigationRestoration

    package init(id: String, restoration: NavigationRestoration) { (self.id, self.restoration) = (id, restoration) }

    package typealias Restored = (failure: NavigationRestoration.Failure?, isMarked: Bool)

    /// Reads the snapshot up to the first failure. Marks it as being restored until ``finishRestoring(onFailure:)``.
    ///
    /// If the mark names another process, an earlier launch ended while restoring, so this one starts at the root.
    /// After two such launches in a row the snapshot is removed.
    package func restore(_ read: (NavigationSnapshotEntry) throws -> Void) -> Restored {
        var restored: Restored = (nil, false)
        do {
            guard let data = try load() else { return restored }
            let mark = [UInt8](try mark.load() ?? Data())
            let (hasCrashed, process) = (mark.first == 1, String(decoding: mark.dropFirst(), as: UTF8.self))
            if !process.isEmpty, process != Self.process {
                if hasCrashed { save(nil) { _ in } }
                self.mark.save(hasCrashed ? nil : Self.mark(hasCrashed: true, process: "")) { _ in }
                return (NavigationRestoration.Failure(.crashedWhileRestoring), false)
            }
            do {
                // The mark has to be stored before a route is decoded.
                try restoration.store.save(Self.mark(hasCrashed: hasCrashed, process: Self.process), for: self.mark.id)
                restored.isMarked = true
            } catch {
                restored.failure = NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
            }
            let (snapshot, failure) = NavigationSnapshot.decode(data)
            let age = snapshot.map { Date.now.timeIntervalSince($0.savedAt) } ?? 0
            guard age <= restoration.maximumAge else { return restored }
            restored.failure = failure ?? restored.failure
            for (position, entry) in (snapshot?.entries ?? []).enumerated() {
                do {
                    try read(entry)
                } catch {
                    let known = error as? NavigationRestoration.Failure
                    let (reason, detail) = (known?.reason ?? .unreadable, known?.detail ?? "\(error)")
                    restored.failure = .init(reason, position: position, key: entry.key, detail: detail)
                    break
                }
            }
        } catch {
            restored.failure = NavigationRestoration.Failure(.storeFailed, detail: "\(error)")
        }
        return restored
    }

    /// Removes the process from the mark while the app is in the background, where the system may end the app, and adds
    /// the process again afterwards.
    func mark(isInBackground: Bool, onFailure: @escaping OnFailure) {
        let hasCrashed = [UInt8]((try? mark.load()) ?? Data()).first == 1
        let marked = Self.mark(hasCrashed: hasCrashed, process: isInBackground ? "" : Self.process)
        mark.save(isInBackground && !hasCrashed ? nil : marked, onFailure: onFailure)
    }

    private static func mark(hasCrashed: Bool, process: String) -> Data { Data([hasCrashed ? 1 : 0] + process.utf8) }

    package func finishRestoring(onFailure: @escaping OnFailure) { mark.save(nil, onFailure: onFailure) }

    package func save(_ data: Data?, onFailure: @escaping OnFailure) {
        SnapshotWriter.shared.write(data, for: id, to: restoration.store, onFailure: onFailure)
    }

    func load() throws -> Data? { try SnapshotWriter.shared.load(id, from: restoration.store) }

    static let markPrefix = "restoring:"

    private var mark: SnapshotSlot { SnapshotSlot(id: Self.markPrefix + id, restoration: restoration) }

    /// Identifies this process in a mark: its windows may restore at the same time, which is no crash. The mark's first
    /// byte counts the previous launches in a row that ended while restoring: 0 or 1.
    private static let process = UUID().uuidString
}

/// Writes snapshots to their stores in order, off the main actor. If several snapshots wait for one place, it writes
/// only the last.
///
/// The process has one writer. So if two shells use an id one after the other, their stacks are written in that order.
package final class SnapshotWriter: Sendable {
    typealias OnFailure = SnapshotSlot.OnFailure

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
