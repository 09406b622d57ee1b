import SeaGlass
import SwiftUI

/// Drives the stack of a navigation shell: pushes views and routes, and pops them.
///
/// Each screen of a shell has the shell's navigator in its environment. If shells are nested, for example in a sheet or a
/// tab, it is the nearest shell's.
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
/// Requests change ``entries`` at once. The screen follows: where UIKit reports a running push or pop, requests made
/// meanwhile are applied together when it ends, so they may come faster than animations. The back button, the swipe and
/// the system's other ways back end in the same state as ``pop()``.
///
/// A request that can't be carried out changes nothing, or as much as its method documents, and is reported in debug
/// builds. Without a shell, before it appears or after it is gone, requests change the stack of the next shell that shows
/// this navigator.
@MainActor @Observable public final class Navigator {
    /// The screens above the root, the top one last.
    public private(set) var entries: [NavigationEntry] = [] {
        didSet {
            stackChanged()
            if writesPath { ownedPath?.write(entries) }
        }
    }

    /// The route presented over the stack, as a sheet or a cover; `nil` if there is none.
    ///
    /// It changes at once with ``present(_:as:animated:)`` and ``dismiss(animated:)``, and when a person or the system has
    /// dismissed it. Its ``NavigationEntry/navigator`` is that of the shell in it.
    public internal(set) var presented: NavigationEntry? {
        didSet {
            presented?.navigator?.presenter = self
            stackChanged()
        }
    }

    /// The path of the stack. The system also changes it.
    var path = NavigationPath() { didSet { followPath() } }

    /// The number of values in the path after its last change, by the navigator or by the system.
    @ObservationIgnored private var pathCount = 0
    /// The number of entries, from the root up, that the path already shows. The other entries replace the rest of the
    /// path as soon as no transition runs. Keeping this count makes a push cost the same at any depth.
    @ObservationIgnored private var settled = 0
    /// The screen that disappeared last, and whether the shell itself is in sight. Hints, for a report: the system does not
    /// pair appearances with disappearances.
    @ObservationIgnored private var hidden: NavigationEntry.ID?
    @ObservationIgnored var isInSight = false
    /// UIKit's stack, on systems with UIKit.
    @ObservationIgnored package var systemStack: (any SystemStack)?
    /// Whether to animate the change that waits for the end of a transition.
    @ObservationIgnored private var waiting: Bool?
    /// Whether a request took effect. If so, an observer does not replace the stack with a stored one.
    @ObservationIgnored var wasAsked = false
    /// The navigator that presents this one's shell, or did.
    @ObservationIgnored weak var presenter: Navigator?
    /// A request that a guarded screen holds back.
    @ObservationIgnored var held: HeldRequest?
    /// The guarded screen that is being left.
    @ObservationIgnored var passed: NavigationEntry.ID?
    /// Whether an undeclared route gets a screen that names the mistake. A variable, so that tests cover both builds.
    @ObservationIgnored var showsUndeclared = Diagnostics.isEnabled
    @ObservationIgnored private var earlyRequests: [@MainActor (Navigator) -> Void] = []
    @ObservationIgnored private weak var shell: AnyObject?
    @ObservationIgnored private(set) weak var observer: (any NavigatorObserver)?
    @ObservationIgnored private(set) var routes = NavigationRoutes()
    /// The array of a shell that the app gave one.
    @ObservationIgnored private(set) var ownedPath: (any NavigatorPath)?
    @ObservationIgnored var writesPath = false
    @ObservationIgnored let rootTitle = NavigationTitle()
    @ObservationIgnored let rootGuards = LeaveGuards()
    @ObservationIgnored let zoomSources = NavigationZoomSources()

    /// Creates a navigator with an empty stack.
    ///
    /// Keep it in the state of the shell's view, and pass it to `navigationShell(bar:navigator:)`. It keeps its stack when
    /// the shell is removed. A pushed view that refers to it strongly, other than by the environment, keeps it in memory
    /// until the view is popped.
    public init() {}

    /// The number of screens above the root.
    public var depth: Int { entries.count }

    /// Whether there is a screen to pop.
    public var canPop: Bool { !entries.isEmpty }

    /// Whether nothing is pushed or presented.
    var isAtRoot: Bool { entries.isEmpty && presented == nil }

    /// The entries and what is presented over them.
    private var ownEntries: [NavigationEntry] { entries + (presented.map { [$0] } ?? []) }

    /// The observer of this stack, or of the one that it is presented over.
    var follower: (any NavigatorObserver)? { observer ?? presenter?.follower }

    // MARK: The stack

    /// Keeps the first `count` entries and puts others above them. The stack follows as soon as no transition runs.
    func change(keeping count: Int, adding added: [NavigationEntry], animated: Bool) {
        guard added.allSatisfy(accepts) else { return }
        wasAsked = true
        let count = min(count, depth)
        guard count < depth || !added.isEmpty else { return }
        settled = min(settled, count)
        entries.replaceSubrange(count..., with: added)
        apply(animated: animated)
    }

    private func stackChanged() {
        held = nil
        follower?.stackChanged()
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
        } else if pathCount > known, !accepts(NavigationEntry()) {
            path.removeLast(pathCount - known)
        } else if pathCount > known, settled == known {
            entries.insert(contentsOf: (known..<pathCount).map { _ in NavigationEntry() }, at: settled)
            settled = pathCount
        }
        // A link that was followed on a screen about to be removed is removed with that screen.
    }

    // MARK: Transitions

    func screenAppeared(_ id: NavigationEntry.ID) {
        if hidden == id { hidden = nil }
        guard presented == nil, id == idOnTop else { return }
        follower?.topAppeared()
        askInSight()
    }

    func screenDisappeared(_ id: NavigationEntry.ID) { hidden = id }

    var idOnTop: NavigationEntry.ID { entries.last?.id ?? .root }

    /// Whether a screen outside of the path seems to cover the top one.
    var isCovered: Bool { isInSight && hidden == idOnTop }

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

    /// Carries out a request once there is a shell, which has the routes.
    func whenShown(_ request: @escaping @MainActor (Navigator) -> Void) { earlyRequests.append(request) }

    /// Called before the first evaluation of a shell.
    func enter(_ shell: AnyObject, routes: NavigationRoutes, path: (any NavigatorPath)?) {
        leave(self.shell)
        (self.shell, self.routes, ownedPath) = (shell, routes, path)
        if let routes = path?.routes, !routes.isEmpty {
            change(keeping: 0, adding: routes.map { NavigationEntry(route: $0) }, animated: false)
        }
        // Otherwise a screen without a title would keep its title from the previous shell.
        for title in [rootTitle] + entries.map(\.title) { title.text = nil }
        let refused = ownEntries.filter { entry in
            guard entry.presentation != nil || accepts(entry) else { return true }
            guard let route = entry.route, !routes.declares(route) else { return false }
            return !acceptsUndeclared(route, in: entry.presentation == nil ? "push" : "present")
        }
        guard let first = refused.first else { return }
        if presented == refused.last { presented = nil }
        let count = entries.firstIndex(of: first) ?? depth
        let rest = entries[count...].filter { !refused.contains($0) && !$0.isLink }
        change(keeping: count, adding: rest, animated: false)
        wasAsked = !isAtRoot
    }

    /// Called before each later evaluation of the shell. A declaration is kept as long as its screens.
    func update(_ routes: NavigationRoutes, path: (any NavigatorPath)?) {
        let before = self.routes
        (self.routes, ownedPath) = (routes, path)
        for lost in before.declarations where routes.declaration(of: lost.type) == nil {
            guard ownEntries.contains(where: { $0.route.map { type(of: $0) == lost.type } ?? false }) else { continue }
            self.routes.add(lost)
            Diagnostics.report(
                """
                navigationRoute: the declaration of \(lost.type) is gone while its screen is shown, which stays. Declare \
                it for as long as the shell is there.
                """
            )
        }
    }

    /// Called when the shell gets an observer, the first one included.
    func follow(by observer: (any NavigatorObserver)?) {
        // Earlier requests belong to the stack of the previous observer.
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
        (hidden, systemStack, ownedPath, writesPath) = (nil, nil, nil, false)
        applyWhatWaits()
    }

    /// Empties the stack when the shell that owned this navigator is gone: a pushed view may refer to the navigator. That
    /// of a sheet stays as long as its presenter, which another shell may show.
    func empty() {
        guard !isPresented else { return }
        leave(nil)
        change(keeping: 0, adding: [], animated: false)
        setPresented(nil, animated: false)
    }
}

/// The system's own view of a shell's stack.
@MainActor package protocol SystemStack: AnyObject {
    /// Carries out an action when the running push or pop has ended.
    ///
    /// - Returns: Whether a transition is running. If not, the action is not carried out.
    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool
    /// Called when no shell shows the navigator any more.
    func letGo()
}

/// An object that follows the stack of a navigator while a shell shows it.
@MainActor protocol NavigatorObserver: AnyObject {
    /// Called before the stack is shown. The stack may still be changed.
    ///
    /// - Returns: Whether it follows this navigator: false while it follows another shell's.
    func takes(_ navigator: Navigator) -> Bool
    func stackChanged()
    /// Called when the screen on top has appeared: that of the sheet on top, if there is one.
    func topAppeared()
    /// Called for a route that no `navigationRoute` declares.
    func refused(_ route: any NavigationRoute)
    func end(of navigator: Navigator)
}

extension EnvironmentValues {
    private struct NavigatorObserverKey: EnvironmentKey {
        static var defaultValue: (any NavigatorObserver)? { nil }
    }

    /// The observer of the nearest shell's stack.
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
