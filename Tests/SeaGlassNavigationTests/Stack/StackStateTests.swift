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

    @Test("After a way back in a transition, only requests since the last update count as those of another id")
    func wayBackWhileWaiting() {
        var state = StackState()
        let ids = (0..<4).map { _ in NavigationEntry.ID.next() }
        func push(_ id: NavigationEntry.ID) {
            _ = state.apply(.change(StackChange(kept: state.entries.count, added: [id], animated: true)))
        }
        _ = state.apply(.observed(true))
        push(ids[0])
        state.facts.isInTransition = true
        push(ids[1])
        push(ids[2])
        _ = state.apply(.updated)
        push(ids[3])
        _ = state.apply(.pathChanged(kept: 0, added: []))
        #expect(state.entries.map(\.id) == Array(ids[1...]))
        #expect(state.requestedSinceUpdate.map(\.id) == [ids[3]])
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
