import SeaGlass
import SwiftUI

/// A stack that is stored and comes back: that of a shell, or the path of a stack that the app keeps itself.
@MainActor protocol RestorableStack<Screen>: AnyObject {
    typealias Failure = NavigationRestoration.Failure
    /// One screen above the root, or all of a path that can only be stored as a whole.
    associatedtype Screen

    /// Whether the app asked for the shown stack in this launch. Then a stored one doesn't replace it.
    var wasAsked: Bool { get }
    /// Whether it shows nothing above the root.
    var isAtRoot: Bool { get }
    /// The screens above the root, the top one last.
    var screens: [Screen] { get }

    /// - Returns: `nil` if the stored stack ends below the screen.
    func stored(_ screen: Screen, _ coding: NavigationRouteCoding) throws(Failure) -> NavigationSnapshotEntry?

    func screen(of stored: NavigationSnapshotEntry, _ coding: NavigationRouteCoding) throws(Failure) -> Screen

    /// Shows what came back, without animation.
    func show(_ screens: [Screen])
}

/// Brings one stored stack back, once, and stores it when it changes.
@MainActor final class StackRestorer {
    var slot: SnapshotSlot
    /// All windows with this stack, where each has its own.
    var windows: StoredWindows?
    var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    private(set) weak var stack: (any RestorableStack)?
    /// A stack that the restorer alone keeps.
    private var owned: (any RestorableStack)?
    private let window: StoredWindow?
    /// Where the stack comes from, if not from its own place.
    private var source: SnapshotSlot?
    private var hasRestored = false
    /// Whether what came back has yet to be on screen for a while.
    private var isRestoring = false
    /// Whether the launch before ended while restoring this stack, which is kept.
    private var hasCrashed = false
    private var scheduled: Task<Void, Never>?
    /// The failure that was reported when a stack was last stored, so that it is reported once.
    private var reported: NavigationRestoration.Failure?

    private var system: RestorationSystem { slot.restoration.system }

    init(_ slot: SnapshotSlot, in window: StoredWindow? = nil) { (self.slot, self.window) = (slot, window) }

    // MARK: Coming back

    func begin(with stack: some RestorableStack, isOwner: Bool = false) {
        if isOwner { owned = stack }
        let isOther = self.stack !== stack
        self.stack = stack
        guard hasRestored else {
            return system.whenReadable { [weak self] in
                guard let self, let stack = self.stack, !hasRestored else { return }
                restore(stack)
            }
        }
        if isOther { stackChanged() }
    }

    private func restore(_ stack: some RestorableStack) {
        hasRestored = true
        // Requests take precedence over the stored stack, also those made while a route is validated.
        guard !stack.wasAsked else { return stackChanged() }
        source = window.flatMap { windows?.source(for: $0) }
        let restored = (source ?? slot).restore { entry throws(NavigationRestoration.Failure) in
            try stack.screen(of: entry, slot.restoration.coding)
        }
        if let failure = restored.failure { report(failure) }
        // Stored screens that can't be shown now are kept until the stack changes: a later launch may show them.
        if stack.wasAsked { stackChanged() } else { stack.show(restored.routes) }
        hasCrashed = restored.failure?.reason == .crashedWhileRestoring
        isRestoring = restored.isMarked
        if isRestoring { system.onDeactivation.append { [weak self] in self?.finishRestoring() } }
        if stack.isAtRoot { finishRestoring() }
    }

    /// Called when the screen on top of the stack has appeared.
    func topAppeared() {
        guard isRestoring else { return }
        Task {
            // What the top screen does first is part of the restoration.
            try? await system.clock.sleep(for: .seconds(3))
            // A launch in the background shows nothing.
            if !system.isInBackground() { finishRestoring() }
        }
    }

    /// Takes what came back for shown: a person who leaves the app has seen it.
    func finishRestoring() {
        guard isRestoring else { return }
        isRestoring = false
        (source ?? slot).finishRestoring(onFailure: reporter)
        if source != nil { stackChanged() }
        source = nil
    }

    // MARK: Storing

    /// Stores the stack once all that is asked for now has changed it.
    func stackChanged() {
        guard system.isReadable, scheduled == nil, let stack else { return }
        // The task keeps the stack: the last change of a shell that goes is stored too.
        scheduled = Task { if !Task.isCancelled { save(stack) } }
    }

    private func save(_ stack: some RestorableStack) {
        scheduled?.cancel()
        scheduled = nil
        var entries: [NavigationSnapshotEntry] = []
        var failure: NavigationRestoration.Failure?
        do throws(NavigationRestoration.Failure) {
            for screen in stack.screens {
                guard let stored = try stack.stored(screen, slot.restoration.coding) else { break }
                entries.append(stored)
            }
        } catch {
            failure = error.of(error.key, at: entries.count)
        }
        let encoding = NavigationSnapshot(entries: entries).encoded()
        failure = encoding.failure ?? failure
        if let failure, failure.position != reported?.position { report(failure) }
        reported = failure
        slot.save(encoding.data, onFailure: reporter)
        // The crash was another stack's.
        if hasCrashed { slot.finishRestoring(onFailure: reporter) }
        hasCrashed = false
    }

    func clear() {
        scheduled?.cancel()
        scheduled = nil
        hasRestored = true
        system.whenReadable { [slot, windows, reporter] in
            slot.clear(onFailure: reporter)
            windows?.clear()
        }
    }

    func end() {
        finishRestoring()
        storeChanges()
        (stack, owned) = (nil, nil)
    }

    func enterBackground() {
        storeChanges()
        SnapshotWriter.shared.flushBeforeSuspension()
    }

    private func storeChanges() { if scheduled != nil, let stack { save(stack) } }

    // MARK: Reporting

    private func report(_ failure: NavigationRestoration.Failure) {
        Diagnostics.report("restoresNavigation: the stack “\(slot.id)”: \(failure). The rest is as it should be.")
        // Later: a view is being evaluated, in which nothing may change.
        Task { onFailure(failure) }
    }

    private var reporter: @Sendable (NavigationRestoration.Failure) -> Void {
        { failure in Task { @MainActor in self.report(failure) } }
    }
}

/// Returns the route that a decoder makes of a stored entry.
@MainActor func decoded<Route>(_ decode: @MainActor () throws -> Route) throws(NavigationRestoration.Failure) -> Route {
    do {
        return try decode()
    } catch {
        throw NavigationRestoration.Failure(.unreadable, detail: "\(error)")
    }
}

extension NavigationRouteCoding {
    /// The entry that a route is stored as.
    func entry(
        of route: some Encodable,
        key: NavigationDestinationKey
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry {
        do {
            return NavigationSnapshotEntry(key: key, payload: try encode(route))
        } catch {
            throw NavigationRestoration.Failure(.unstorable, key: key, detail: "\(error)")
        }
    }
}
