import SeaGlass
import SwiftUI

/// Restores the stack of one id once, and stores each change after that.
@MainActor final class StackRestorer {
    typealias Failure = NavigationRestoration.Failure

    var stored: StoredStack
    private(set) weak var stack: (any RestorableStack)?
    private var owned: (any RestorableStack)?
    private let window: StoredWindow?
    private let onChange: @MainActor () -> Void
    /// The restorer of the view's previous id, until this one begins.
    private var previous: StackRestorer?
    private let appState: any AppState
    private var observer: AppStateObserver?
    private var hasRestored = false
    /// The restoration, until a person has seen the stack.
    private var running: RunningRestoration?
    private var scheduled: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    private var reported: NavigationRestoration.Failure?
    /// Whether the store's list of windows has this window. A sign-out removes the list.
    private var isListed = true

    var storageID: String { slot.storageID }
    var slot: SnapshotSlot { stored.slot(in: window?.name) }

    static let all = WeakList<StackRestorer>()

    /// The restorers that use a store.
    static func all(in restoration: NavigationRestoration) -> [StackRestorer] {
        all.objects.filter { $0.stored.restoration.store.place == restoration.store.place }
    }

    /// Returns the app state of a view with this store, or the system's.
    static func appState(for restoration: NavigationRestoration) -> any AppState {
        all(in: restoration).first?.appState ?? SystemAppState.current
    }

    /// The stack under the view's previous id, until this restorer begins.
    var previousStack: (any RestorableStack)? { previous?.stack }

    init(
        _ stored: StoredStack,
        in window: StoredWindow?,
        of appState: any AppState,
        after previous: StackRestorer? = nil,
        onChange: @escaping @MainActor () -> Void
    ) {
        self.stored = stored
        self.window = window
        self.appState = appState
        self.onChange = onChange
        self.previous = previous
        Self.all.append(self)
        observer = AppStateObserver { [weak self] in self?.receive($0) }
        if let observer { appState.observers.append(observer) }
    }

    func begin(with stack: any RestorableStack, isOwner: Bool = false) {
        previous?.end()
        previous = nil
        if isOwner { owned = stack }
        let isOther = self.stack !== stack
        self.stack = stack
        guard hasRestored else {
            return appState.whenReadable { [weak self] in
                guard let self, let stack = self.stack, !hasRestored else { return }
                restore(stack)
            }
        }
        if isOther { stackChanged() }
    }

    private func restore<Stack: RestorableStack>(_ stack: Stack) {
        hasRestored = true
        // Requests take precedence over the stored stack, also requests made while a route is validated.
        guard !stack.wasRequested else { return stackChanged() }
        let source = window.flatMap { stored.source(for: $0, hasOthers: appState.hasOtherWindows) }
        let slot = source ?? slot
        guard !appState.crashedStacks.contains(slot.storageID) else { return report(Failure(.crashedWhileRestoring)) }
        var screens: [Stack.Screen] = []
        let restored = slot.restore(isMarking: !appState.isDebugged) {
            screens.append(try stack.screen(of: $0, above: screens, stored.restoration.decoder))
        }
        if let failure = restored.failure { report(failure) }
        if restored.failure?.reason == .crashedWhileRestoring { appState.crashedStacks.insert(slot.storageID) }
        if let mark = restored.mark {
            running = RunningRestoration(of: slot, mark: mark, in: appState, onFailure: reporter) { [weak self] in
                self?.running = nil
                if source != nil { self?.stackChanged() }
            }
        }
        if stack.wasRequested {
            stackChanged()
        } else {
            stack.show(screens)
            // Saves nothing before the next change: a later launch may show stored screens that this launch can't show.
            scheduled = nil
        }
        if source != nil, restored.failure == nil { stackChanged() }
        if stack.isAtRoot { running?.end() }
    }

    func topAppeared() { running?.topAppeared() }

    func receive(_ change: AppStateChange) {
        switch change {
        case .deactivated: running?.pause()
        case .activated, .enteredForeground: running?.resume()
        case .enteredBackground:
            running?.pause()
            storeChanges()
            SnapshotWriter.shared.flushBeforeSuspension()
        case .terminating:
            SnapshotWriter.shared.finish {
                running?.pause()
                storeChanges()
            }
        }
    }

    func stackChanged() {
        onChange()
        guard appState.isReadable, scheduled == nil, let stack else { return }
        // The task keeps the stack, so that the last change of a removed shell is stored, too.
        scheduled = Task { if !Task.isCancelled { save(stack.stored) } }
    }

    private func save(_ screens: [RestorableStack.StoredScreen]) {
        scheduled = nil
        var entries: [NavigationSnapshotEntry] = []
        var failure: Failure?
        for (entry, route) in screens {
            do {
                guard let route = route as? any Encodable else {
                    let remedy = entry.key == .selection ? "" : ", or declare it with isRestorable: false"
                    throw Failure(.unstorable, detail: "A \(type(of: route)) is not Codable. Make it Codable\(remedy).")
                }
                let payload = try stored.restoration.encoder.encode(route)
                entries.append(with(entry) { $0.payload = payload })
            } catch {
                let detail = (error as? Failure)?.detail ?? "\(error)"
                failure = .init(.unstorable, position: entries.screenCount, key: entry.key, detail: detail)
                break
            }
        }
        let encoding = NavigationSnapshot(entries: entries).encoded()
        failure = encoding.failure ?? failure
        if let failure, failure.position != reported?.position { report(failure) }
        reported = failure
        appState.crashedStacks.remove(storageID)
        slot.save(encoding.data, mark: running?.mark, onFailure: reporter)
        if let window, !isListed { stored.open(window.name) }
        isListed = true
    }

    func clear() {
        scheduled = nil
        hasRestored = true
        appState.crashedStacks.remove(storageID)
        appState.whenReadable { [stored, window, reporter] in stored.clear(in: window?.name, onFailure: reporter) }
    }

    /// - Parameter isMoving: Whether the stack gets another id. What the app requested since the last update of the view
    ///   belongs to that id, and is not stored under this one.
    func end(isMoving: Bool = false) {
        previous?.end()
        previous = nil
        running?.end()
        if isMoving, hasRestored, let updated = stack?.updated { save(updated) } else { storeChanges() }
        stack = nil
        owned = nil
    }

    /// Called after an update of the view: later requests are the next update's.
    func update() { stack?.update() }

    /// Forgets the stack of a person who signs out. The store removes the stored one.
    func reset() {
        running?.cancel()
        running = nil
        reported = nil
        isListed = false
        // A stack that waits for the first unlock must not be restored then.
        if stack != nil { hasRestored = true }
        owned?.clear()
        scheduled = nil
    }

    /// Stores a change now that would be stored in a later task.
    func storeChanges() { if scheduled != nil, let stack { save(stack.stored) } }

    func report(_ failure: NavigationRestoration.Failure) {
        Diagnostics.report("restoresNavigation “\(stored.id)”: \(failure)")
        // In a later task, since no state may change while a view is evaluated.
        Task { stored.onFailure(failure) }
    }

    private var reporter: SnapshotSlot.OnFailure { { failure in Task { @MainActor in self.report(failure) } } }
}
