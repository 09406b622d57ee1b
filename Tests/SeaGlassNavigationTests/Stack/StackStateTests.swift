import TestSupport
import Testing

@testable import SeaGlassNavigation

/// The stack as a value, without a host.
@MainActor @Suite struct NavigationStackStateTests {
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

    private func draft(_ question: LeaveQuestion) -> NavigationEntry {
        question.isActive = { true }
        let entry = NavigationEntry(NavigationScreen())
        entry.content.guards = [LeaveGuard(question: question, isActive: true)]
        return entry
    }

    private func questions(in effects: [NavigationEffect]) -> Int {
        effects.count { if case .ask = $0 { true } else { false } }
    }

    @Test("A request pending under a sheet asks once if the sheet is dismissed before its shell was evaluated")
    func unshownSheet() {
        var state = NavigationStackState()
        let question = LeaveQuestion()
        let sheet = NavigationEntry(NavigationScreen(presentation: .sheet()))
        let dismissal = NavigationChange(kept: .max, isDismissing: true, animated: true)
        _ = state.apply(.visible(true))
        _ = state.apply(.change(NavigationChange(kept: 0, added: [draft(question)], animated: true)))
        _ = state.apply(.transitionEnded)
        for isHeldAgain in [false, true] {
            var (change, effects) = (dismissal, [NavigationEffect]())
            change.presented = sheet
            effects += state.apply(.change(change))
            let pop = PendingRequest(change: NavigationChange(kept: 0, animated: true), question: question)
            effects += state.apply(.hold(pop, depth: 1))
            #expect(questions(in: effects) == 0)
            let link = PendingRequest(change: dismissal, question: question)
            effects += state.apply(isHeldAgain ? .hold(link, depth: 1) : .change(dismissal))
            #expect(questions(in: effects) == 1 && state.pendingRequest?.isAsked == true)
            #expect(state.pendingRequest?.id == (isHeldAgain ? link.id : pop.id))
        }
    }
}
