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
/// ``entries`` is what was asked for, at once. The screen follows: where UIKit knows of a push or pop that runs, what is asked
/// for meanwhile is applied together when it ends, so requests may come faster than animations end. The back button, the
/// swipe and the system's own ways back end in the same state as ``pop()``.
///
/// What can't be done changes nothing, or as much as its method says, and is reported in debug builds. Without a shell,
/// before it appears or after it is gone, requests change the stack that a shell with this navigator will show.
@MainActor @Observable public final class Navigator {
    /// The screens above the root, the one on top last.
    public private(set) var entries: [NavigationEntry] = [] { didSet { observer?.stackChanged() } }

    /// The path of the stack, which the system changes too.
    var path = NavigationPath() { didSet { followPath() } }

    /// Number of values in the path at the last change of ours or the system's.
    @ObservationIgnored private var pathCount = 0
    /// Number of entries, from the root up, that the path already shows. What else the path has is replaced by the other
    /// entries as soon as no transition runs. Keeping this count makes a push cost the same at any depth.
    @ObservationIgnored private var settled = 0
    /// The screen that disappeared last, and whether the shell itself is in sight. Hints, for a report: the system does not
    /// pair appearances with disappearances.
    @ObservationIgnored private var hidden: NavigationEntry.ID?
    @ObservationIgnored var isInSight = false
    /// The stack as UIKit has it, where there is UIKit.
    @ObservationIgnored package var systemStack: (any SystemStack)?
    /// Whether the change that waits for the end of a transition is animated.
    @ObservationIgnored private var waiting: Bool?
    /// Whether a request took effect. If so, an observer does not replace the stack with what it stored.
    @ObservationIgnored private(set) var wasAsked = false
    /// Whether a route that nobody declared has a screen that says so. Tests see both builds.
    @ObservationIgnored var showsUndeclared = Diagnostics.isEnabled
    @ObservationIgnored private var earlyRequests: [@MainActor (Navigator) -> Void] = []
    @ObservationIgnored private weak var shell: AnyObject?
    @ObservationIgnored private(set) weak var observer: (any NavigatorObserver)?
    @ObservationIgnored private(set) var routes = NavigationRoutes()
    @ObservationIgnored let rootTitle = NavigationTitle()
    @ObservationIgnored let zoomSources = NavigationZoomSources()

    /// A navigator with nothing above the root.
    ///
    /// Keep it where the shell's view keeps its state, and hand it over with `navigationShell(_:navigator:)`. It keeps
    /// its stack when the shell goes: a pushed view that refers to it strongly, other than by the environment, keeps it
    /// in memory until it is popped.
    public init() {}

    /// How many screens stand above the root.
    public var depth: Int { entries.count }

    /// Whether there is a screen to pop.
    public var canPop: Bool { !entries.isEmpty }

    // MARK: The stack

    /// Keeps the first `count` entries and puts others above them. The stack follows as soon as no transition runs.
    func change(keeping count: Int, adding added: [NavigationEntry], animated: Bool) {
        wasAsked = true
        guard count < entries.count || !added.isEmpty else { return }
        settled = min(settled, count)
        entries.replaceSubrange(count..., with: added)
        apply(animated: animated)
    }

    private func apply(animated: Bool) {
        let isFirst = waiting == nil
        waiting = animated
        guard isFirst, systemStack?.afterTransition({ [weak self] in self?.applyWhatWaits() }) != true else { return }
        waiting = nil
        let removed = pathCount - settled
        let added = entries.indices[settled...].map { index in
            var entry = entries[index]
            entry.titleBelow = index == 0 ? rootTitle : entries[index - 1].title
            return entry
        }
        guard removed > 0 || !added.isEmpty else { return }
        (settled, pathCount) = (entries.count, entries.count)
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        withTransaction(transaction) { path.replaceLast(removed, with: added) }
    }

    /// Updates the entries after the system changed the path: it pops with its button, swipe and escape gesture, and
    /// pushes the values of the app's own links.
    private func followPath() {
        let known = pathCount
        pathCount = path.count
        if pathCount < settled {
            entries.removeSubrange(pathCount..<settled)
            settled = pathCount
        } else if pathCount > known, settled == known {
            entries.insert(contentsOf: (known..<pathCount).map { _ in NavigationEntry() }, at: settled)
            settled = pathCount
        }
        // A link on a screen that waits to be removed goes with it.
    }

    // MARK: Transitions

    func screenAppeared(_ id: NavigationEntry.ID) {
        if hidden == id { hidden = nil }
        observer?.screenAppeared(id)
    }

    func screenDisappeared(_ id: NavigationEntry.ID) { hidden = id }

    /// Whether a screen that is in no path seems to cover the one on top.
    var isCovered: Bool { isInSight && hidden == entries.last?.id ?? .root }

    /// Whether a change waits for the end of a transition.
    var isWaiting: Bool { waiting != nil }

    private func applyWhatWaits() {
        guard let animated = waiting else { return }
        waiting = nil
        apply(animated: animated)
    }

    // MARK: The shell

    var hasShell: Bool { shell != nil }

    func isShown(by shell: AnyObject) -> Bool { self.shell === shell }

    /// Carries a request out when a shell is there, which knows the routes.
    func whenShown(_ request: @escaping @MainActor (Navigator) -> Void) { earlyRequests.append(request) }

    /// Called before the first evaluation of a shell.
    func enter(_ shell: AnyObject, routes: NavigationRoutes) {
        leave(self.shell)
        self.shell = shell
        self.routes = routes
        // A screen without a title would keep the one it had in the shell before.
        for title in [rootTitle] + entries.map(\.title) { title.text = nil }
        let refused = entries.filter { entry in
            guard let route = entry.route, !routes.declares(route) else { return false }
            return !acceptsUndeclared(route, in: "push")
        }
        guard let first = refused.first, let count = entries.firstIndex(of: first) else { return }
        let rest = entries[count...].filter { !refused.contains($0) && !$0.isLink }
        change(keeping: count, adding: rest, animated: false)
        wasAsked = canPop
    }

    /// Called before each further evaluation of the shell. A declaration stays for as long as its screens do.
    func update(_ routes: NavigationRoutes) {
        let before = self.routes
        self.routes = routes
        for lost in before.declarations where routes.declaration(of: lost.type) == nil {
            guard entries.contains(where: { $0.route.map { type(of: $0) == lost.type } ?? false }) else { continue }
            self.routes.add(lost)
            Diagnostics.report(
                """
                navigationRoute: the declaration of \(lost.type) is gone while its screen is shown, which stays. Declare \
                it for as long as the shell is there.
                """
            )
        }
    }

    /// Called when the shell has another observer, its first included.
    func follow(by observer: (any NavigatorObserver)?) {
        // What was asked for before belongs to the stack that the observer before followed.
        if self.observer != nil { wasAsked = false }
        self.observer = nil
        if let observer, observer.takes(self) { self.observer = observer }
        for request in earlyRequests { request(self) }
        earlyRequests = []
    }

    /// Called when the shell shows another navigator, or another shell this one.
    func leave(_ shell: AnyObject?) {
        guard self.shell === shell else { return }
        self.shell = nil
        observer?.end(of: self)
        observer = nil
        systemStack?.letGo()
        (hidden, systemStack) = (nil, nil)
        applyWhatWaits()
    }

    /// Empties the stack when the shell that owned this navigator is gone: a pushed view may refer to the navigator.
    func empty() {
        leave(nil)
        change(keeping: 0, adding: [], animated: false)
    }
}

/// What the system itself knows of a shell's stack.
@MainActor package protocol SystemStack: AnyObject {
    /// Carries an action out when the push or pop that runs has ended.
    ///
    /// - Returns: Whether one runs; if not, the action is not carried out.
    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool
    /// Called when no shell shows the navigator any more.
    func letGo()
}

/// Follows the stack of a navigator for as long as a shell shows it.
@MainActor protocol NavigatorObserver: AnyObject {
    /// Called before the stack is shown, which may still be changed.
    ///
    /// - Returns: Whether it follows this navigator; not while it follows that of another shell.
    func takes(_ navigator: Navigator) -> Bool
    func stackChanged()
    func screenAppeared(_ id: NavigationEntry.ID)
    /// Called for a route whose screen nobody declares.
    func refused(_ route: any NavigationRoute)
    func end(of navigator: Navigator)
}

extension EnvironmentValues {
    private struct NavigatorObserverKey: EnvironmentKey {
        static var defaultValue: (any NavigatorObserver)? { nil }
    }

    /// Follows the stack of the nearest shell.
    var navigatorObserver: (any NavigatorObserver)? {
        get { self[NavigatorObserverKey.self] }
        set { self[NavigatorObserverKey.self] = newValue }
    }
}

extension NavigationPath {
    /// Replaces the path in one change, so that the stack sees no state in between.
    fileprivate mutating func replaceLast(_ count: Int, with entries: [NavigationEntry]) {
        removeLast(count)
        for entry in entries { append(entry) }
    }
}
