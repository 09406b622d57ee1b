/// The stack of a shell as a value of ids: the requested entries, and the part that the system shows.
///
/// Each request of the app or the system changes this value, and yields effects. The phases of a change:
///
/// 1. **pending**: the change would remove a guarded screen. The screens above that screen are removed first.
/// 2. **asking**: the guarded screen is visible and shows its question. `leave()` carries out the change.
/// 3. **waiting**: the entries have changed while a transition runs. The path follows at its end.
/// 4. **shown**: the path has the entries. Without a transition a change is shown at once.
///
/// A route over the stack is first **presented**, and then **departing** until the system has dismissed it.
struct StackState: Sendable {
    typealias ID = NavigationEntry.ID

    /// A request that a guarded screen holds back.
    struct Pending: Sendable {
        let id: ID
        /// Whether the guarded screen is on top of a visible stack. A sheet may still cover the screen.
        var isUncovered = false
        var isAsked = false
    }

    /// What a request depends on besides the state, set before each request.
    struct Facts: Sendable {
        /// Whether a transition of the system runs, so that the path must not change.
        var isInTransition = false
        /// The presented and departing entries whose shells exist.
        var shells: Set<ID> = []
        /// Whether the view still exists that shows the question of the pending request. Without it the request has
        /// ended.
        var hasQuestion = false
    }

    var facts = Facts()
    private(set) var pendingRequest: Pending?

    /// Whether a guarded screen was left, and the screen below has not appeared yet.
    private(set) var isLeaving = false
    private(set) var entries: [StackEntry] = []
    /// Whether the app requested the stack, so that an observer does not replace it with a stored stack.
    private(set) var wasRequested = false
    private(set) var isObserved = false
    /// The requests since the last update of the observed shell.
    private(set) var unseen: UnseenRequests?

    /// Whether the change that waits for a transition is animated; `nil` if none waits.
    private var waiting: Bool?

    /// The ids of the path's values, from the root up.
    private var path: [ID] = []
    /// How many entries the path shows, from the root up. The entries above will replace the path's values there.
    private var shownCount = 0

    private(set) var presented: ID?
    /// The sheet or cover that the system may still be dismissing. A cover waits for a sheet's end, and the reverse.
    private(set) var departing: ID?
    private var animatesPresentation = true

    private(set) var isVisible = false
    /// The screens that appeared and disappeared last. They are only hints: the system may report only one of the two.
    private var appeared: ScreenPlace?
    private var hidden: ScreenPlace?
    /// The top screen whose appearance was an effect, until it disappears.
    private var reportedTop: ScreenPlace?
    private var effects: [StackEffect] = []

    var top: StackEntry { entries.last ?? StackEntry(id: .root) }
    var isWaiting: Bool { waiting != nil }
    var isTopArriving: Bool { shownCount < entries.count }
    var isAtRoot: Bool { entries.isEmpty && presented == nil }
    var isCovered: Bool { isVisible && hidden?.screen == top.id }
    /// How many ids of entries the state has, an id maybe twice.
    var idCount: Int {
        let shown = entries.count + (presented == nil ? 0 : 1) + (departing == nil ? 0 : 1)
        guard let unseen else { return shown }
        let shared = zip(entries, unseen.seen).prefix { $0.id == $1 }.count
        return shown + unseen.seen.count - shared + (unseen.presented == nil ? 0 : 1)
    }
    var ids: Set<ID> {
        var ids = Set(entries.map(\.id) + (unseen?.seen ?? []))
        for case let id? in [presented, departing, unseen?.presented] { ids.insert(id) }
        return ids
    }

    mutating func apply(_ request: StackRequest) -> [StackEffect] {
        switch request {
        case .change(let change): carryOut(change)
        case .hold(let id, let depth, let isDismissing): hold(id, at: depth, isDismissing: isDismissing)
        case .forget(let id): if pendingRequest?.id == id { pendingRequest = nil }
        // The screen of a link without a declared route reports no appearance, so nothing would reset `isLeaving`.
        case .left: isLeaving = !top.isLink
        case .attached(let unknown, let refused): attach(unknown, refused)
        case .detached:
            isVisible = false
            appeared = nil
            hidden = nil
            reportedTop = nil
            pendingRequest = nil
            isObserved = false
            unseen = nil
        case .observed(let isObserved):
            self.isObserved = isObserved
            unseen = nil
        case .updated: unseen = nil
        case .moved(let renewed): move(renewed)
        case .reset: reset()
        case .pathChanged(let kept, let added): syncFromPath(kept: kept, added: added)
        case .claimed(let place, let id): claim(place, for: id)
        case .transitionEnded: if let waiting { show(animated: waiting) }
        case .dismissed(let id): if presented == id { present(nil, animated: nil) }
        case .dismissalEnded:
            if departing != nil { effects.append(.departed(animated: animatesPresentation)) }
            departing = nil
            pendingRequest?.isUncovered = isVisible
        case .visible(let isVisible):
            // Ignores a repeated report, which may arrive during a pop: a dialog shown then would be lost.
            if isVisible != self.isVisible { pendingRequest?.isUncovered = isVisible }
            self.isVisible = isVisible
        case .appeared(let place): appear(at: place)
        case .disappeared(let place):
            // The previous shell may report a screen's disappearance after the screen has appeared in this shell.
            guard appeared?.screen != place.screen || appeared == place else { break }
            hidden = place
            if reportedTop?.screen == place.screen { reportedTop = nil }
        }
        ask()
        defer { effects = [] }
        return effects
    }

    private mutating func appear(at place: ScreenPlace) {
        appeared = place
        if hidden?.screen == place.screen { hidden = nil }
        guard presented == nil, place.screen == top.id else { return }
        // The system may report an appearance again, without a disappearance in between.
        if reportedTop != place { effects.append(.topAppeared) }
        reportedTop = place
        isLeaving = false
        pendingRequest?.isUncovered = isVisible
    }

    private mutating func hold(_ id: ID, at depth: Int, isDismissing: Bool) {
        // The system may never report an appearance, so a second request shows the question while the first waits.
        let mayAsk = isVisible || pendingRequest?.isAsked == false
        let isOnTop = entries.count == depth
        carryOut(StackChange(kept: depth, isDismissing: isDismissing, animated: true))
        pendingRequest = Pending(id: id, isUncovered: isOnTop && mayAsk)
    }

    /// Shows the question, if the screen is visible. A dialog can't appear under a sheet, and would be lost during a
    /// dismissal.
    private mutating func ask() {
        guard presented == nil, departing.map({ facts.shells.contains($0) }) != true, facts.hasQuestion,
            let pendingRequest, pendingRequest.isUncovered, !pendingRequest.isAsked
        else { return }
        self.pendingRequest?.isAsked = true
        isLeaving = false
        effects.append(.ask)
    }

    private mutating func carryOut(_ change: StackChange) {
        let before = presented
        if change.isDismissing { present(change.presented, animated: change.animated) }
        if let refused = change.refused { return effects.append(.refused(refused)) }
        wasRequested = true
        if isObserved {
            var requests = unseen ?? UnseenRequests(seen: entries.map(\.id), presented: before)
            let named = change.namesAll ? entries.prefix(change.kept).map(\.id) : []
            requests.request(named + change.added)
            unseen = requests
        }
        replace(from: change.kept, with: change.added.map { StackEntry(id: $0) }, animated: change.animated)
    }

    private mutating func replace(from index: Int, with added: [StackEntry], animated: Bool) {
        let kept = min(index, entries.count)
        guard kept < entries.count || !added.isEmpty else { return }
        shownCount = min(shownCount, kept)
        remove(kept..<entries.count, adding: added, animated: animated)
        guard facts.isInTransition else { return show(animated: animated) }
        if !isWaiting { effects.append(.awaitTransition) }
        waiting = animated
    }

    private mutating func remove(_ range: Range<Int>, adding added: [StackEntry] = [], animated: Bool?) {
        let removed = entries[range].map(\.id)
        effects.append(.entriesChanged(from: range.lowerBound, removed: removed, animated: animated))
        entries.replaceSubrange(range, with: added)
        // The screen below is about to appear, whatever covered it.
        if !range.isEmpty { hidden = nil }
        pendingRequest = nil
        isLeaving = false
    }

    /// Removes the screens that a new shell or its array can't show, and each `NavigationLink` entry above them.
    private mutating func attach(_ unknown: [ID], _ refused: [ID]) {
        effects += refused.map(StackEffect.refused)
        let removed = Set(unknown + refused)
        guard !removed.isEmpty else { return }
        if let presented, removed.contains(presented) { present(nil, animated: nil) }
        if let first = entries.firstIndex(where: { removed.contains($0.id) }) {
            let rest = entries[first...].filter { !removed.contains($0.id) && !$0.isLink }
            carryOut(StackChange(kept: first, added: rest.map(\.id), animated: false))
        }
        wasRequested = !isAtRoot
    }

    /// Gives a `NavigationLink`'s place to its screen's entry. Without an entry the screen is refused, and removed with
    /// those above it.
    private mutating func claim(_ place: ID, for id: ID?) {
        guard let index = entries.lastIndex(where: { $0.id == place && $0.isLink }) else { return }
        if let id {
            effects.append(.entriesChanged(from: index, removed: [place], animated: nil))
            entries[index] = StackEntry(id: id)
            // Only the path can show a link.
            path[index] = id
            unseen?.claim(place, for: id)
        } else {
            effects.append(.refused(place))
            carryOut(StackChange(kept: index, animated: true))
        }
    }

    /// The entries that a move to another id keeps: those that the app requested since the last update. A screen that a
    /// person has opened by a `NavigationLink` belongs to the id that the person has seen, unless a request names it.
    var requestedSinceUpdate: [StackEntry] {
        unseen.map { unseen in entries.filter { unseen.requested.contains($0.id) } } ?? []
    }

    /// Empties the stack for a stored stack of another id. What the app requested since the last update stays: the
    /// same update shows the requests and the other id.
    private mutating func move(_ renewed: [ID: ID]) {
        let requested = requestedSinceUpdate.map { StackEntry(id: renewed[$0.id] ?? $0.id) }
        if unseen.map({ presented == $0.presented }) ?? true { present(nil, animated: false) }
        let kept = zip(entries, requested).prefix { $0 == $1 }.count
        replace(from: kept, with: Array(requested.dropFirst(kept)), animated: false)
        pendingRequest = nil
        wasRequested = !isAtRoot
        unseen = nil
    }

    /// Empties the stack, and forgets that the app ever requested one.
    private mutating func reset() {
        carryOut(StackChange(kept: 0, isDismissing: true, animated: false))
        pendingRequest = nil
        wasRequested = false
        unseen = nil
    }

    private mutating func present(_ id: ID?, animated: Bool?) {
        if let animated {
            wasRequested = true
            animatesPresentation = animated
        }
        guard id != presented else { return }
        if let presented, facts.shells.contains(presented) { departing = presented }
        presented = id
        // A new sheet hides the question, so the request that asked it ends. After a dismissal the screen below asks.
        if id != nil { pendingRequest = nil }
        effects.append(.presentedChanged(animated: animated))
    }

    private mutating func show(animated: Bool) {
        let removed = path.count - shownCount
        let first = shownCount
        waiting = nil
        shownCount = entries.count
        path.replaceSubrange(first..., with: entries[first...].map(\.id))
        guard removed > 0 || first < entries.count else { return }
        effects.insert(.writePath(removed: removed, from: first, animated: animated), at: 0)
    }

    /// Updates the entries after the system wrote the path: after a pop, a push by a `NavigationLink`, or a link in an
    /// earlier column of a split view, which sets the path.
    private mutating func syncFromPath(kept: Int, added: [StackEntry]) {
        unseen?.systemRemoved(path[kept...])
        path.replaceSubrange(kept..., with: added.map(\.id))
        if kept < shownCount {
            remove(kept..<shownCount, animated: nil)
            shownCount = kept
        }
        // In other cases the link's screen is above a screen that is about to be removed, and is removed with it.
        guard !added.isEmpty, shownCount == kept else { return }
        unseen?.systemAdded(added.map(\.id), above: kept == 0 ? nil : path[kept - 1])
        entries.insert(contentsOf: added, at: kept)
        shownCount = path.count
        pendingRequest = nil
        isLeaving = false
        let isLinked = added.contains(where: \.isLink)
        effects.append(isLinked ? .linked(from: kept) : .entriesChanged(from: kept, removed: [], animated: nil))
    }
}

/// The requests that the app made since the last update of a shell, and the stack at that update.
struct UnseenRequests: Sendable {
    /// The entries at the update, with the changes that the system has made since. Some may wait for a transition.
    private(set) var seen: [NavigationEntry.ID]
    /// The sheet before the requests.
    let presented: NavigationEntry.ID?
    /// The entries that a request has added, or has named among all routes. A request may put back a seen entry.
    private(set) var requested: Set<NavigationEntry.ID> = []

    init(seen: [NavigationEntry.ID], presented: NavigationEntry.ID?) {
        self.seen = seen
        self.presented = presented
    }

    mutating func request(_ ids: [NavigationEntry.ID]) { requested.formUnion(ids) }

    mutating func systemRemoved(_ gone: some Sequence<NavigationEntry.ID>) {
        let gone = Set(gone)
        seen.removeAll(where: gone.contains)
    }

    /// - Parameter below: The entry under the added ones; `nil` for the root. If it is not seen, neither are they.
    mutating func systemAdded(_ added: [NavigationEntry.ID], above below: NavigationEntry.ID?) {
        guard let index = below.map({ seen.firstIndex(of: $0).map { $0 + 1 } }) ?? 0 else { return }
        // A requested screen that a canceled swipe gives back stays a requested one.
        seen.insert(contentsOf: added.filter { !requested.contains($0) }, at: index)
    }

    mutating func claim(_ place: NavigationEntry.ID, for id: NavigationEntry.ID) {
        if let index = seen.firstIndex(of: place) { seen[index] = id }
    }
}
