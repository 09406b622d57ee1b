import SeaGlass
import SwiftUI

/// Brings one stored stack back to a shell, once, and stores it when it changes.
@MainActor final class NavigationRestorer: NavigatorObserver {
    var stack: SnapshotSlot
    var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    private weak var navigator: Navigator?
    private var hasRestored = false
    /// Whether the top screen of what came back has yet to appear.
    private var isRestoring = false
    private var scheduled: Task<Void, Never>?
    private var encoded = EncodedEntries()
    /// What was reported of the last stack that was stored: it's the same for each stack above.
    private var reported: NavigationRestoration.Failure?

    init(_ stack: SnapshotSlot) { self.stack = stack }

    // MARK: Coming back

    /// A sheet on the shell, with a shell of its own, finds this in the environment too.
    func begin(with navigator: Navigator) -> Bool {
        if let current = self.navigator, current !== navigator, current.hasShell { return false }
        let isOther = self.navigator !== navigator
        self.navigator = navigator
        if !hasRestored { restore() } else if isOther { scheduleSave() }
        return true
    }

    private func restore() {
        guard let navigator else { return }
        hasRestored = true
        // What was asked for before counts more, and so does what is asked for while a route is validated.
        guard !navigator.wasAsked else { return scheduleSave() }
        let restored = stack.restore { entry throws(NavigationRestoration.Failure) in
            try navigator.routes.entry(of: entry, coding: stack.restoration.coding)
        }
        report(restored.failure)
        if navigator.wasAsked {
            scheduleSave()
        } else {
            // What the next launch may be able to show is kept until something changes.
            navigator.change(keeping: 0, adding: restored.routes, animated: false)
        }
        isRestoring = restored.isMarked
        if !navigator.canPop { finishRestoring() }
    }

    func screenAppeared(_ id: NavigationEntry.ID) {
        guard isRestoring, id == navigator?.entries.last?.id ?? .root else { return }
        Task {
            // What the screen does when it appears is part of it.
            await Task.yield()
            finishRestoring()
        }
    }

    private func finishRestoring() {
        guard isRestoring else { return }
        isRestoring = false
        stack.finishRestoring(onFailure: reporter)
    }

    // MARK: Storing

    /// Stores the stack once all that is asked for now has changed it.
    func stackChanged() { scheduleSave() }

    private func scheduleSave() {
        guard scheduled == nil, let navigator else { return }
        // The task keeps the navigator: the last change of a shell that goes is stored too.
        scheduled = Task { if !Task.isCancelled { save(navigator) } }
    }

    /// Stores what changed since the last time, now.
    func saveChanges() {
        if scheduled != nil, let navigator { save(navigator) }
    }

    private func save(_ navigator: Navigator) {
        scheduled?.cancel()
        scheduled = nil
        let encoding = encoded.encode(navigator, in: stack)
        if let failure = encoding.failure, failure.reason != reported?.reason || failure.position != reported?.position
        {
            report(failure)
        }
        reported = encoding.failure
        stack.save(encoding.data, onFailure: reporter)
    }

    func clear() {
        scheduled?.cancel()
        scheduled = nil
        stack.clear(onFailure: reporter)
    }

    /// Not if the shell that came instead has begun already: which of two is freed first is SwiftUI's to say.
    func end(of navigator: Navigator) {
        if self.navigator === navigator { end() }
    }

    func end() {
        settle()
        navigator = nil
    }

    /// Stores what changed, and takes what came back for shown: a process that gets to the background has survived it.
    func settle() {
        saveChanges()
        finishRestoring()
    }

    // MARK: Reporting

    /// Told later: a view is being evaluated, in which nothing may change.
    private func report(_ failure: NavigationRestoration.Failure?) {
        guard let failure else { return }
        Diagnostics.report("restoresNavigation: the stack “\(stack.id)”: \(failure). The rest is as it should be.")
        Task { onFailure(failure) }
    }

    private var reporter: @Sendable (NavigationRestoration.Failure) -> Void {
        { failure in Task { @MainActor in self.report(failure) } }
    }
}
