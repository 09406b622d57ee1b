import SeaGlass
import SwiftUI

/// Drives the stack of a navigation shell: pushes views and routes, and pops them.
///
/// Every screen of a shell finds the shell's own in the environment; of shells inside each other, in a sheet or a tab
/// for instance, the nearest.
///
/// ```swift
/// struct InboxScreen: View {
///     @Environment(Navigator.self) private var navigator
///
///     var body: some View {
///         Button("Settings") { navigator.push(SettingsScreen()) }
///     }
/// }
/// ```
///
/// ``entries`` is what was asked for, at once. The screen follows: what is asked for while a transition runs is applied
/// together when it ends, so requests may come faster than animations end. The back button, the swipe and the system's
/// own ways back end in the same state as ``pop()``.
///
/// What can't be done changes nothing, or as much as its method says, and is reported in debug builds. Without a shell,
/// before it appears or after it is gone, requests change the stack that a shell with this navigator will show.
@MainActor @Observable public final class Navigator {
    /// The screens above the root, the one on top last.
    public internal(set) var entries: [NavigationEntry] = [] { didSet { restorer?.stackChanged() } }

    /// The path of the stack, which the system changes too.
    var path = NavigationPath() { didSet { if !isWritingPath { followPath() } } }

    /// What is in the path.
    @ObservationIgnored private var presented: [NavigationEntry] = []
    @ObservationIgnored private var isWritingPath = false
    /// The screens in sight: two of them while a transition runs.
    @ObservationIgnored private var visible: Set<NavigationEntry.ID> = []
    /// Whether what waits for the end of a transition is to be animated.
    @ObservationIgnored private var waiting: Bool?
    @ObservationIgnored private var patience: Task<Void, Never>?
    /// How time passes, which a test may say.
    @ObservationIgnored var sleep: @MainActor (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    @ObservationIgnored private weak var shell: NavigationShellLifetime?
    @ObservationIgnored private(set) weak var restorer: NavigationRestorer?
    /// Whether anything was asked for, which counts more than what was stored.
    @ObservationIgnored private(set) var hasBeenAsked = false
    /// What is to be shown when the shell is there.
    @ObservationIgnored var pendingPath: Data? { didSet { hasBeenAsked = true } }
    @ObservationIgnored private(set) var routes = NavigationRoutes()
    @ObservationIgnored let rootBar = TopNavigationBarModel()
    @ObservationIgnored let zoomSources = NavigationZoomSources()

    /// A navigator with nothing above the root.
    ///
    /// Keep it where the shell's view keeps its state, and hand it over with `navigationShell(_:navigator:)`.
    public init() {}

    /// How many screens stand above the root.
    public var depth: Int { entries.count }

    /// Whether there is a screen to pop.
    public var canPop: Bool { !entries.isEmpty }

    // MARK: The shell

    /// Called before each evaluation of the shell, so that its first one knows the routes.
    func attach(to shell: NavigationShellLifetime, routes: NavigationRoutes, restorer: NavigationRestorer?) {
        let isFirst = self.shell !== shell
        self.shell = shell
        self.routes = routes
        guard isFirst else { return }
        visible = []
        // Screens that say nothing of their bar would leave what stood there under the shell before.
        for bar in [rootBar] + entries.map(\.bar) { bar.show(TopNavigationBarContent()) }
        dropUndeclaredEntries()
        if let restorer, restorer.canAttach(to: self) {
            self.restorer = restorer
            restorer.attach(to: self)
        }
        restorePendingPath()
    }

    private func dropUndeclaredEntries() {
        let undeclared = entries.compactMap(\.route).filter { !routes.declares($0) }
        guard !undeclared.isEmpty else { return }
        for route in undeclared { reportUndeclared(route, in: "push") }
        change(animated: false) { $0.removeAll { $0.route.map { !routes.declares($0) } ?? false } }
    }

    var hasShell: Bool { shell != nil }

    func screenAppeared(_ id: NavigationEntry.ID) {
        visible.insert(id)
        restorer?.screenAppeared(id)
    }

    func screenDisappeared(_ id: NavigationEntry.ID) {
        visible.remove(id)
        applyWhatWaits()
    }

    // MARK: The stack

    /// Changes the entries, and the stack as soon as it can take it.
    func change(animated: Bool, _ body: (inout [NavigationEntry]) -> Void) {
        hasBeenAsked = true
        var changed = entries
        body(&changed)
        guard changed != entries else { return }
        entries = changed
        apply(animated: animated)
    }

    private func apply(animated: Bool) {
        guard visible.count < 2 else { return wait(animated: animated) }
        stopWaiting()
        let kept = zip(entries, presented).prefix { $0 == $1 }.count
        guard kept < max(entries.count, presented.count) else { return }
        var path = path
        path.removeLast(presented.count - kept)
        for entry in entries[kept...] { path.append(entry) }
        presented = entries
        write(path, animated: animated)
    }

    private func write(_ path: NavigationPath, animated: Bool) {
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        isWritingPath = true
        defer { isWritingPath = false }
        withTransaction(transaction) { self.path = path }
    }

    /// Until a screen has left, or for as long as no transition takes: a request is never held back for good.
    private func wait(animated: Bool) {
        waiting = animated
        guard patience == nil else { return }
        patience = Task { [weak self, sleep] in
            guard (try? await sleep(.seconds(2))) != nil else { return }
            self?.visible = []
            self?.applyWhatWaits()
        }
    }

    /// Whether a change waits for the end of a transition.
    var isWaiting: Bool { waiting != nil }

    private func applyWhatWaits() {
        guard let waiting else { return }
        apply(animated: waiting)
    }

    private func stopWaiting() {
        waiting = nil
        patience?.cancel()
        patience = nil
    }

    /// Takes over what the system did to the path: it pops with its own button, swipe and escape, and pushes the values
    /// of the app's own links.
    private func followPath() {
        if path.count < presented.count {
            let removed = Set(presented[path.count...])
            presented.removeLast(presented.count - path.count)
            entries.removeAll(where: removed.contains)
        } else if path.count > presented.count {
            let kept = zip(entries, presented).prefix { $0 == $1 }.count
            let pushed = (presented.count..<path.count).map { _ in
                entry(route: nil, view: nil, above: presented.last)
            }
            presented += pushed
            entries.insert(contentsOf: pushed, at: kept)
        }
    }

    func entry(
        route: (any NavigationRoute)?,
        view: AnyView?,
        above below: NavigationEntry?,
        options: NavigationEntry.Options = NavigationEntry.Options()
    ) -> NavigationEntry {
        NavigationEntry(id: .next(), route: route, view: view, options: options, barBelow: below?.bar ?? rootBar)
    }
}

/// Lives as long as the shell it belongs to.
@MainActor final class NavigationShellLifetime {}
