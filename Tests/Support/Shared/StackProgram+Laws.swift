import SeaGlass

@testable import SeaGlassNavigation

extension StackProgram {
    /// The expected stack as a plain array, and the effects that the next request has to cause.
    @MainActor struct Model {
        var stack: [Screen] = []
        var sheet: NavigationEntry.ID?
        var departing: NavigationEntry.ID?
        var pending: Pending?
        var isVisible = false, hasOwnArray = false, wasRequested = false, isLeaving = false
        var animatesPresentation = true
        var appeared: ScreenPlace?
        /// The top screen whose appearance was reported, until it disappears.
        var reportedTop: ScreenPlace?
        var hidden: NavigationEntry.ID?
        /// How many requests the app has sent, and how many have ended: carried out, refused or given up.
        var requests = 0, settled = 0
        var isObserved = false
        /// The stack and the sheet that a person sees until the next update, and the screens that the app has requested
        /// since the last one. `nil` if there was no request.
        var unseen: (seen: [Screen], sheet: NavigationEntry.ID?, requested: Set<Screen>)?

        /// Whether the effects have to report another stack or sheet, and with which animation; `nil` for no change.
        var stackChange: Bool??
        var presentationChange: Bool??
        var refusals = 0
        /// Whether the effects have to report the top screen.
        var topAppears = false
        /// Whether the next change of the path is animated.
        var animatesPath: Bool?
        private(set) var before: [Screen] = []
        private(set) var departingBefore: NavigationEntry.ID?

        mutating func giveUp() {
            if pending != nil { settled += 1 }
            pending = nil
        }

        mutating func change(_ stack: some Sequence<Screen>, animated: Bool?) {
            let new = Array(stack)
            // The screen below a removed one is about to appear.
            if !self.stack.allSatisfy(new.contains) { hidden = nil }
            self.stack = new
            if let animated { animatesPath = animated }
            stackChange = .some(animated)
            isLeaving = false
            giveUp()
        }

        /// - Parameters:
        ///   - before: The stack and the sheet before the request.
        ///   - namesAll: Whether the request names all screens.
        mutating func expect(
            keeping count: Int,
            adding added: [NavigationEntry],
            animated: Bool,
            before: (stack: [Screen], sheet: NavigationEntry.ID?),
            namesAll: Bool = false
        ) {
            if hasOwnArray, added.contains(where: { !($0.route is Route) }) {
                refusals += 1
                return
            }
            wasRequested = true
            let screens = added.map { Screen.entry($0.id, route: ($0.route as? Route)?.id) }
            note(screens + (namesAll ? stack.prefix(count) : []), before: before)
            if count < stack.count || !added.isEmpty { change(stack.prefix(count) + screens, animated: animated) }
        }

        mutating func note(_ requested: [Screen], before: (stack: [Screen], sheet: NavigationEntry.ID?)) {
            guard isObserved else { return }
            let (seen, sheet, earlier) = unseen ?? (before.stack, before.sheet, [])
            unseen = (seen, sheet, earlier.union(requested))
        }

        /// Called when the effects of a request are known.
        mutating func followed(isAsked: Bool) {
            if isAsked {
                pending?.isAsked = true
                isLeaving = false
            }
            stackChange = nil
            presentationChange = nil
            refusals = 0
            topAppears = false
            before = stack
            departingBefore = departing
        }
    }

    /// Whether the effects have to ask the question of the pending request.
    private var mustAsk: Bool {
        guard let pending = model.pending, pending.isUncovered, !pending.isAsked, model.sheet == nil else {
            return false
        }
        let isDeparting = model.departing.map { shells[$0] != nil } ?? false
        return !isDeparting && heldQuestion != nil
    }

    /// Compares the effects of a request with the changes of the model.
    func mistakes(in effects: [StackEffect], of request: StackRequest) -> [String] {
        var mistakes: [String] = []
        var changes = 0
        var presentations = 0
        var departures = 0
        var appearances = 0
        var questions = 0
        var refusals = 0
        var writes = 0
        func expect(_ isTrue: Bool, _ mistake: String) { if !isTrue { mistakes.append(mistake) } }

        for effect in effects {
            switch effect {
            case .entriesChanged(_, let removed, let animated):
                changes += 1
                expect(model.stackChange == .some(animated), "The stack changes unasked, or not as it is animated")
                let gone = Set(model.before.compactMap(\.id)).subtracting(model.stack.compactMap(\.id))
                expect(gone.isSubset(of: removed), "A removed entry is not named")
            case .linked:
                // A link that replaces screens is one change.
                changes = max(changes, 1)
                expect(model.stackChange == .some(nil), "A link is followed unasked")
            case .presentedChanged(let animated):
                presentations += 1
                expect(model.presentationChange == .some(animated), "A sheet comes or goes unasked, or not as animated")
            case .departed(let animated):
                departures += 1
                expect(animated == model.animatesPresentation, "A departure is animated as no request")
            case .topAppeared: appearances += 1
            case .ask:
                questions += 1
                expect(heldQuestion === self.questions[state.top.id] && model.sheet == nil, "A covered screen asks")
            case .refused: refusals += 1
            case .writePath(let removed, let index, let animated):
                writes += 1
                expect(!isTransitioning, "The path changes in a transition")
                expect(removed <= path.count, "The path has too few values")
                expect(!state.entries[index...].contains(where: \.isLink), "A blank screen")
                expect(animated == model.animatesPath, "The path does not have the animation of the last request")
            case .awaitTransition: break
            }
        }
        expect(changes == (model.stackChange == nil ? 0 : 1), "A change of the stack is not reported once")
        expect(presentations == (model.presentationChange == nil ? 0 : 1), "A change of the sheet is not reported once")
        expect(questions == (mustAsk ? 1 : 0), "A visible screen does not ask, or asks twice")
        expect(refusals == model.refusals, "A refused request is not reported once")
        let isEnd = if case .dismissalEnded = request { true } else { false }
        expect(departures == (isEnd && model.departingBefore != nil ? 1 : 0), "A dismissal's end is not reported once")
        expect(appearances == (model.topAppears ? 1 : 0), "A top screen is not reported once")
        // Without a transition a change is shown at once.
        if !isTransitioning { expect(writes == (path == model.stack ? 0 : 1), "The path is not written once") }
        return mistakes
    }

    /// Returns the screens of entries. The id of a link's entry is known to the state alone, so there its route is
    /// compared with that of the expected link.
    private func screens(of ids: [NavigationEntry.ID], expected: [Screen]) -> [Screen] {
        ids.enumerated().map { index, id in
            let entry = object(id)
            let link = expected.indices.contains(index) && expected[index].id == nil ? expected[index] : nil
            let isLink = link.map { (entry.route as? Route)?.id == route(of: $0) } ?? false
            return link.flatMap { isLink ? $0 : nil } ?? screen(entry)
        }
    }

    /// Compares the state with the model.
    func mistakesOfState() -> [String] {
        var mistakes: [String] = []
        let stack = model.stack
        let entries = screens(of: state.entries.map(\.id), expected: stack)
        if entries != stack { mistakes.append("\(entries) instead of \(stack)") }
        let areLinks = zip(state.entries, stack).map { $0.isLink == ($1.id == nil && isUnclaimed($1)) }
        if areLinks.contains(false) { mistakes.append("A link's place is claimed, or not") }
        let expected = model.unseen?.seen ?? []
        let seen = screens(of: state.unseen?.seen ?? [], expected: expected)
        if seen != expected { mistakes.append("\(seen) is seen instead of \(expected)") }
        if (state.unseen == nil) != (model.unseen == nil) || state.unseen?.presented != model.unseen?.sheet {
            mistakes.append("A request counts as seen, or the sheet before it is not the one that was shown")
        }
        if !isTransitioning, path != stack { mistakes.append("The system shows \(path) instead of \(stack)") }
        if state.pendingRequest?.id != model.pending?.id {
            mistakes.append("A pending request is lost, or not forgotten")
        }
        if state.pendingRequest?.isAsked != model.pending?.isAsked {
            mistakes.append("A question is asked too early or late")
        }
        if model.requests != model.settled + (model.pending == nil ? 0 : 1) { mistakes.append("A request has no end") }
        if state.presented != model.sheet { mistakes.append("The sheet is not the requested one") }
        if state.departing != model.departing { mistakes.append("The wrong sheet is being dismissed") }
        if state.wasRequested != model.wasRequested {
            mistakes.append("A requested stack is not marked as requested, or another is")
        }
        if state.isLeaving != model.isLeaving { mistakes.append("leave() leaves twice, or not at all") }
        if state.isVisible != model.isVisible { mistakes.append("The visibility of the shell is wrong") }
        if state.isCovered != (model.isVisible && model.hidden == state.top.id) {
            mistakes.append("The wrong screen counts as covered")
        }
        let isArriving = zip(path, stack).prefix { $0 == $1 }.count < stack.count
        if state.isTopArriving != isArriving { mistakes.append("The screen on top is pushed, or not") }
        return mistakes
    }
}
