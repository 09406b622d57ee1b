/// The stack of a shell as a value: the requested entries, and the part that the system shows.
///
/// Each request of the app or the system changes this value, and yields effects. The phases of a change:
///
/// 1. **pending**: the change would remove a guarded screen. The screens above that screen are removed first.
/// 2. **asking**: the guarded screen is visible and shows its question. `leave()` carries out the change.
/// 3. **waiting**: the entries have changed. The path follows as soon as no transition runs.
/// 4. **shown**: the path has the entries.
///
/// A route over the stack is first **presented**, and then **departing** until the system has dismissed it.
@MainActor struct NavigationStackState {
    let root = NavigationEntry(NavigationScreen(), id: .root)

    private(set) var pendingRequest: PendingRequest?

    /// Whether a guarded screen was left, and the screen below has not appeared yet.
    private(set) var isLeaving = false
    private(set) var entries: [NavigationEntry] = []
    /// Whether the app requested the stack, so that an observer does not replace it with a stored stack.
    private(set) var wasRequested = false
    private(set) var isObserved = false
    /// The requests since the last update of the observed shell.
    private(set) var unseen: UnseenRequests?

    private var waiting: Bool?

    /// How many entries the path shows, from the root up, and how many values the path has. The entries above
    /// `shownCount` will replace the path's values there. With counts, a push costs the same at any depth.
    private var shownCount = 0, pathCount = 0

    private(set) var presented: NavigationEntry?
    /// The sheet or cover that the system may still be dismissing. A cover waits for a sheet's end, and the reverse.
    private(set) var departing: NavigationEntry?
    private var animatesPresentation = true

    /// The type of the routes in the app's array, which can't hold other screens.
    private(set) var routeType: (any NavigationRoute.Type)?
    private(set) var isVisible = false
    /// The screens that appeared and disappeared last. They are only hints: the system may report only one of the two.
    private var appeared: ScreenPlace?, hidden: ScreenPlace?
    private var effects: [NavigationEffect] = []

    var top: NavigationEntry { entries.last ?? root }
    var isWaiting: Bool { waiting != nil }
    var isTopArriving: Bool { shownCount < entries.count }
    var isAtRoot: Bool { entries.isEmpty && presented == nil }
    var isCovered: Bool { isVisible && hidden?.screen == top.id }

    mutating func apply(_ request: NavigationRequest) -> [NavigationEffect] {
        switch request {
        case .change(let change): carryOut(change)
        case .hold(let pending, let depth): hold(pending, at: depth)
        case .forget(let id): if pendingRequest?.id == id { pendingRequest = nil }
        // The screen of a link without a declared route reports no appearance, so nothing would reset `isLeaving`.
        case .left: isLeaving = !top.isLink
        case .attached(let type, let unknown): attach(type, unknown)
        case .detached:
            routeType = nil
            isVisible = false
            appeared = nil
            hidden = nil
            pendingRequest = nil
            isObserved = false
            unseen = nil
        case .observed(let isObserved):
            self.isObserved = isObserved
            unseen = nil
        case .updated: unseen = nil
        case .moved: move()
        case .reset: reset()
        case .pathChanged(let kept, let count): syncFromPath(kept: kept, count: count)
        case .claimed(let id, let entry): claim(id, for: entry)
        case .transitionEnded: show()
        case .dismissed(let id): if presented?.id == id { present(nil, animated: nil) }
        case .dismissalEnded:
            if departing != nil { effects.append(.departed(animated: animatesPresentation)) }
            departing = nil
            pendingRequest?.isUncovered = isVisible
        case .visible(let isVisible):
            // Ignores a repeated report, which may arrive during a pop: a dialog shown then would be lost.
            if isVisible != self.isVisible { pendingRequest?.isUncovered = isVisible }
            self.isVisible = isVisible
        case .appeared(let place):
            appeared = place
            if hidden?.screen == place.screen { hidden = nil }
            guard presented == nil, place.screen == top.id else { break }
            effects.append(.topAppeared)
            isLeaving = false
            pendingRequest?.isUncovered = isVisible
        case .disappeared(let place):
            // The previous shell may report a screen's disappearance after the screen has appeared in this shell.
            if appeared?.screen != place.screen || appeared == place { hidden = place }
        }
        ask()
        defer { effects = [] }
        return effects
    }

    private mutating func hold(_ pending: PendingRequest, at depth: Int) {
        // The system may never report an appearance, so a second request shows the question while the first waits.
        let mayAsk = isVisible || pendingRequest?.isAsked == false
        let isOnTop = entries.count == depth
        carryOut(NavigationChange(kept: depth, isDismissing: pending.change.isDismissing, animated: true))
        pendingRequest = pending
        pendingRequest?.isUncovered = isOnTop && mayAsk
    }

    /// Shows the question, if the screen is visible. A dialog can't appear under a sheet, and would be lost during a
    /// dismissal.
    private mutating func ask() {
        guard presented == nil, departing?.navigator?.hasShell != true, let pendingRequest, pendingRequest.isUncovered,
            !pendingRequest.isAsked, let question = pendingRequest.question
        else { return }
        self.pendingRequest?.isAsked = true
        isLeaving = false
        effects.append(.ask(question))
    }

    func removed(by change: NavigationChange) -> [(screen: NavigationEntry, depth: Int)] {
        (keptCount(by: change)..<entries.count).reversed().map { (entries[$0], $0 + 1) }
    }

    private func keptCount(by change: NavigationChange) -> Int {
        if let kept = change.kept { return min(kept, entries.count) }
        return zip(entries, change.added).prefix { $1.route?.isEqual(to: $0.route) ?? false }.count
    }

    private mutating func carryOut(_ change: NavigationChange) {
        let before = presented
        if change.isDismissing { present(change.presented, animated: change.animated) }
        let kept = keptCount(by: change)
        let added = change.added.dropFirst(change.kept == nil ? kept : 0)
        if let refused = added.first(where: { !accepts($0.route) }) { return effects.append(.refused(refused)) }
        wasRequested = true
        if isObserved {
            var requests = unseen ?? UnseenRequests(keptCount: entries.count, presented: before)
            requests.keep(change.kept ?? 0, of: entries)
            unseen = requests
        }
        guard kept < entries.count || !added.isEmpty else { return }
        shownCount = min(shownCount, kept)
        replace(kept..<entries.count, with: added, animated: change.animated)
        if !isWaiting { effects.append(.awaitTransition) }
        waiting = change.animated
    }

    private mutating func replace(_ range: Range<Int>, with added: some Collection<NavigationEntry>, animated: Bool?) {
        effects.append(.entriesChanged(removed: Array(entries[range]), animated: animated))
        for entry in entries[range] where entry.content.isLinked { entry.content.isLinked = false }
        entries.replaceSubrange(range, with: added)
        (pendingRequest, isLeaving) = (nil, false)
    }

    /// Returns whether the app's array, if there is one, can hold a route. Views and links have the route `nil`.
    func accepts(_ route: (any NavigationRoute)?) -> Bool {
        guard let routeType else { return true }
        return route.map { type(of: $0) == routeType && $0.isEqual(to: $0) } ?? false
    }

    /// Removes the screens that a new shell or its array can't show, and each `NavigationLink` entry above them.
    private mutating func attach(_ type: (any NavigationRoute.Type)?, _ unknown: [NavigationEntry.ID]) {
        routeType = type
        let refused = entries.filter { !accepts($0.route) }
        effects += refused.map(NavigationEffect.refused)
        let removed = unknown + refused.map(\.id)
        guard !removed.isEmpty else { return }
        if let presented, removed.contains(presented.id) { present(nil, animated: nil) }
        if let first = entries.firstIndex(where: { removed.contains($0.id) }) {
            let rest = entries[first...].filter { !removed.contains($0.id) && !$0.isLink }
            carryOut(NavigationChange(kept: first, added: rest, animated: false))
        }
        wasRequested = !isAtRoot
    }

    /// Gives a `NavigationLink`'s place to its screen's entry. Removes a link on top whose entry is missing or refused.
    private mutating func claim(_ id: NavigationEntry.ID, for entry: NavigationEntry?) {
        guard let index = entries.lastIndex(where: { $0.id == id && $0.isLink }) else { return }
        if let entry, let route = entry.route, route.isEqual(to: route), accepts(route) {
            effects.append(.entriesChanged(removed: [entries[index]], animated: nil))
            (entries[index], entry.content.isLinked) = (entry, true)
        } else if index == entries.count - 1, entry != nil || routeType != nil {
            effects.append(.refused(entry ?? entries[index]))
            carryOut(NavigationChange(kept: index, animated: true))
        }
    }

    /// Empties the stack for a stored stack of another id. What the app requested since the last update stays: the
    /// same update shows the requests and the other id.
    private mutating func move() {
        let before = unseen
        var requested: [NavigationEntry] = []
        if let before {
            // A screen that a person has opened by a `NavigationLink` belongs to the id that the person has seen.
            requested = entries.dropFirst(before.keptCount).filter { !$0.isLink && !$0.content.isLinked }
                .map { before.removed.contains($0) ? $0.renewed : $0 }
            if presented == before.presented { present(nil, animated: false) }
        } else {
            present(nil, animated: false)
        }
        let kept = zip(entries, requested).prefix { $0 == $1 }.count
        carryOut(NavigationChange(kept: kept, added: Array(requested.dropFirst(kept)), animated: false))
        pendingRequest = nil
        wasRequested = !isAtRoot
        unseen = nil
    }

    /// Empties the stack, and forgets that the app ever requested one.
    private mutating func reset() {
        carryOut(NavigationChange(kept: 0, isDismissing: true, animated: false))
        pendingRequest = nil
        wasRequested = false
        unseen = nil
    }

    private mutating func present(_ entry: NavigationEntry?, animated: Bool?) {
        if let animated { (wasRequested, animatesPresentation) = (true, animated) }
        guard entry != presented else { return }
        if let presented, presented.navigator?.hasShell == true { departing = presented }
        presented = entry
        // A new sheet hides the question, so the request that asked it ends. After a dismissal the screen below asks.
        if entry != nil { pendingRequest = nil }
        effects.append(.presentedChanged(animated: animated))
    }

    func shown(_ index: Int) -> NavigationEntry {
        with(entries[index]) { $0.below = (index == 0 ? root : entries[index - 1]).content }
    }

    private mutating func show() {
        guard let animated = waiting else { return }
        let removed = pathCount - shownCount
        let added = entries.indices[shownCount...].map(shown)
        (waiting, shownCount, pathCount) = (nil, entries.count, entries.count)
        if removed > 0 || !added.isEmpty { effects.append(.writePath(removed, added, animated: animated)) }
    }

    /// Updates the entries after the system wrote the path: after a pop, a push by a `NavigationLink`, or a link in an
    /// earlier column of a split view, which sets the path.
    private mutating func syncFromPath(kept: Int, count: Int) {
        pathCount = count
        if kept < shownCount {
            replace(kept..<shownCount, with: [], animated: nil)
            shownCount = kept
            if let unseen { self.unseen?.keptCount = min(kept, unseen.keptCount) }
        }
        // In other cases the link's screen is above a screen that is about to be removed, and is removed with it.
        guard count > kept, shownCount == kept else { return }
        if let unseen, unseen.keptCount > kept { self.unseen?.keptCount += count - kept }
        entries.insert(contentsOf: (kept..<count).map { _ in NavigationEntry() }, at: kept)
        shownCount = count
        pendingRequest = nil
        isLeaving = false
        effects.append(.linked)
    }
}

indirect enum NavigationRequest {
    case change(NavigationChange)
    case hold(PendingRequest, depth: Int)
    case forget(NavigationEntry.ID)
    case left
    /// A shell starts to show the navigator. The type is that of the routes in the app's array, if there is one.
    case attached((any NavigationRoute.Type)?, unknown: [NavigationEntry.ID])
    case detached
    /// Whether an observer follows the stack now, and needs to know which requests each update of the shell shows.
    case observed(Bool)
    /// The shell was updated, and has seen all requests.
    case updated
    /// The stack is stored under another id now.
    case moved
    case reset
    /// The system wrote the path. It kept the first values, and the path has so many values now.
    case pathChanged(kept: Int, count: Int)
    /// A screen claims the place of a `NavigationLink` for its entry. The entry is `nil` if no screen did so in time.
    case claimed(NavigationEntry.ID, NavigationEntry?)
    case transitionEnded
    case dismissed(NavigationEntry.ID)
    case dismissalEnded
    case visible(Bool)
    case appeared(ScreenPlace)
    case disappeared(ScreenPlace)
}

/// The requests that the app made since the last update of a shell, and what the stack had before them.
struct UnseenRequests {
    /// The number of entries that stay in the stack only because no request has removed them.
    var keptCount: Int
    /// The entries above them before the requests. A request that names all routes can put them back.
    private(set) var removed: [NavigationEntry] = []
    /// The sheet before the requests.
    let presented: NavigationEntry?

    init(keptCount: Int, presented: NavigationEntry?) {
        self.keptCount = keptCount
        self.presented = presented
    }

    mutating func keep(_ count: Int, of entries: [NavigationEntry]) {
        guard count < keptCount else { return }
        removed = entries[count..<keptCount] + removed
        keptCount = count
    }
}

struct NavigationChange {
    /// The number of entries that stay. If `nil`, entries stay from the root up as long as `added` has equal routes.
    var kept: Int?
    var added: [NavigationEntry] = []
    var isDismissing = false
    var presented: NavigationEntry?
    var animated: Bool
}

enum NavigationEffect {
    /// `animated` is `nil` for a change by the system.
    ///
    /// The effect retains the removed entries until the request ends: an object in them may use the navigator when it
    /// is freed, and the state can't be read during a request.
    case entriesChanged(removed: [NavigationEntry], animated: Bool?)
    case presentedChanged(animated: Bool?)
    case departed(animated: Bool)
    /// `SystemStack` answers with ``NavigationRequest/transitionEnded``, at once if no transition runs.
    case awaitTransition
    case writePath(Int, [NavigationEntry], animated: Bool)
    case ask(LeaveQuestion)
    case topAppeared
    /// A `NavigationLink` pushed a screen. A later task notifies observers, once a declared screen has its place.
    case linked
    case refused(NavigationEntry)
}

@MainActor final class PendingRequest {
    let id = NavigationEntry.ID.next()
    let change: NavigationChange
    /// The navigator whose stack changes: the guarded screen's, or one that presents the sheet around the screen.
    weak var navigator: Navigator?
    /// The guard's question; `nil` once the view with the guard was removed, which ends the request.
    weak var question: LeaveQuestion?
    /// Whether the guarded screen is on top of a visible stack. A sheet may still cover the screen.
    var isUncovered = false
    var isAsked = false

    init(change: NavigationChange, navigator: Navigator? = nil, question: LeaveQuestion) {
        (self.change, self.navigator, self.question) = (change, navigator, question)
    }
}

/// A screen, and the view that shows it. Two shells may show the same screen, one after the other.
struct ScreenPlace: Equatable {
    let screen: NavigationEntry.ID
    let view: ObjectIdentifier?
}
