import Foundation
import SeaGlass
import SwiftUI

@MainActor protocol RestorableStack<Screen>: AnyObject {
    typealias Failure = NavigationRestoration.Failure
    typealias StoredScreen = (entry: NavigationSnapshotEntry, route: any Equatable)
    /// One screen above the root, or all of a path that can only be stored as a whole.
    associatedtype Screen

    /// Whether the app requested the stack in this launch, so that a stored one doesn't replace it.
    var wasRequested: Bool { get }
    var isAtRoot: Bool { get }
    /// The entries up to the first screen that is not stored. They lack payloads, which `save` encodes from the routes.
    var stored: [StoredScreen] { get }
    /// What `stored` was at the last update of the view, if the app has requested another stack since.
    var updated: [StoredScreen]? { get }
    /// Called after an update of the view, which has seen all requests.
    func update()
    /// Empties the stack, as if the app had requested nothing.
    func clear()

    /// - Parameter below: The screens below, which are restored.
    func screen(of stored: NavigationSnapshotEntry, above below: [Screen], _ decoder: JSONDecoder) throws -> Screen

    func show(_ screens: [Screen])
}

@MainActor final class StackRestorer {
    typealias Failure = NavigationRestoration.Failure

    var stored: StoredStack
    private(set) weak var stack: (any RestorableStack)?
    private var owned: (any RestorableStack)?
    private let window: StoredWindow?
    private let onChange: @MainActor () -> Void
    /// The restorer of the view's previous id, until this one begins.
    private var previous: StackRestorer?
    private var source: SnapshotSlot?
    private var hasRestored = false
    private var isRestoring = false
    private var hasTopAppeared = false
    /// Whether an earlier launch may have left a mark, which the first change removes.
    private var hasOldMark = true
    private var scheduled: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    private var reported: NavigationRestoration.Failure?
    /// Whether the store's list of windows has this window. A sign-out removes the list.
    private var isListed = true

    var storageID: String { stored.storageID(in: window?.name) }
    var slot: SnapshotSlot { stored.slot(in: window?.name) }
    private var system: RestorationSystem { stored.restoration.system }

    static let all = WeakList<StackRestorer>()

    init(
        _ stored: StoredStack,
        in window: StoredWindow? = nil,
        after previous: StackRestorer? = nil,
        onChange: @escaping @MainActor () -> Void = {}
    ) {
        self.stored = stored
        self.window = window
        self.onChange = onChange
        self.previous = previous
        Self.all.append(self)
    }

    func begin(with stack: any RestorableStack, isOwner: Bool = false) {
        previous?.end()
        previous = nil
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

    private func restore<Stack: RestorableStack>(_ stack: Stack) {
        hasRestored = true
        // Requests take precedence over the stored stack, also requests made while a route is validated.
        guard !stack.wasRequested else { return stackChanged() }
        source = window.flatMap(stored.source)
        var screens: [Stack.Screen] = []
        let restored = (source ?? slot).restore {
            screens.append(try stack.screen(of: $0, above: screens, stored.restoration.decoder))
        }
        if let failure = restored.failure { report(failure) }
        if stack.wasRequested {
            stackChanged()
        } else {
            stack.show(screens)
            // Saves nothing before the next change: a later launch may show stored screens that this launch can't show.
            scheduled = nil
        }
        (isRestoring, hasOldMark) = (restored.isMarked, !restored.isMarked)
        if stack.isAtRoot { finishRestoring() }
        guard isRestoring else { return }
        system.onDeactivation.append { [weak self] in self?.finishRestoring() }
        system.onForeground.append { [weak self] in self?.enterForeground() }
        Task { [weak self, system] in
            // As it launches, an app with scenes is in the background: github.com/bugsnag/bugsnag-cocoa/pull/1307.
            try? await system.clock.sleep(for: .seconds(1))
            if system.isInBackground() { self?.mark(isInBackground: true) }
        }
    }

    func topAppeared() {
        guard isRestoring else { return }
        hasTopAppeared = true
        Task {
            // A crash soon after the top screen has appeared counts as a crash of the restoration.
            try? await system.clock.sleep(for: .seconds(3))
            // A launch in the background shows no screen.
            if !system.isInBackground() { finishRestoring() }
        }
    }

    func enterForeground() {
        mark(isInBackground: false)
        if hasTopAppeared { topAppeared() }
    }

    private func mark(isInBackground: Bool) {
        if isRestoring { (source ?? slot).mark(isInBackground: isInBackground, onFailure: reporter) }
    }

    /// Ends the restoration, also when a person leaves the app: by then the person has seen the stack.
    func finishRestoring() {
        guard isRestoring else { return }
        isRestoring = false
        (source ?? slot).finishRestoring(onFailure: reporter)
        if source != nil { stackChanged() }
        source = nil
    }

    func stackChanged() {
        onChange()
        guard system.isReadable, scheduled == nil, let stack else { return }
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
        slot.save(encoding.data, onFailure: reporter)
        if let window, !isListed { stored.open(window.name) }
        isListed = true
        if hasOldMark { slot.finishRestoring { _ in } }
        hasOldMark = false
    }

    func clear() {
        scheduled = nil
        hasRestored = true
        stored.clear(in: window?.name, onFailure: reporter)
    }

    /// - Parameter isMoving: Whether the stack gets another id. What the app requested since the last update of the view
    ///   belongs to that id, and is not stored under this one.
    func end(isMoving: Bool = false) {
        previous?.end()
        previous = nil
        finishRestoring()
        if isMoving, hasRestored, let updated = stack?.updated { save(updated) } else { storeChanges() }
        stack = nil
        owned = nil
    }

    /// Called after an update of the view: later requests are the next update's.
    func update() { stack?.update() }

    /// Forgets the stack of a person who signs out. The store removes the stored one.
    func reset() {
        isRestoring = false
        reported = nil
        isListed = false
        // A stack that waits for the first unlock must not be restored then.
        if stack != nil { hasRestored = true }
        owned?.clear()
        scheduled = nil
    }

    func enterBackground() {
        storeChanges()
        SnapshotWriter.shared.flushBeforeSuspension()
    }

    private func storeChanges() { if scheduled != nil, let stack { save(stack.stored) } }

    func report(_ failure: NavigationRestoration.Failure) {
        Diagnostics.report("restoresNavigation “\(stored.id)”: \(failure)")
        // In a later task, since no state may change while a view is evaluated.
        Task { stored.onFailure(failure) }
    }

    private var reporter: SnapshotSlot.OnFailure { { failure in Task { @MainActor in self.report(failure) } } }
}
