import SeaGlass

@testable import SeaGlassNavigation

/// Requests of an app and reports of a system to a stack without a host, and the plain array that they should result in.
///
/// Two bytes are one step, so any bytes are a program. The system is adverse: a transition lasts for any number of steps, and
/// reports are late, repeated or missing.
@MainActor package struct StackProgram {
    private struct Route: NavigationRoute { let id: UInt8 }
    private struct OtherRoute: NavigationRoute {}

    private enum Screen: Equatable {
        case entry(NavigationEntry.ID, route: UInt8?)
        case link(Int)

        init(_ entry: NavigationEntry) { self = .entry(entry.id, route: (entry.route as? Route)?.id) }

        var route: UInt8? { if case .entry(_, let route) = self { route } else { nil } }
        var id: NavigationEntry.ID? { if case .entry(let id, _) = self { id } else { nil } }
    }

    private enum Step: UInt8, CaseIterable {
        // Of the app and its guarded screens.
        case push, pushGuarded, pushOther, pop, popToRoot, popWithoutAsking, replaceTop, replace, open, present, dismiss
        case leave, closeDialog, freeGuard
        // Of the shell.
        case attach, detach
        // Of the system.
        case swipe, followLink, begin, end, appear, disappear, show, hide, dismissed, dismissalEnded
    }

    private var state = NavigationStackState()

    private var path: [Screen] = []
    private var isTransitioning = false
    private var isAwaited = false
    private var questions: [NavigationEntry.ID: LeaveQuestion] = [:]
    private var shells: [NavigationEntry.ID: ShellIdentity] = [:]
    private var known: [NavigationEntry.ID] = [.root]
    private var links = 0

    private var stack: [Screen] = []
    private var sheet: NavigationEntry.ID?
    private var departing: NavigationEntry.ID?
    private var pending: NavigationEntry.ID?
    private var isVisible = false
    private var hasOwnArray = false
    private var refusals = 0

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
            check()
        }
        return mistakes.first.map { "\($0), after \(lately)" }
    }

    // MARK: Steps

    private mutating func perform(_ step: Step, _ argument: UInt8) {
        let route = Route(id: argument % 6)
        switch step {
        case .push: change(NavigationChange(kept: stack.count, added: [entry(route)], animated: true))
        case .pushGuarded:
            let guarded = entry(route)
            let question = LeaveQuestion()
            question.isActive = { true }
            guarded.content.guards = [LeaveGuard(question: question, isActive: true)]
            questions[guarded.id] = question
            change(NavigationChange(kept: stack.count, added: [guarded], animated: true))
        case .pushOther: change(NavigationChange(kept: stack.count, added: [entry(OtherRoute())], animated: true))
        case .pop: change(NavigationChange(kept: max(0, stack.count - 1 - Int(argument % 3)), animated: true))
        case .popToRoot: change(NavigationChange(kept: 0, animated: true))
        case .popWithoutAsking: carryOut(NavigationChange(kept: Int(argument % 4), animated: true))
        case .replaceTop: change(NavigationChange(kept: max(0, stack.count - 1), added: [entry(route)], animated: true))
        case .replace, .open:
            let routes = (0..<argument % 5).map { entry(Route(id: (argument &+ $0) % 6)) }
            change(NavigationChange(added: routes, isDismissing: step == .open, animated: true))
        case .present:
            let sheet = NavigationEntry(NavigationScreen(route: route, presentation: .sheet()))
            if argument.isMultiple(of: 2) {
                let shell = ShellIdentity()
                sheet.navigator?.attach(shell, routes: NavigationRoutes(), path: nil)
                shells[sheet.id] = shell
            }
            known.append(sheet.id)
            change(NavigationChange(kept: .max, isDismissing: true, presented: sheet, animated: true))
        case .dismiss: change(NavigationChange(kept: .max, isDismissing: true, animated: true))
        case .leave:
            guard let pending = state.pendingRequest, state.top.content.question(pending.question) != nil else {
                return
            }
            forget()
            change(pending.change, passing: state.top.id)
        case .closeDialog: forget()
        case .freeGuard: questions[state.top.id] = nil
        case .attach: attach(argument)
        case .detach: detach()
        case .swipe, .followLink: changePath(isSwipe: step == .swipe)
        case .begin: isTransitioning = true
        case .end: endTransition()
        case .appear: send(.appeared(place(argument)))
        case .disappear: send(.disappeared(place(argument)))
        case .show, .hide:
            isVisible = step == .show
            send(.visible(isVisible))
            if isVisible { checkAsked() }
        case .dismissed:
            let id = argument.isMultiple(of: 2) ? known[Int(argument) % known.count] : sheet ?? .root
            if id == sheet { expect(sheet: nil) }
            send(.dismissed(id))
        case .dismissalEnded:
            departing = nil
            send(.dismissalEnded)
            if isVisible { checkAsked() }
        }
    }

    private mutating func entry(_ route: any NavigationRoute) -> NavigationEntry {
        let entry = NavigationEntry(route: route)
        known = known.suffix(20) + [entry.id]
        return entry
    }

    private func place(_ argument: UInt8) -> ScreenPlace {
        let id = argument.isMultiple(of: 2) ? state.top.id : known[Int(argument) % known.count]
        return ScreenPlace(screen: id, view: argument % 3 == 0 ? nil : ObjectIdentifier(state.top.content))
    }

    private mutating func forget() {
        guard let id = state.pendingRequest?.id else { return }
        pending = nil
        send(.forget(id))
    }

    private mutating func change(_ change: NavigationChange, passing passed: NavigationEntry.ID? = nil) {
        for (screen, depth) in state.removed(by: change) where screen.id != passed {
            guard let question = screen.content.question else { continue }
            if change.isDismissing { expect(sheet: nil) }
            expect(keeping: depth, adding: [])
            pending = screen.id
            let request = PendingRequest(change: change, level: 0, question: ObjectIdentifier(question))
            return send(.hold(request, depth: depth))
        }
        carryOut(change)
    }

    private mutating func carryOut(_ change: NavigationChange) {
        if change.isDismissing { expect(sheet: change.presented?.id) }
        if let kept = change.kept {
            expect(keeping: min(kept, stack.count), adding: change.added)
        } else {
            let kept = zip(stack, change.added).prefix { $0.route != nil && $0.route == Screen($1).route }.count
            expect(keeping: kept, adding: Array(change.added[kept...]))
        }
        send(.change(change))
    }

    private mutating func attach(_ argument: UInt8) {
        detach()
        hasOwnArray = argument.isMultiple(of: 2)
        let unknown = state.entries.filter { ($0.route as? Route)?.id == argument % 16 }.map(\.id)
        let ids = unknown + (hasOwnArray ? state.entries.filter { !($0.route is Route) }.map(\.id) : [])
        let links = zip(state.entries, stack).filter { ids.contains($0.0.id) }.map(\.1)
        if let first = stack.firstIndex(where: links.contains) {
            stack = stack[..<first] + stack[first...].filter { !links.contains($0) && $0.id != nil }
            pending = nil
        }
        if argument % 5 == 0, let sheet {
            expect(sheet: nil)
            return send(.attached(hasOwnArray ? Route.self : nil, unknown: Set(unknown + [sheet])))
        }
        send(.attached(hasOwnArray ? Route.self : nil, unknown: Set(unknown)))
    }

    private mutating func detach() {
        (isVisible, hasOwnArray) = (false, false)
        send(.detached)
        endTransition()
    }

    // MARK: The system

    private mutating func send(_ request: NavigationRequest) {
        for effect in state.apply(request) { perform(effect) }
    }

    private mutating func perform(_ effect: NavigationEffect) {
        switch effect {
        case .entriesChanged, .presentedChanged, .departed, .topAppeared: break
        case .awaitTransition:
            if isAwaited { mistakes.append("It awaits two transitions") }
            isAwaited = true
            if !isTransitioning { endTransition() }
        case .writePath(let removed, let added, _):
            let isRefusedLink = hasOwnArray && path.last?.id == nil && added.isEmpty
            if isTransitioning && !isRefusedLink || removed > path.count {
                mistakes.append("The path can't be changed")
            }
            if added.contains(where: \.isLink) { mistakes.append("A blank screen") }
            path = path.dropLast(removed) + added.map(Screen.init)
            send(.pathChanged(path.count))
        case .ask(let question):
            if question !== questions[state.top.id] || state.presented != nil {
                mistakes.append("A covered screen asks")
            }
        case .refused: refusals += 1
        }
    }

    private mutating func endTransition() {
        isTransitioning = false
        isAwaited = false
        send(.transitionEnded)
    }

    private mutating func changePath(isSwipe: Bool) {
        let count = path.count
        let shown = zip(path, stack).prefix { $0 == $1 }.count
        if isSwipe {
            guard count > 0 else { return }
            path.removeLast()
            if count == shown {
                stack.remove(at: count - 1)
                pending = nil
            }
        } else {
            links += 1
            path.append(.link(links))
            // A link on a screen that is about to go is removed with it.
            if !hasOwnArray, shown == count {
                stack.insert(.link(links), at: count)
                pending = nil
            }
        }
        send(.pathChanged(path.count))
    }

    // MARK: Laws

    private mutating func expect(keeping count: Int, adding added: [NavigationEntry]) {
        let isRefused = hasOwnArray && added.contains { !($0.route is Route) }
        guard !isRefused, count < stack.count || !added.isEmpty else { return }
        stack = stack.prefix(count) + added.map(Screen.init)
        pending = nil
    }

    private mutating func expect(sheet id: NavigationEntry.ID?) {
        guard id != sheet else { return }
        if let sheet, shells[sheet] != nil { departing = sheet }
        sheet = id
        if id != nil { pending = nil }
    }

    private mutating func check() {
        let entries = state.entries.enumerated().map { index, entry in
            entry.isLink && stack.indices.contains(index) && stack[index].id == nil ? stack[index] : Screen(entry)
        }
        if entries != stack { mistakes.append("\(entries) instead of \(stack)") }
        if !isTransitioning, path != stack { mistakes.append("The system shows \(path) instead of \(stack)") }
        if isAwaited != state.isWaiting { mistakes.append("A request is lost, or waits for nothing") }
        if state.pendingRequest.map({ _ in state.top.id }) != pending {
            mistakes.append("A pending request is lost, or not forgotten")
        }
        if state.presented?.id != sheet { mistakes.append("Another sheet than asked for") }
        if state.departing?.id != departing { mistakes.append("Another sheet departs than is gone") }
    }

    private mutating func checkAsked() {
        guard sheet == nil, departing == nil, let pending = state.pendingRequest else { return }
        if !pending.isAsked, state.top.content.question(pending.question) != nil {
            mistakes.append("A visible screen does not ask")
        }
    }
}
