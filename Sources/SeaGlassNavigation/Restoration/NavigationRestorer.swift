import SeaGlass
import SwiftUI

/// Brings the stack of one shell back, once, and stores it when it changes.
@MainActor final class NavigationRestorer {
    /// What a window is called that has no name yet.
    let newScene = UUID().uuidString.lowercased()

    private(set) var stack: SnapshotSlot?
    private var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    /// Kept, so that the last change of a shell that goes is stored. It doesn't keep this.
    private var navigator: Navigator?
    private var hasRestored = false
    /// The top screen of what came back, until it has appeared.
    private var restoring: NavigationEntry.ID?
    private var scheduled: Task<Void, Never>?
    private var cache = EncodedEntries()
    /// What was reported of the last stack that was stored: it's the same for each stack above.
    private var reported: NavigationRestoration.Failure?

    /// Called before each evaluation of the modifier.
    func update(_ stack: SnapshotSlot, onFailure: @escaping @MainActor (NavigationRestoration.Failure) -> Void) {
        self.stack = stack
        self.onFailure = onFailure
    }

    // MARK: Coming back

    /// Whether the navigator is that of the one shell whose stack this is: a sheet on it, with a shell of its own, finds
    /// this in the environment too.
    func canAttach(to navigator: Navigator) -> Bool {
        guard let current = self.navigator, current !== navigator else { return true }
        return !current.hasShell
    }

    /// Called before the first evaluation of the shell's stack.
    func attach(to navigator: Navigator) {
        self.navigator = navigator
        guard !hasRestored, let stack else { return }
        hasRestored = true
        // What was asked for before the shell was there counts more.
        guard !navigator.hasBeenAsked else { return scheduleSave() }
        let restored = stack.restore { entry throws(NavigationRestoration.Failure) in
            try navigator.restoredRoute(of: entry, coding: stack.restoration.coding)
        }
        report(restored.failure)
        if !navigator.hasBeenAsked {
            navigator.show(restored.routes)
            // What the next launch may be able to show is kept until something changes.
            if restored.failure != nil { cancelSaving() }
            restoring = navigator.entries.last?.id
        }
        if restoring == nil, restored.isMarked { finishRestoring() }
    }

    func screenAppeared(_ id: NavigationEntry.ID) {
        guard id == restoring else { return }
        restoring = nil
        Task {
            // What the screen does when it appears is part of it.
            await Task.yield()
            finishRestoring()
        }
    }

    private func finishRestoring() {
        stack?.finishRestoring(onFailure: reporter)
    }

    // MARK: Storing

    /// Stores the stack once all that is asked for now has changed it.
    func stackChanged() {
        if restoring != nil, navigator?.entries.contains(where: { $0.id == restoring }) == false {
            restoring = nil
            finishRestoring()
        }
        scheduleSave()
    }

    private func scheduleSave() {
        guard scheduled == nil else { return }
        scheduled = Task { if !Task.isCancelled { save() } }
    }

    /// Stores what changed since the last time, now.
    func save() {
        guard scheduled != nil, let stack, let navigator else { return }
        cancelSaving()
        let encoding = cache.encode(navigator, in: stack)
        if encoding.failure != reported { report(encoding.failure) }
        reported = encoding.failure
        stack.save(encoding.data, onFailure: reporter)
    }

    func clear() {
        cancelSaving()
        stack?.clear(onFailure: reporter)
    }

    private func cancelSaving() {
        scheduled?.cancel()
        scheduled = nil
    }

    // MARK: Reporting

    /// Told later: a view is being evaluated, in which nothing may change.
    func report(_ failure: NavigationRestoration.Failure?) {
        guard let failure else { return }
        let id = stack?.id ?? ""
        Diagnostics.report("restoresNavigation: the stack “\(id)”: \(failure). The rest is as it should be.")
        Task { onFailure(failure) }
    }

    private var reporter: @Sendable (NavigationRestoration.Failure) -> Void {
        { failure in Task { @MainActor in self.report(failure) } }
    }
}

/// The entries of a stack as they are stored; an entry never changes, so each is encoded once.
@MainActor struct EncodedEntries {
    private var known: [NavigationEntry.ID: NavigationSnapshotEntry] = [:]

    mutating func encode(_ navigator: Navigator, in stack: SnapshotSlot) -> NavigationSnapshot.Encoding {
        var encoded: [NavigationEntry.ID: NavigationSnapshotEntry] = [:]
        var entries: [NavigationSnapshotEntry] = []
        var failure: NavigationRestoration.Failure?
        for entry in navigator.entries {
            do throws(NavigationRestoration.Failure) {
                var one = known[entry.id]
                if one == nil { one = try navigator.snapshot(of: entry, coding: stack.restoration.coding) }
                guard let one else { break }
                encoded[entry.id] = one
                entries.append(one)
            } catch {
                failure = NavigationRestoration.Failure(
                    error.reason,
                    position: entries.count,
                    key: error.key,
                    detail: error.detail
                )
                break
            }
        }
        known = encoded
        let encoding = stack.encode(entries)
        return NavigationSnapshot.Encoding(data: encoding.data, failure: encoding.failure ?? failure)
    }
}
