import SeaGlass

@testable import SeaGlassNavigation

/// A program of an app's requests and a system's reports to a ``StackState``, without a host, and a model of
/// the expected stack.
///
/// Two bytes are one step, so any bytes are a program. The system is adverse: a transition lasts for any number of
/// steps, and reports are late, repeated or missing.
@MainActor package struct StackProgram {
    struct Route: NavigationRoute { let id: UInt8 }
    private struct OtherRoute: NavigationRoute {}
    private struct UnequalRoute: NavigationRoute { static func == (lhs: Self, rhs: Self) -> Bool { false } }

    enum Screen: Hashable {
        case entry(NavigationEntry.ID, route: UInt8?)
        case link(Int)

        var route: UInt8? { if case .entry(_, let route) = self { route } else { nil } }
        var id: NavigationEntry.ID? { if case .entry(let id, _) = self { id } else { nil } }
    }

    /// A request that a guarded screen holds back.
    struct Pending {
        let id: NavigationEntry.ID
        let change: NavigationChange
        /// Whether the stack is in a sheet, and the request asks the sheet's presenter to dismiss the sheet.
        let isAbove: Bool
        var isUncovered: Bool
        var isAsked = false
    }

    private enum Step: UInt8, CaseIterable {
        // Steps of the app and its guarded screens.
        case push, pushGuarded, pushOther, pop, popToRoot, popWithoutAsking, replaceTop, replace, open, present, dismiss
        case dismissAbove, leave, leaveTwice, closeDialog, closeOtherDialog, freeGuard
        // Steps of the shell.
        case attach, detach, observe, update, move, reset, guardRoot
        // Steps of the system.
        case swipe, giveBack, followLink, setPath, claim, begin, end, appear, disappear, show, hide,
            dismissed
        case dismissalEnded, freeSheet
    }

    var state = StackState()
    /// The objects behind the ids of the state.
    private var objects: [NavigationEntry.ID: NavigationEntry] = [.root: NavigationEntry(NavigationScreen(), id: .root)]

    // The system: the path that it shows, its transition and its screens.
    var path: [Screen] = []
    var isTransitioning = false
    private var isAwaited = false
    var questions: [NavigationEntry.ID: LeaveQuestion] = [:]
    var shells: [NavigationEntry.ID: ShellIdentity] = [:]
    private var known: [NavigationEntry.ID] = [.root]
    private var links = 0
    /// The screen that the system has popped, and may show again: it does so after a canceled swipe.
    private var taken: Screen?
    /// The routes of the links whose screens have claimed their places; `nil` for a route of another type.
    private var claimed: [Int: UInt8?] = [:]

    // The result that the requests should have.
    var model = Model()
    /// The last two requests that were held back, the earlier first.
    private var stale = NavigationEntry.ID.root, held = NavigationEntry.ID.root
    /// The question of the request that was held back last, as long as its view exists.
    private(set) weak var heldQuestion: LeaveQuestion?
    private var mistakes: [String] = []
    private var lately: [String] = []

    package init() {}

    /// - Returns: The first mistake.
    package mutating func run(_ steps: some Sequence<UInt8>) -> String? {
        var iterator = steps.makeIterator()
        while let code = iterator.next(), let argument = iterator.next(), mistakes.isEmpty {
            let step = Step.allCases[Int(code) % Step.allCases.count]
            lately = lately.suffix(9) + ["\(step)"]
            perform(step, argument)
            mistakes += mistakesNow()
        }
        return mistakes.first.map { "\($0), after \(lately)" }
    }

    // MARK: Steps

    private mutating func perform(_ step: Step, _ argument: UInt8) {
        let route = Route(id: argument % 6)
        let animated = argument & 0x80 == 0
        let count = model.stack.count
        switch step {
        case .push: ask(NavigationChange(kept: count, added: [entry(route)], animated: animated))
        case .pushGuarded:
            let guarded = entry(route)
            put(guardOn: guarded)
            ask(NavigationChange(kept: count, added: [guarded], animated: animated))
        case .pushOther: ask(NavigationChange(kept: count, added: [entry(OtherRoute())], animated: animated))
        case .pop: ask(NavigationChange(kept: max(0, count - 1 - Int(argument % 3)), animated: animated))
        case .popToRoot: ask(NavigationChange(kept: 0, animated: animated))
        case .popWithoutAsking:
            model.requests += 1
            carryOut(NavigationChange(kept: Int(argument % 4), animated: animated))
        case .replaceTop: ask(NavigationChange(kept: max(0, count - 1), added: [entry(route)], animated: animated))
        case .replace, .open:
            let routes = (0..<argument % 5).map { entry(Route(id: (argument &+ $0) % 6)) }
            ask(NavigationChange(added: routes, isDismissing: step == .open, animated: animated))
        case .present:
            let sheet = NavigationEntry(NavigationScreen(route: route, presentation: .sheet))
            if argument.isMultiple(of: 2) {
                let shell = ShellIdentity()
                sheet.stack?.attach(shell, routes: NavigationRoutes())
                shells[sheet.id] = shell
            }
            known.append(sheet.id)
            objects[sheet.id] = sheet
            ask(NavigationChange(kept: .max, isDismissing: true, presented: sheet, animated: animated))
        case .dismiss: ask(NavigationChange(kept: .max, isDismissing: true, animated: animated))
        case .dismissAbove: dismissAbove()
        case .leave, .leaveTwice:
            leave()
            if step == .leaveTwice { leave() }
        case .closeDialog: forget(held)
        case .closeOtherDialog: forget(stale)
        case .freeGuard: questions[state.top.id] = nil
        case .guardRoot: if questions[.root] == nil { put(guardOn: object(.root)) } else { questions[.root] = nil }
        case .attach: attach(argument)
        case .detach: detach()
        case .observe:
            model.isObserved = argument.isMultiple(of: 2)
            model.unseen = nil
            send(.observed(model.isObserved))
        case .update:
            model.unseen = nil
            send(.updated)
        case .move: move()
        case .reset:
            show(nil, animated: false)
            if !model.stack.isEmpty { model.change([], animated: false) }
            model.giveUp()
            model.wasRequested = false
            model.unseen = nil
            send(.reset)
        case .swipe:
            guard let last = path.last else { break }
            changePath(keeping: path.count - 1)
            taken = last
        case .giveBack: if let taken, taken.id != nil { changePath(keeping: path.count, adding: taken) }
        case .followLink: changePath(keeping: path.count, adding: newLink())
        case .setPath: changePath(keeping: Int(argument) % (path.count + 1), adding: newLink())
        case .claim: claim(argument)
        case .begin: isTransitioning = true
        case .end: endTransition()
        case .appear, .disappear: report(place(argument), hasAppeared: step == .appear)
        case .show, .hide:
            // A repeated report uncovers no screen.
            if model.isVisible != (step == .show) { model.pending?.isUncovered = step == .show }
            model.isVisible = step == .show
            send(.visible(model.isVisible))
        case .dismissed:
            let id = argument.isMultiple(of: 2) ? known[Int(argument) % known.count] : model.sheet ?? .root
            if id == model.sheet { show(nil, animated: nil) }
            send(.dismissed(id))
        case .dismissalEnded:
            model.departing = nil
            model.pending?.isUncovered = model.isVisible
            send(.dismissalEnded)
        case .freeSheet: for id in [model.sheet, model.departing] { if let id { shells[id] = nil } }
        }
    }

    private mutating func entry(_ route: any NavigationRoute) -> NavigationEntry {
        let entry = NavigationEntry(route: route)
        objects[entry.id] = entry
        known = known.suffix(20) + [entry.id]
        return entry
    }

    private mutating func put(guardOn entry: NavigationEntry) {
        let question = LeaveQuestion()
        question.isActive = { true }
        entry.content.guards = [LeaveGuard(question: question, isActive: true)]
        questions[entry.id] = question
    }

    private func place(_ argument: UInt8) -> ScreenPlace {
        let id = argument.isMultiple(of: 2) ? state.top.id : known[Int(argument) % known.count]
        return ScreenPlace(screen: id, view: argument % 3 == 0 ? nil : ObjectIdentifier(object(.root).content))
    }

    private mutating func report(_ place: ScreenPlace, hasAppeared: Bool) {
        if hasAppeared {
            model.appeared = place
            if model.hidden == place.screen { model.hidden = nil }
            if model.sheet == nil, place.screen == state.top.id {
                model.topAppears = model.reportedTop != place
                model.reportedTop = place
                model.isLeaving = false
                model.pending?.isUncovered = model.isVisible
            }
        } else if model.appeared?.screen != place.screen || model.appeared == place {
            model.hidden = place.screen
            if model.reportedTop?.screen == place.screen { model.reportedTop = nil }
        }
        send(hasAppeared ? .appeared(place) : .disappeared(place))
    }

    private mutating func forget(_ id: NavigationEntry.ID) {
        if model.pending?.id == id { model.giveUp() }
        send(.forget(id))
    }

    // MARK: Requests of the app

    private mutating func ask(_ change: NavigationChange) {
        model.requests += 1
        perform(change)
    }

    /// Does what ``Navigator/change(_:passing:asking:)`` does, for the stack and the model.
    private mutating func perform(_ change: NavigationChange, passing passed: NavigationEntry.ID? = nil) {
        for (screen, depth) in removed(by: change) where screen.id != passed {
            if let question = screen.content.question { return hold(change, isAbove: false, question, depth) }
        }
        carryOut(change)
    }

    /// Dismisses the sheet with this stack, unless one of its screens is guarded.
    private mutating func dismissAbove(passing passed: NavigationEntry.ID? = nil) {
        if passed == nil { model.requests += 1 }
        let change = NavigationChange(kept: .max, isDismissing: true, animated: true)
        let screens = removed(by: NavigationChange(kept: 0, animated: true)) + [(object(.root), 0)]
        for (screen, depth) in screens where screen.id != passed {
            if let question = screen.content.question { return hold(change, isAbove: true, question, depth) }
        }
        model.settled += 1
    }

    private mutating func hold(_ change: NavigationChange, isAbove: Bool, _ question: LeaveQuestion, _ depth: Int) {
        let isUncovered = model.stack.count == depth && (model.isVisible || model.pending?.isAsked == false)
        let id = NavigationEntry.ID.next()
        let before = (model.stack, model.sheet)
        if change.isDismissing { show(nil, animated: true) }
        model.expect(keeping: depth, adding: [], animated: true, before: before)
        model.wasRequested = true
        model.giveUp()
        model.pending = Pending(id: id, change: change, isAbove: isAbove, isUncovered: isUncovered)
        stale = held
        held = id
        heldQuestion = question
        send(.hold(id, depth: depth, isDismissing: change.isDismissing))
    }

    private mutating func carryOut(_ change: NavigationChange) {
        let before = (model.stack, model.sheet)
        if change.isDismissing { show(change.presented?.id, animated: change.animated) }
        let kept =
            change.kept.map { min($0, model.stack.count) }
            ?? zip(model.stack, change.added).prefix { route(of: $0) != nil && route(of: $0) == screen($1).route }.count
        let added = change.kept == nil ? change.added.dropFirst(kept) : change.added[...]
        model.expect(
            keeping: kept,
            adding: Array(added),
            animated: change.animated,
            before: before,
            namesAll: change.kept == nil
        )
        model.settled += 1
        let refused = added.first { model.hasOwnArray && !($0.route is Route) }
        send(.change(change.inIDs(keeping: kept, adding: added, refusing: refused)))
    }

    /// Does what ``Navigator/leave(animated:)`` does.
    private mutating func leave() {
        guard !state.isLeaving else { return }
        let top = state.top.id
        if let pending = model.pending, heldQuestion != nil {
            model.pending = nil
            send(.forget(pending.id))
            if pending.isAbove { dismissAbove(passing: top) } else { perform(pending.change, passing: top) }
        } else if !model.stack.isEmpty {
            model.requests += 1
            perform(NavigationChange(kept: model.stack.count - 1, animated: true), passing: top)
        }
        model.isLeaving = !state.top.isLink
        send(.left)
    }

    // MARK: The shell

    /// Gives the stack another id: only the screens that were requested since the last update stay.
    private mutating func move() {
        let unseen = model.unseen
        if unseen == nil || unseen?.sheet == model.sheet { show(nil, animated: false) }
        let requested = model.stack.filter { unseen?.requested.contains($0) == true }
        let kept = zip(model.stack, requested).prefix { $0 == $1 && unseen?.seen.contains($0) == false }.count
        if kept < max(model.stack.count, requested.count) {
            if kept < model.stack.count { model.hidden = nil }
            model.change(requested, animated: false)
        }
        model.giveUp()
        model.wasRequested = !requested.isEmpty || model.sheet != nil
        model.unseen = nil
        let seen = Set(state.unseen?.seen ?? [])
        var renewed: [NavigationEntry.ID: NavigationEntry.ID] = [:]
        for entry in state.requestedSinceUpdate where seen.contains(entry.id) {
            let new = object(entry.id).renewed
            objects[new.id] = new
            renewed[entry.id] = new.id
        }
        send(.moved(renewed: renewed))
    }

    private mutating func attach(_ argument: UInt8) {
        detach()
        model.hasOwnArray = argument.isMultiple(of: 2)
        let unknown = state.entries.map(\.id).filter { (object($0).route as? Route)?.id == argument % 16 }
        let refused = model.hasOwnArray ? state.entries.map(\.id).filter { !(object($0).route is Route) } : []
        let gone = zip(state.entries, model.stack).filter { (unknown + refused).contains($0.0.id) }.map(\.1)
        let sheet = argument % 5 == 0 ? model.sheet : nil
        if sheet != nil { show(nil, animated: nil) }
        if let first = model.stack.firstIndex(where: gone.contains) {
            let rest = zip(state.entries, model.stack).dropFirst(first)
                .filter { !gone.contains($0.1) && !isUnclaimed($0.1) }
                .map { screen(object($0.0.id)) }
            model.note(rest, before: (model.stack, model.sheet))
            model.change(model.stack[..<first] + rest, animated: false)
        }
        if !gone.isEmpty || sheet != nil { model.wasRequested = !model.stack.isEmpty || model.sheet != nil }
        model.refusals += refused.count
        send(.attached(unknown: unknown + (sheet.map { [$0] } ?? []), refused: refused))
    }

    private mutating func detach() {
        model.isVisible = false
        model.hasOwnArray = false
        model.appeared = nil
        model.reportedTop = nil
        model.hidden = nil
        model.giveUp()
        model.isObserved = false
        model.unseen = nil
        send(.detached)
        endTransition()
    }

    private mutating func show(_ sheet: NavigationEntry.ID?, animated: Bool?) {
        if let animated { (model.wasRequested, model.animatesPresentation) = (true, animated) }
        guard sheet != model.sheet else { return }
        if let sheet = model.sheet, shells[sheet] != nil { model.departing = sheet }
        model.sheet = sheet
        if sheet != nil { model.giveUp() }
        model.presentationChange = .some(animated)
    }

    // MARK: The system

    mutating func send(_ request: StackRequest) {
        let before = model
        state.facts.isInTransition = isTransitioning
        state.facts.hasQuestion = heldQuestion != nil
        state.facts.shells = Set([state.presented, state.departing].compactMap { $0 }.filter { shells[$0] != nil })
        let effects = state.apply(request)
        if case .moved = request, state.entries.count == model.stack.count {
            // A screen of the other id that is requested again is a new screen.
            for (index, entry) in state.entries.enumerated()
            where screen(object(entry.id)).route == route(of: model.stack[index]) {
                model.stack[index] = screen(object(entry.id))
            }
        }
        mistakes += self.mistakes(in: effects, of: request)
        model.followed(isAsked: effects.contains { if case .ask = $0 { true } else { false } })
        if !mistakes.isEmpty { lately.append("\(request) before \(before)") }
        for effect in effects { perform(effect) }
    }

    private mutating func perform(_ effect: StackEffect) {
        switch effect {
        case .awaitTransition:
            if isAwaited { mistakes.append("It awaits two transitions") }
            isAwaited = true
            if !isTransitioning { endTransition() }
        case .writePath(let removed, let index, _):
            path = path.dropLast(removed) + state.entries[index...].map { screen(object($0.id)) }
            taken = nil
        case .entriesChanged, .presentedChanged, .departed, .topAppeared, .ask, .linked, .refused: break
        }
    }

    private mutating func endTransition() {
        isTransitioning = false
        isAwaited = false
        send(.transitionEnded)
    }

    private mutating func newLink() -> Screen {
        links += 1
        return .link(links)
    }

    /// Removes the values above the first ones from the path, and adds one.
    private mutating func changePath(keeping kept: Int, adding screen: Screen? = nil) {
        let shown = zip(path, model.stack).prefix { $0 == $1 }.count
        let added = screen.map { [$0] } ?? []
        taken = nil
        model.unseen?.seen.removeAll(where: path[kept...].contains)
        path = path[..<kept] + added
        if let screen, kept <= shown { see(screen, above: kept == 0 ? nil : path[kept - 1]) }
        // A screen of the path above the shown ones is about to be removed, and the link's screen with it.
        if kept < shown || kept == shown && screen != nil {
            model.change(model.stack[..<kept] + added + model.stack[shown...], animated: nil)
        }
        let places = added.map { screen in
            StackEntry(id: screen.id ?? .next(), isLink: screen.id == nil)
        }
        for place in places where place.isLink { objects[place.id] = NavigationEntry(NavigationScreen(), id: place.id) }
        send(.pathChanged(kept: kept, added: places))
    }

    /// Notes a screen that the system has added, unless the app has requested it or the screen below is not seen.
    private mutating func see(_ screen: Screen, above below: Screen?) {
        guard let unseen = model.unseen, !unseen.requested.contains(screen),
            let index = below.map({ unseen.seen.firstIndex(of: $0).map { $0 + 1 } }) ?? 0
        else { return }
        model.unseen?.seen.insert(screen, at: index)
    }

    /// Lets the screen of a link claim an entry.
    private mutating func claim(_ argument: UInt8) {
        let places = model.stack.indices.filter { isUnclaimed(model.stack[$0]) }
        guard let index = places.isEmpty ? nil : places[Int(argument) % places.count],
            case .link(let link) = model.stack[index]
        else { return }
        let isOther = argument % 5 == 0
        let isUnequal = argument % 7 == 0
        let routes: [any NavigationRoute] = [Route(id: argument % 6), OtherRoute(), UnequalRoute()]
        let route = routes[isUnequal ? 2 : isOther ? 1 : 0]
        let isRefused = isUnequal || isOther && model.hasOwnArray
        if isRefused {
            refuse(index)
        } else {
            claimed[link] = isOther ? .some(nil) : argument % 6
            model.stackChange = .some(nil)
        }
        let entry = entry(route)
        send(.claimed(state.entries[index].id, by: isRefused ? nil : entry.id))
    }

    /// Refuses the screen of a link that has no place in the array.
    private mutating func refuse(_ index: Int) {
        model.refusals += 1
        let before = (model.stack, model.sheet)
        model.expect(keeping: index, adding: [], animated: true, before: before)
    }

    func object(_ id: NavigationEntry.ID) -> NavigationEntry { objects[id] ?? NavigationEntry() }

    func screen(_ entry: NavigationEntry) -> Screen { .entry(entry.id, route: (entry.route as? Route)?.id) }

    /// Returns the entries that a change removes, the top one first, each with its number above the root.
    private func removed(by change: NavigationChange) -> [(screen: NavigationEntry, depth: Int)] {
        let entries = state.entries.map { object($0.id) }
        let kept =
            change.kept.map { min($0, entries.count) }
            ?? zip(entries, change.added).prefix { $1.route?.isSameRoute(as: $0.route) ?? false }.count
        return (kept..<entries.count).reversed().map { (entries[$0], $0 + 1) }
    }

    func isUnclaimed(_ screen: Screen) -> Bool {
        if case .link(let link) = screen { claimed[link] == nil } else { false }
    }

    func route(of screen: Screen) -> UInt8? {
        if case .link(let link) = screen { claimed[link] ?? nil } else { screen.route }
    }

    private func mistakesNow() -> [String] {
        var mistakes = mistakesOfState()
        if isAwaited != state.isWaiting { mistakes.append("A request is lost, or waits for nothing") }
        return mistakes
    }
}
