import SeaGlass
import SwiftUI

/// Brings one stored stack back, once, and stores it when it changes.
@MainActor final class StackRestorer<Stack: RestorableStack> {
    var slot: SnapshotSlot
    /// All windows with this stack, where each has its own.
    var windows: StoredWindows?
    var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    private(set) weak var stack: Stack?
    /// A stack that the restorer alone keeps.
    private var owned: Stack?
    /// Where the stack comes from, if not from its own place.
    private var source: SnapshotSlot?
    private var hasRestored = false
    /// Whether the top screen of what came back has yet to appear.
    private var isRestoring = false
    private var scheduled: Task<Void, Never>?
    private var encoded = EncodedScreens<Stack.Screen>()
    /// The failure that was reported when a stack was last stored, so that it is reported once.
    private var reported: NavigationRestoration.Failure?

    init(_ slot: SnapshotSlot, source: SnapshotSlot? = nil) {
        self.slot = slot
        self.source = source
    }

    // MARK: Coming back

    func begin(with stack: Stack, isOwner: Bool = false) {
        if isOwner { owned = stack }
        let isOther = self.stack !== stack
        self.stack = stack
        if !hasRestored { restore(stack) } else if isOther { stackChanged() }
    }

    private func restore(_ stack: Stack) {
        hasRestored = true
        // Requests take precedence over the stored stack, also those made while a route is validated.
        guard !stack.wasAsked else { return stackChanged() }
        let restored = (source ?? slot).restore { entry throws(NavigationRestoration.Failure) in
            try stack.screen(of: entry, in: slot.restoration)
        }
        if let failure = restored.failure { report(failure) }
        // Stored screens that can't be shown now are kept until the stack changes: a later launch may show them.
        if stack.wasAsked { stackChanged() } else { stack.show(restored.routes) }
        isRestoring = restored.isMarked
        if stack.isAtRoot { finishRestoring() }
    }

    /// Called when the screen on top of the stack has appeared.
    func topAppeared() {
        guard isRestoring else { return }
        Task {
            // The top screen's `onAppear` is part of the restoration.
            await Task.yield()
            finishRestoring()
        }
    }

    private func finishRestoring() {
        guard isRestoring else { return }
        isRestoring = false
        (source ?? slot).finishRestoring(onFailure: reporter)
        if source != nil { stackChanged() }
        source = nil
    }

    // MARK: Storing

    /// Stores the stack once all that is asked for now has changed it.
    func stackChanged() {
        guard scheduled == nil, let stack else { return }
        // The task keeps the stack: the last change of a shell that goes is stored too.
        scheduled = Task { if !Task.isCancelled { save(stack) } }
    }

    /// Stores what changed since the last time, now.
    func saveChanges() {
        if scheduled != nil, let stack { save(stack) }
    }

    private func save(_ stack: Stack) {
        scheduled?.cancel()
        scheduled = nil
        let encoding = encoded.encode(stack, in: slot)
        if let failure = encoding.failure, failure.reason != reported?.reason || failure.position != reported?.position
        {
            report(failure)
        }
        reported = encoding.failure
        slot.save(encoding.data, onFailure: reporter)
    }

    func clear() {
        scheduled?.cancel()
        scheduled = nil
        slot.clear(onFailure: reporter)
        windows?.clear()
    }

    func end() {
        settle()
        (stack, owned) = (nil, nil)
    }

    func enterBackground() {
        settle()
        SnapshotWriter.shared.flushBeforeSuspension()
    }

    /// Stores what changed, and takes what came back for shown: a process that gets to the background has survived it.
    func settle() {
        finishRestoring()
        saveChanges()
    }

    // MARK: Reporting

    private func report(_ failure: NavigationRestoration.Failure) {
        Diagnostics.report("restoresNavigation: the stack “\(slot.id)”: \(failure). The rest is as it should be.")
        tell(failure)
    }

    /// Later: a view is being evaluated, in which nothing may change.
    func tell(_ failure: NavigationRestoration.Failure) {
        Task { onFailure(failure) }
    }

    private var reporter: @Sendable (NavigationRestoration.Failure) -> Void {
        { failure in Task { @MainActor in self.report(failure) } }
    }
}
