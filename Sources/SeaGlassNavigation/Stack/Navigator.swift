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
/// the system's other ways back end in the same state as ``pop(animated:)``.
///
/// A request that can't be carried out changes nothing, or as much as its method documents, and is reported in debug
/// builds. Without a shell, before it appears or after it is gone, requests change the stack of the next shell that shows
/// this navigator.
@MainActor @Observable public final class Navigator {
    /// The screens above the root, the top one last.
    public private(set) var entries: [NavigationEntry] = [] {
        didSet {
            held = nil
            follower?.stackChanged()
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
            // After a dismissal a screen under the sheet asks.
            if presented != nil { held = nil }
            if let oldValue, oldValue != presented, oldValue.navigator?.hasShell == true { departing = oldValue }
            follower?.stackChanged()
        }
    }

    /// The sheet or cover that the system may still be dismissing. One of the other form waits for that.
    var departing: NavigationEntry?
    /// Whether to animate the presentation that waits.
    @ObservationIgnored var animatesPresentation = true

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
    @ObservationIgnored var isInSight = false { didSet { askInSight() } }
    /// UIKit's stack, on systems with UIKit.
    @ObservationIgnored package private(set) var systemStack: (any SystemStack)?
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
    @ObservationIgnored var earlyRequests: [@MainActor (Navigator) -> Void] = []
    @ObservationIgnored weak var shell: AnyObject?
    @ObservationIgnored weak var observer: (any NavigatorObserver)?
    @ObservationIgnored var routes = NavigationRoutes()
    /// The array of a shell that the app gave one.
    @ObservationIgnored var ownedPath: (any NavigatorPath)?
    /// The routes in the array when a shell took it.
    @ObservationIgnored var seenRoutes: [any NavigationRoute] = []
    @ObservationIgnored var writesPath = false
    @ObservationIgnored let rootTitle = NavigationTitle()
    @ObservationIgnored let rootGuards = LeaveGuards()

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
        withTransaction(Transaction(animated: animated)) { path.replaceLast(removed, with: added) }
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

    /// Whether the screen on top waits to be pushed, or its push is running.
    var isTopArriving: Bool { settled < depth || !isWaiting && systemStack?.isPushing ?? false }

    /// Takes the system's stack, another one where a split view merges or parts its columns. What waited for a transition
    /// of the one before would wait for ever.
    package func hold(_ stack: any SystemStack) {
        systemStack?.letGo()
        systemStack = stack
        // Later: a view is being updated.
        Task { applyWhatWaits() }
    }

    /// Called when no shell shows the navigator any more.
    func letGoOfSystemStack() {
        systemStack?.letGo()
        (hidden, systemStack) = (nil, nil)
        applyWhatWaits()
    }

    private func applyWhatWaits() {
        guard let animated = waiting else { return }
        waiting = nil
        apply(animated: animated)
    }
}

extension NavigationPath {
    /// Replaces the path in one change, so that the stack sees no state in between.
    fileprivate mutating func replaceLast(_ count: Int, with entries: [NavigationEntry]) {
        removeLast(count)
        for entry in entries { append(entry) }
    }
}

/// One screen above the root of a navigation shell, pushed or presented.
///
/// ```swift
/// if let entry = navigator.entries.first {
///     Button("Back to \(entry.route.map { "\($0)" } ?? "a view")") { navigator.pop(to: entry.id) }
/// }
/// ```
///
/// Two entries are equal when they are the same screen: a view or a route that was pushed twice is two entries.
public struct NavigationEntry: Identifiable, Hashable {
    /// The identity of an entry, unique in the process.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int

        static let root = ID(number: 0)
        @MainActor private static var last = 0

        @MainActor static func next() -> ID {
            last += 1
            return ID(number: last)
        }
    }

    /// The identity of the entry, unique in the process.
    public let id: ID

    /// The pushed route; nil for a view, and for a value that one of the app's own links pushed.
    public let route: (any NavigationRoute)?

    /// The pushed view. Its type is erased, because all entries of a path have one type.
    let view: AnyView?
    let disablesBackGesture: Bool

    /// The form of a presented route; `nil` for a pushed screen.
    public let presentation: NavigationPresentationStyle?

    /// The navigator of the shell around a presented route; `nil` for a pushed screen.
    ///
    /// ```swift
    /// navigator.present(SettingsRoute())
    /// navigator.presented?.navigator?.push(route: ThreadRoute(id: 1))
    /// ```
    public let navigator: Navigator?

    let title = NavigationTitle()
    let guards = LeaveGuards()
    /// The title of the screen below, at the time of the push.
    var titleBelow: NavigationTitle?

    @MainActor init(
        route: (any NavigationRoute)? = nil,
        view: AnyView? = nil,
        disablesBackGesture: Bool = false,
        presentation: NavigationPresentationStyle? = nil
    ) {
        id = .next()
        self.route = route
        self.view = view
        self.disablesBackGesture = disablesBackGesture
        self.presentation = presentation
        navigator = presentation.map { _ in Navigator() }
    }

    /// Whether one of the app's own links pushed this entry. Only the path has its value, which cannot be put back.
    var isLink: Bool { route == nil && view == nil }

    public static func == (lhs: NavigationEntry, rhs: NavigationEntry) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The title of a screen, also shown by the back button that leads to it.
@MainActor @Observable final class NavigationTitle {
    var text: Text?

    nonisolated init() {}
}
