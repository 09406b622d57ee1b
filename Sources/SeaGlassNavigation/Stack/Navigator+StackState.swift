/// The stack of a shell as a value: what was asked for, and how much of it the system shows.
///
/// A request of the app or of the system changes it and returns what else has to happen. The phases of a change:
///
/// 1. **pending**: it would remove a guarded screen. Those above go, until the guarded one is on top.
/// 2. **asking**: the guarded screen is visible and asks. `leave()` carries out the change.
/// 3. **waiting**: the entries have changed, the path has not. When no transition runs, it changes to all that was asked for.
/// 4. **shown**: the path has the entries.
///
/// A route is **presented**; after its dismissal it is **departing** until the system reports that it is gone.
@MainActor struct NavigationStackState {
    /// The root, for its title and its guards.
    let root = NavigationEntry(NavigationScreen(), id: .root)

    private(set) var pendingRequest: PendingRequest?

    /// Whether a guarded screen was left, and the one below has not appeared yet.
    private(set) var isLeaving = false
    private(set) var entries: [NavigationEntry] = []
    /// Whether the app asked for the stack. If so, an observer does not replace it with a stored one.
    private(set) var wasAsked = false

    /// Whether to animate the change that waits for the end of a transition.
    private var waiting: Bool?

    /// The number of entries, from the root up, that the path shows, and the number of its values. The other entries are
    /// to replace the other values. Keeping the numbers makes a push cost the same at any depth.
    private var shownCount = 0, pathCount = 0

    private(set) var presented: NavigationEntry?
    /// The sheet or cover that the system may still be dismissing. One of the other form waits for that.
    private(set) var departing: NavigationEntry?
    private var animatesPresentation = true

    /// The type of an array of the app's own, which has no place for other screens.
    private(set) var routeType: (any NavigationRoute.Type)?
    /// Whether the shell is on screen.
    private(set) var isVisible = false
    /// The screens that appeared and disappeared last. Hints: the system does not pair the reports.
    private var appeared: ScreenPlace?, hidden: ScreenPlace?
    private var effects: [NavigationEffect] = []

    var top: NavigationEntry { entries.last ?? root }
    /// Whether a change waits for the end of a transition.
    var isWaiting: Bool { waiting != nil }
    /// Whether the screen on top is to be pushed.
    var isTopArriving: Bool { shownCount < entries.count }
    /// Whether nothing is pushed or presented.
    var isAtRoot: Bool { entries.isEmpty && presented == nil }
    /// Whether a screen outside of the path seems to cover the top one.
    var isCovered: Bool { isVisible && hidden?.screen == top.id }

    mutating func apply(_ request: NavigationRequest) -> [NavigationEffect] {
        switch request {
        case .change(let change): carryOut(change)
        case .hold(let pending, let depth): hold(pending, at: depth)
        case .forget(let id): if pendingRequest?.id == id { pendingRequest = nil }
        case .left: isLeaving = true
        case .attached(let type, let unknown): attach(type, unknown)
        case .detached: (routeType, isVisible, appeared, hidden, pendingRequest) = (nil, false, nil, nil, nil)
        case .observed: wasAsked = false
        case .pathChanged(let count): syncFromPath(count)
        case .claimed(let index, let route):
            let entry = NavigationEntry(NavigationScreen(route: route), id: entries[index].id)
            if accepts(route) {
                replace(index..<index + 1, with: [entry], animated: nil)
            } else {
                refuse(entry, from: index)
            }
        case .linksClaimed:
            guard let index = entries.firstIndex(where: \.isLink) else { break }
            if routeType != nil {
                refuse(entries[index], from: index)
            } else {
                effects.append(.entriesChanged(removed: [], animated: nil))
            }
        case .transitionEnded: show()
        case .dismissed(let id): if presented?.id == id { present(nil, animated: nil) }
        case .dismissalEnded:
            if departing != nil { effects.append(.departed(animated: animatesPresentation)) }
            departing = nil
            pendingRequest?.isUncovered = isVisible
        case .visible(let isVisible):
            self.isVisible = isVisible
            pendingRequest?.isUncovered = isVisible
        case .appeared(let place):
            appeared = place
            if hidden?.screen == place.screen { hidden = nil }
            guard presented == nil, place.screen == top.id else { break }
            effects.append(.topAppeared)
            isLeaving = false
            pendingRequest?.isUncovered = isVisible
        case .disappeared(let place):
            // The shell before may report the disappearance of the same screen when it has appeared in this one.
            if appeared?.screen != place.screen || appeared == place { hidden = place }
        }
        ask()
        defer { effects = [] }
        return effects
    }

    // MARK: Pending

    /// Goes back to a guarded screen, which asks.
    private mutating func hold(_ pending: PendingRequest, at depth: Int) {
        // Appearances are hints: the second request asks, even if the first still waits for one.
        let mayAsk = isVisible || pendingRequest?.isAsked == false
        let isOnTop = entries.count == depth
        carryOut(NavigationChange(kept: depth, isDismissing: pending.change.isDismissing, animated: true))
        pendingRequest = pending
        pendingRequest?.isUncovered = isOnTop && mayAsk
    }

    /// Asks, if the screen can be seen. A dialog can't come from under a sheet, and one that comes while a sheet is being
    /// dismissed is lost.
    private mutating func ask() {
        guard presented == nil, departing?.navigator?.hasShell != true, let pendingRequest, pendingRequest.isUncovered,
            !pendingRequest.isAsked, let question = pendingRequest.question
        else { return }
        self.pendingRequest?.isAsked = true
        isLeaving = false
        effects.append(.ask(question))
    }

    // MARK: Asked for

    /// The screens that a change removes, the top one first, each with the number of entries while it is on top.
    func removed(by change: NavigationChange) -> [(screen: NavigationEntry, depth: Int)] {
        (keptCount(by: change)..<entries.count).reversed().map { (entries[$0], $0 + 1) }
    }

    private func keptCount(by change: NavigationChange) -> Int {
        if let kept = change.kept { return min(kept, entries.count) }
        return zip(entries, change.added).prefix { $1.route?.isEqual(to: $0.route) ?? false }.count
    }

    private mutating func carryOut(_ change: NavigationChange) {
        if change.isDismissing { present(change.presented, animated: change.animated) }
        let kept = keptCount(by: change)
        let added = change.added.dropFirst(change.kept == nil ? kept : 0)
        if let refused = added.first(where: { !accepts($0.route) }) { return effects.append(.refused(refused)) }
        wasAsked = true
        guard kept < entries.count || !added.isEmpty else { return }
        shownCount = min(shownCount, kept)
        replace(kept..<entries.count, with: added, animated: change.animated)
        if !isWaiting { effects.append(.awaitTransition) }
        waiting = change.animated
    }

    /// - Parameter animated: `nil` if the system has changed them.
    private mutating func replace(_ range: Range<Int>, with added: some Collection<NavigationEntry>, animated: Bool?) {
        effects.append(.entriesChanged(removed: Array(entries[range]), animated: animated))
        entries.replaceSubrange(range, with: added)
        (pendingRequest, isLeaving) = (nil, false)
    }

    /// Returns whether the app's own array, if there is one, can have a route. `nil` is a view's or a link's.
    func accepts(_ route: (any NavigationRoute)?) -> Bool {
        guard let routeType else { return true }
        return route.map { type(of: $0) == routeType && $0.isEqual(to: $0) } ?? false
    }

    /// Removes the screens that a new shell or its array has no place for, with the links above them.
    private mutating func attach(_ type: (any NavigationRoute.Type)?, _ unknown: Set<NavigationEntry.ID>) {
        routeType = type
        let refused = entries.filter { !accepts($0.route) }
        effects += refused.map(NavigationEffect.refused)
        let removed = unknown.union(refused.map(\.id))
        guard !removed.isEmpty else { return }
        if let presented, removed.contains(presented.id) { present(nil, animated: nil) }
        if let first = entries.firstIndex(where: { removed.contains($0.id) }) {
            let rest = entries[first...].filter { !removed.contains($0.id) && !$0.isLink }
            carryOut(NavigationChange(kept: first, added: rest, animated: false))
        }
        wasAsked = !isAtRoot
    }

    /// Removes the screen of a link that the app's own array has no place for, with those above it.
    private mutating func refuse(_ entry: NavigationEntry, from index: Int) {
        effects.append(.refused(entry))
        carryOut(NavigationChange(kept: index, animated: false))
    }

    /// - Parameter animated: `nil` if the system changes it.
    private mutating func present(_ entry: NavigationEntry?, animated: Bool?) {
        if let animated { (wasAsked, animatesPresentation) = (true, animated) }
        guard entry != presented else { return }
        if let presented, presented.navigator?.hasShell == true { departing = presented }
        presented = entry
        // After a dismissal a screen under the sheet asks.
        if entry != nil { pendingRequest = nil }
        effects.append(.presentedChanged(animated: animated))
    }

    // MARK: Shown

    /// Changes the path to what was asked for.
    private mutating func show() {
        guard let animated = waiting else { return }
        let removed = pathCount - shownCount
        let added = entries.indices[shownCount...].map { index in
            with(entries[index]) { $0.below = (index == 0 ? root : entries[index - 1]).content }
        }
        (waiting, shownCount, pathCount) = (nil, entries.count, entries.count)
        if removed > 0 || !added.isEmpty { effects.append(.writePath(removed, added, animated: animated)) }
    }

    /// Updates the entries after the system changed the path: it pops with its button, swipe and escape gesture, and
    /// pushes the values of the app's own links.
    private mutating func syncFromPath(_ count: Int) {
        let known = pathCount
        pathCount = count
        if count < shownCount {
            replace(count..<shownCount, with: [], animated: nil)
            shownCount = count
        } else if count > known, shownCount == known {
            // Otherwise the link was followed on a screen about to be removed, and is removed with that screen.
            replace(known..<known, with: (known..<count).map { _ in NavigationEntry() }, animated: nil)
            // Observers are told when the screens of routes have claimed their entries.
            effects[effects.count - 1] = .linked
            shownCount = count
        }
    }
}

/// A request for a stack: of the app, of the shell or of the system.
enum NavigationRequest {
    case change(NavigationChange)
    case hold(PendingRequest, depth: Int)
    case forget(NavigationEntry.ID)
    /// A guarded screen was left.
    case left
    /// A shell shows the navigator, with an array of routes of a type if there is one. Or none does any more.
    case attached((any NavigationRoute.Type)?, unknown: Set<NavigationEntry.ID>)
    case detached
    /// Another observer follows the stack: earlier requests belong to the previous one.
    case observed
    /// The system has changed the number of values in the path.
    case pathChanged(Int)
    /// The screen of a link has a route, which is declared.
    case claimed(Int, any NavigationRoute)
    /// The screens of links that have routes have claimed their entries.
    case linksClaimed
    /// The transition that the state awaited has ended, or there was none.
    case transitionEnded
    case dismissed(NavigationEntry.ID)
    case dismissalEnded
    case visible(Bool)
    case appeared(ScreenPlace)
    case disappeared(ScreenPlace)
}

/// A change that an app asks for.
struct NavigationChange {
    /// The number of entries that stay; `nil` for those whose routes are added again at their places.
    var kept: Int?
    var added: [NavigationEntry] = []
    /// Whether what is presented goes, and what comes in its place.
    var isDismissing = false
    var presented: NavigationEntry?
    var animated: Bool
}

/// What has to happen after a request.
enum NavigationEffect {
    /// `nil` if the system changed the entries, or what is presented.
    ///
    /// The effect keeps the removed entries until it was carried out: an object in them may use the navigator when it is
    /// freed, and the state can't be read during a request.
    case entriesChanged(removed: [NavigationEntry], animated: Bool?)
    case presentedChanged(animated: Bool?)
    case departed(animated: Bool)
    /// The answer is ``NavigationRequest/transitionEnded``, at once if no transition runs.
    case awaitTransition
    case writePath(Int, [NavigationEntry], animated: Bool)
    case ask(LeaveQuestion)
    case topAppeared
    /// A link was followed, whose screen may claim its entry in this update.
    case linked
    /// The app's own array has no place for a screen.
    case refused(NavigationEntry)
}

/// A request that waits for the answer of the screen on top.
@MainActor struct PendingRequest {
    let id = NavigationEntry.ID.next()
    let change: NavigationChange
    /// The navigator whose stack is to change: that of the guarded screen, or one that presents it.
    weak var navigator: Navigator?
    /// `nil` once the view with the guard is gone, and the request is given up.
    weak var question: LeaveQuestion?
    /// Whether the guarded screen is on top and visible, except for a sheet over it.
    var isUncovered = false
    var isAsked = false
}

/// A screen, and the view that shows it: two shells may show one after the other.
struct ScreenPlace: Hashable {
    let screen: NavigationEntry.ID
    let view: ObjectIdentifier?
}
