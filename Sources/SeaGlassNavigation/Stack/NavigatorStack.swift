import SeaGlass
import SwiftUI

/// The stack of a shell: its state, and the objects behind the ids of the state.
///
/// It is the only type that changes the state, and the only one that views observe. A ``Navigator`` is its public handle.
@MainActor @Observable package final class NavigatorStack {
    @ObservationIgnored private(set) var state = StackState()
    @ObservationIgnored private var objects = StackObjects()
    /// The request that a guarded screen holds back, as long as the state has its id.
    @ObservationIgnored private(set) var held: HeldRequest?
    /// The entry with which a `NavigationLink`'s screen claims its place.
    @ObservationIgnored private var claimant: NavigationEntry?
    /// The type of the routes in the app's array, which can't hold other screens.
    @ObservationIgnored var routeType: (any Hashable.Type)?
    /// The app's selection over which the stack is shown; `nil` without a binding.
    @ObservationIgnored var selection: (any Hashable)?
    /// The selection at the last update that a store has seen.
    @ObservationIgnored var updatedSelection: (any Hashable)?
    @ObservationIgnored var selectionRequests = SelectionRequests()
    /// The routes that screens had before the last update that a store has seen, if a request has given them others.
    @ObservationIgnored var formerRoutes: [NavigationEntry.ID: any Hashable] = [:]
    @ObservationIgnored var shell = NavigatorShell()
    /// The stack that presents, or last presented, the sheet or cover around this stack's shell; `nil` after that stack is
    /// freed. A sheet that SwiftUI's `sheet` presents has no presenter.
    @ObservationIgnored weak var presenter: NavigatorStack?
    /// The style of the sheet or cover around this stack's shell. `nil` in a sheet of SwiftUI's. Such a sheet may be a
    /// cover, so its bar leaves room for the window's controls.
    @ObservationIgnored var style: NavigationPresentationStyle?
    static let all = WeakList<NavigatorStack>()
    @ObservationIgnored var earlyLinks: [EarlyLink] = [] {
        didSet { if !earlyLinks.isEmpty { noteRequest() } }
    }
    /// The store of the shell that shows, or last showed, this navigator.
    @ObservationIgnored var store: (any NavigatorStore)?
    /// The navigator around the shell: for a shell in a sheet, the navigator of the screen that presents the sheet.
    @ObservationIgnored weak var outer: NavigatorStack?
    /// The number of resets in the process before the first request that waits for a shell.
    @ObservationIgnored var resetsBeforeRequest: Int?
    /// Whether an undeclared route gets a screen that names the mistake. Tests set it to cover both kinds of build.
    @ObservationIgnored var showsUndeclared = Diagnostics.isEnabled
    package let systemStack = SystemStack()

    /// The requests of the app in its current event.
    @ObservationIgnored var event = StackEvent()
    /// The entry with which the presenter presents, or last presented, the stack; `nil` if it is not that of a route.
    @ObservationIgnored private(set) var presentedID: NavigationEntry.ID?
    /// Whether a shell has shown the stack.
    @ObservationIgnored var hadShell = false

    init(style: NavigationPresentationStyle? = nil) {
        self.style = style
        systemStack.delegate = self
        Self.all.append(self)
    }

    var entries: [NavigationEntry] {
        access(keyPath: \.entries)
        return objects.entries
    }

    /// The entries, for code that has to see no later change.
    var currentEntries: [NavigationEntry] { objects.entries }
    var root: NavigationEntry { objects.root }
    var top: NavigationEntry { objects.entries.last ?? objects.root }

    var allEntries: [NavigationEntry] { entries + (presented.map { [$0] + ($0.stack?.allEntries ?? []) } ?? []) }

    var depth: Int { entries.count }

    var canPop: Bool { !entries.isEmpty }

    var presented: NavigationEntry? {
        access(keyPath: \.presented)
        return currentPresented
    }

    func shown(_ index: Int) -> NavigationEntry { objects.shown(index) }

    /// The stack at the last update of the shell, with the system's changes since; `nil` without a request since.
    var unseenEntries: (entries: [NavigationEntry], presented: NavigationEntry?)? {
        state.unseen.map { unseen in (unseen.seen.compactMap { objects[$0] }, objects[unseen.presented]) }
    }

    /// Gives the stack another id in the store. Entries that are seen and were requested again get new screens.
    func move() {
        let seen = Set(state.unseen?.seen ?? [])
        var renewed: [NavigationEntry.ID: NavigationEntry.ID] = [:]
        for entry in state.requestedSinceUpdate where seen.contains(entry.id) {
            guard let new = objects[entry.id]?.renewed else { continue }
            objects.add(new)
            renewed[entry.id] = new.id
        }
        send(.moved(renewed: renewed))
    }

    var currentPresented: NavigationEntry? { objects[state.presented] }
    var departing: NavigationEntry? { objects[state.departing] }

    /// Whether the sheet or cover has no `NavigationStack`.
    var isBare: Bool { style?.isBare ?? false }
    /// The bare sheet or cover around the stack's shell.
    var bareOuter: NavigatorStack? { presentedID == nil ? outer.flatMap { $0.isBare ? $0 : nil } : nil }
    /// The stacks of the shells in a bare sheet or cover.
    var innerStacks: [NavigatorStack] { isBare ? Self.all.objects.filter { $0.bareOuter === self && $0.hasShell } : [] }

    var hasShell: Bool { shell.identity != nil }

    var isPresented: Bool { presenter?.currentPresented?.stack === self }

    var isWaiting: Bool { state.isWaiting }

    var follower: (any NavigatorObserver)? { shell.observer ?? (isPresented ? presenter?.follower : nil) }

    /// Called for each request. Before a shell shows the navigator, nobody knows to which store the request belongs.
    private func noteRequest() {
        if store == nil, resetsBeforeRequest == nil { resetsBeforeRequest = StoreResets.count }
    }

    private func attach(to presenter: NavigatorStack, as id: NavigationEntry.ID?) {
        self.presenter = presenter
        presentedID = id
    }

    /// Carries out a change of the stack, which removes guarded screens without a question.
    func carryOut(_ change: NavigationChange) {
        guard !isBare || change.added.isEmpty else { return reportBare() }
        noteRequest()
        // Routes are compared before the state changes, since the `==` of a route may read the navigator.
        let kept = keptCount(by: change)
        let added = change.added.dropFirst(change.kept == nil ? kept : 0)
        let refused = added.first { !pathHolds($0.route) }
        for entry in added { objects.add(entry) }
        if let presented = change.presented { objects.keep(with(presented) { $0.requestedRoute = nil }) }
        if selection != nil { note(change, keeping: kept) }
        if let selection = change.selection { self.selection = selection }
        let former = refused == nil ? change.updateScreens(of: currentEntries.prefix(kept)) : [:]
        if shell.observer != nil { formerRoutes.merge(former) { first, _ in first } }
        // An object in a route may use the navigator when it is freed.
        withExtendedLifetime(former) {
            send(.change(change.inIDs(keeping: kept, adding: added, refusing: refused)))
            let presented = change.presented?.id
            if former.keys.contains(where: { $0 != presented }) { entriesChanged(change.animated) }
            if former.keys.contains(where: { $0 == presented }) { presentedChanged(change.animated) }
        }
        // Last, since the setter of a binding may send requests.
        guard change.selection != nil else { return }
        follower?.stackChanged()
        writeSelection()
    }

    func keptCount(by change: NavigationChange) -> Int {
        if let kept = change.kept { return min(kept, currentEntries.count) }
        return zip(currentEntries, change.added).prefix { $1.route?.isSameScreen(as: $0.route) ?? false }.count
    }

    /// Holds a request back until its question is answered.
    func hold(_ request: HeldRequest, at depth: Int) {
        let previous = held
        held = request
        send(.hold(request.id, depth: depth, isDismissing: request.change.isDismissing))
        withExtendedLifetime(previous) {}
    }

    /// Gives the place of a `NavigationLink` to its screen's entry. If the app's array can't hold the entry's route, the
    /// screen is removed. Does nothing if another screen has claimed the place since.
    func claim(_ place: NavigationEntry.ID, for entry: NavigationEntry) {
        guard state.entries.contains(where: { $0.id == place && $0.isLink }) else { return }
        claimant = entry
        let isAccepted = entry.route.map { $0.isSameRoute(as: $0) && pathHolds($0) } ?? false
        if isAccepted { objects.claim(with: entry) }
        send(.claimed(place, by: isAccepted ? entry.id : nil))
        claimant = nil
    }

    /// Returns whether the app's array, if there is one, can hold a route. Views and links have the route `nil`.
    func pathHolds(_ route: (any Hashable)?) -> Bool {
        guard let routeType else { return true }
        return route.map { $0.routeType == routeType && $0.isSameRoute(as: $0) } ?? false
    }

    func send(_ request: StackRequest) {
        state.facts.isInTransition = systemStack.isInTransition
        state.facts.hasQuestion = held?.question != nil
        state.facts.shells = objects.shells([state.presented, state.departing])
        let before = currentPresented
        let effects = state.apply(request)
        note(effects, before)
        // An object behind a removed id may use the navigator when it is freed, so the object outlives the request.
        let forgotten = objects.update(after: effects, of: state)
        withExtendedLifetime((forgotten, held)) {
            if held?.id != state.pendingRequest?.id { held = nil }
            for effect in effects {
                if case .refused(let id) = effect, let refused = claimant ?? forgotten.first(where: { $0.id == id }) {
                    reportRefused(refused)
                } else {
                    perform(effect)
                }
            }
        }
    }

    private func perform(_ effect: StackEffect) {
        switch effect {
        case .entriesChanged(_, _, let animated): entriesChanged(animated)
        case .presentedChanged(let animated):
            currentPresented?.stack?.attach(to: self, as: currentPresented?.id)
            presentedChanged(animated)
        case .departed(let animated): notifyObservers(of: \.presented, animated)
        case .awaitTransition: systemStack.awaitTransition()
        case .writePath(let removed, let index, let animated):
            let entries = objects.shown(from: index)
            systemStack.replaceLast(removed, with: entries, animated: animated, isHidden: !state.isVisible)
        case .ask: held?.question?.ask()
        case .topAppeared: follower?.topAppeared()
        case .linked: Task { entriesChanged(nil) }
        case .refused(let id): if let entry = objects[id] { reportRefused(entry) }
        }
    }

    private func entriesChanged(_ animated: Bool?) {
        notifyObservers(of: \.entries, animated)
        follower?.stackChanged()
        writeArray()
    }

    private func presentedChanged(_ animated: Bool?) {
        notifyObservers(of: \.presented, animated)
        follower?.stackChanged()
        writePresented()
    }

    /// Gives the screen on top another route with the same `id`.
    func updateTop(to route: any Hashable) {
        let before = top.route
        guard pathHolds(route), !route.isSameRoute(as: before) else { return }
        top.content.update(to: route)
        withExtendedLifetime(before) { entriesChanged(true) }
    }

    /// Called when a shell in a bare sheet appears or disappears, since its guards hold the sheet.
    func innerStacksChanged() { notifyObservers(of: \.entries, nil) }

    private func notifyObservers(of keyPath: KeyPath<NavigatorStack, some Any>, _ animated: Bool?) {
        guard animated == false else { return withMutation(keyPath: keyPath) {} }
        withTransaction(with(Transaction()) { $0.disablesAnimations = true }) { withMutation(keyPath: keyPath) {} }
    }
}

extension NavigatorStack: SystemStackDelegate {
    func pathChanged(kept: Int, added: [NavigationEntry?]) {
        let entries = added.map { entry in
            let place = StackEntry(id: entry?.id ?? .next(), isLink: entry == nil)
            objects.add(entry ?? NavigationEntry(NavigationScreen(), id: place.id))
            return place
        }
        send(.pathChanged(kept: kept, added: entries))
    }

    func transitionEnded() { send(.transitionEnded) }
    func pathRead() {
        event.end()
        noteSelection()
        selectionRequests.forgetUnread()
    }

    /// Called when the system reads the presented route.
    func presentedRead() {
        event.end()
        noteSelection()
        if let currentPresented { selectionRequests.forgetUnread(currentPresented) }
    }
}
