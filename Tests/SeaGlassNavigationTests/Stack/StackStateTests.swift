import TestSupport
import Testing

@testable import SeaGlassNavigation

/// The stack as a value, without a host.
@MainActor @Suite struct StackStateTests {
    @Test(
        "Each request is shown, refused or pending, in any order of requests and of an adverse system's reports",
        arguments: 0..<10
    )
    func program(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var program = StackProgram()
        let steps = (0..<20_000).lazy.map { _ in UInt8(truncatingIfNeeded: random.next()) }
        #expect(program.run(Array(steps)) == nil)
    }

    @Test("The state is a value without an actor: it can be sent, and changed on any thread")
    func sendable() async {
        let state = StackState()
        let id = NavigationEntry.ID.next()
        let changed = await Task.detached {
            var state = state
            let effects = state.apply(.change(StackChange(kept: 0, added: [id], animated: true)))
            return (state, effects.count)
        }.value
        #expect(state.entries.isEmpty && changed.0.entries.map(\.id) == [id] && changed.1 == 2)
    }

    @Test("A request without a transition, and a pop, is one request that also writes the path")
    func idle() {
        var state = StackState()
        let push = state.apply(.change(StackChange(kept: 0, added: [.next()], animated: true)))
        #expect(push.count == 2 && writes(in: push) == 1 && !state.isWaiting && !state.isTopArriving)
        let pop = state.apply(.change(StackChange(kept: 0, animated: true)))
        #expect(pop.count == 2 && writes(in: pop) == 1 && state.entries.isEmpty)
    }

    /// A state whose first screens a person has seen; further ones wait for the end of a transition.
    private func observed(seen: [NavigationEntry.ID], waiting: [NavigationEntry.ID] = []) -> StackState {
        var state = StackState()
        _ = state.apply(.observed(true))
        push(seen, on: &state)
        state.facts.isInTransition = true
        push(waiting, on: &state)
        _ = state.apply(.updated)
        return state
    }

    private func push(_ ids: [NavigationEntry.ID], on state: inout StackState) {
        for id in ids { _ = state.apply(.change(StackChange(kept: state.entries.count, added: [id], animated: true))) }
    }

    private func expect(_ state: StackState, seen: [NavigationEntry.ID], requested: [NavigationEntry.ID]) {
        #expect(state.unseen?.seen == seen)
        #expect(state.requestedSinceUpdate.map(\.id) == requested)
    }

    private let ids = (0..<4).map { _ in NavigationEntry.ID.next() }

    @Test("After a way back in a transition, only requests since the last update belong to another id")
    func wayBackWhileWaiting() {
        var state = observed(seen: [ids[0]], waiting: [ids[1], ids[2]])
        push([ids[3]], on: &state)
        _ = state.apply(.pathChanged(kept: 0, added: []))
        #expect(state.entries.map(\.id) == Array(ids[1...]))
        expect(state, seen: [ids[1], ids[2]], requested: [ids[3]])
    }

    @Test("A link that a person follows below a waiting request belongs to the stack that the person sees")
    func linkBelowRequest() {
        var state = observed(seen: [ids[0]])
        push([ids[1]], on: &state)
        _ = state.apply(.pathChanged(kept: 1, added: [StackEntry(id: ids[2], isLink: true)]))
        #expect(state.entries.map(\.id) == [ids[0], ids[2], ids[1]])
        expect(state, seen: [ids[0], ids[2]], requested: [ids[1]])
        _ = state.apply(.claimed(ids[2], by: ids[3]))
        expect(state, seen: [ids[0], ids[3]], requested: [ids[1]])
    }

    @Test("A link's screen that a request names belongs to another id, too")
    func namedLink() {
        var state = observed(seen: [ids[0]])
        state.facts.isInTransition = false
        _ = state.apply(.pathChanged(kept: 1, added: [StackEntry(id: ids[1], isLink: true)]))
        _ = state.apply(.claimed(ids[1], by: ids[2]))
        _ = state.apply(.change(StackChange(kept: 2, namesAll: true, animated: true)))
        expect(state, seen: [ids[0], ids[2]], requested: [ids[0], ids[2]])
    }

    @Test("A screen that a canceled swipe gives back is seen, and a requested one stays requested")
    func canceledSwipe() {
        var state = observed(seen: [ids[0], ids[1]])
        _ = state.apply(.pathChanged(kept: 1, added: []))
        push([ids[2]], on: &state)
        _ = state.apply(.pathChanged(kept: 1, added: [StackEntry(id: ids[1])]))
        expect(state, seen: [ids[0], ids[1]], requested: [ids[2]])

        var other = observed(seen: [ids[0]])
        other.facts.isInTransition = false
        push([ids[1]], on: &other)
        _ = other.apply(.pathChanged(kept: 1, added: []))
        _ = other.apply(.pathChanged(kept: 1, added: [StackEntry(id: ids[1])]))
        expect(other, seen: [ids[0]], requested: [ids[1]])
    }

    @Test("A screen that a person leaves while the app removes it, too, is not seen any more")
    func leftWhileRemoved() {
        for kept in 0...1 {
            var state = observed(seen: [ids[0], ids[1]])
            _ = state.apply(.change(StackChange(kept: 1 - kept, animated: true)))
            expect(state, seen: [ids[0], ids[1]], requested: [])
            _ = state.apply(.pathChanged(kept: kept, added: []))
            expect(state, seen: Array(ids[..<kept]), requested: [])
        }
    }

    private func writes(in effects: [StackEffect]) -> Int {
        effects.count { if case .writePath = $0 { true } else { false } }
    }

    private func questions(in effects: [StackEffect]) -> Int {
        effects.count { if case .ask = $0 { true } else { false } }
    }

    @Test("A request pending under a sheet asks once if the sheet is dismissed before its shell was evaluated")
    func unshownSheet() {
        var state = StackState()
        let sheet = NavigationEntry.ID.next()
        let dismissal = StackChange(kept: .max, isDismissing: true, animated: true)
        state.facts.hasQuestion = true
        _ = state.apply(.visible(true))
        _ = state.apply(.change(StackChange(kept: 0, added: [.next()], animated: true)))
        for isHeldAgain in [false, true] {
            var change = dismissal
            var effects: [StackEffect] = []
            change.presented = sheet
            effects += state.apply(.change(change))
            let pop = NavigationEntry.ID.next()
            effects += state.apply(.hold(pop, depth: 1, isDismissing: false))
            #expect(questions(in: effects) == 0)
            let link = NavigationEntry.ID.next()
            effects += state.apply(isHeldAgain ? .hold(link, depth: 1, isDismissing: true) : .change(dismissal))
            #expect(questions(in: effects) == 1 && state.pendingRequest?.isAsked == true)
            #expect(state.pendingRequest?.id == (isHeldAgain ? link : pop))
        }
    }
}
