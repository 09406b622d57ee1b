import SeaGlass
import SwiftUI

extension NavigatorStack {
    /// Leaves the screen that called `leave()`, or the top screen if the call has no screen.
    func leave(for sender: NavigationEntry.ID?, animated: Bool) {
        let place = state.entries.lastIndex { $0.id == sender }
        // The same event may have removed the screen already.
        guard sender == nil || sender == .root || place != nil else { return }
        let passed = top.content
        let wasPresented = isPresented
        if state.isLeaving {
            return Diagnostics.report(
                """
                Navigator.leave: The screen on top has not appeared since the last call, so this call is ignored. Call \
                leave once for each screen.
                """
            )
        }
        // The shell may refuse the request, so checks whether the screen was left.
        defer { if top.content !== passed || wasPresented && !isPresented { send(.left) } }
        // A request whose question was shown also outlives the view with the guard.
        if let held, held.question != nil || state.pendingRequest?.isAsked ?? false {
            send(.forget(held.id))
            held.navigator?.change(held.change, passing: passed)
            return
        }
        Diagnostics.report(
            """
            Navigator.leave: No request waits for an answer, so the call has the effect of pop or dismiss. Call pop or \
            dismiss instead.
            """
        )
        if canPop, sender != .root || !isPresented {
            let screen = place.map { currentEntries[$0].content } ?? passed
            change(NavigationChange(kept: place ?? depth - 1, animated: animated), passing: screen)
        } else if isPresented {
            let screen = sender == .root ? root.content : passed
            presenter?.change(NavigationChange(kept: .max, isDismissing: true, animated: animated), passing: screen)
        } else if let bareOuter {
            bareOuter.leave(for: .root, animated: animated)
        }
    }

    /// Carries out a change, unless it removes a guarded screen. In that case removes only the screens above the
    /// guarded one, so that its question can be seen, and ``leave(animated:)`` carries out the change.
    func change(_ change: NavigationChange, passing passed: NavigationScreen? = nil, asking: Bool = true) {
        for (navigator, screen, depth) in screens(removedBy: change) where asking && screen.content !== passed {
            guard let question = screen.content.question else { continue }
            if change.selection != nil {
                putBackSelection()
                if navigator !== self { putBackEntries() }
            }
            let held = HeldRequest(change: change, navigator: self, question: question)
            if hasOtherSelection { selectionRequests.held = held }
            return navigator.hold(held, at: depth)
        }
        carryOut(change)
    }

    /// Reports a screen's appearance to the state. SwiftUI reports it when the transition begins. While a person leaves
    /// a guarded screen, this report waits until the transition ends: otherwise a second tap on the guarded screen
    /// would answer the question of the screen below.
    func appeared(_ place: ScreenPlace) {
        let report = { @MainActor [weak self] in if let self { send(.appeared(place)) } }
        if !state.isLeaving || systemStack.transitions?.afterTransition(report) != true { report() }
    }

    /// Discards the request that waits for an answer. A dialog that closes is no answer: its button may save first, and
    /// leave then.
    func stay() {
        if let held { send(.forget(held.id)) } else { bareOuter?.stay() }
    }

    var isGuarded: Bool {
        ([root] + entries).contains { $0.content.isGuarded } || presented?.stack?.isGuarded ?? false
            || innerStacks.contains(where: \.isGuarded)
    }

    var isTopGuarded: Bool { top.content.question != nil }

    private func screens(removedBy change: NavigationChange) -> [(NavigatorStack, NavigationEntry, depth: Int)] {
        let closesSheet = change.isDismissing && change.presented?.id != state.presented
        let inSheet = closesSheet ? currentPresented?.stack?.allScreens ?? [] : []
        let stays = Set(change.added.map(\.id))
        let removed = (keptCount(by: change)..<currentEntries.count).reversed()
            .map { (self, currentEntries[$0], depth: $0 + 1) }
            .filter { !stays.contains($0.1.id) }
        return inSheet + removed + (changesRoot(change) ? [(self, root, depth: 0)] : [])
    }

    /// All screens of a sheet or cover, those on top first.
    private var allScreens: [(NavigatorStack, NavigationEntry, depth: Int)] {
        let all = NavigationChange(kept: 0, isDismissing: true, animated: true)
        return screens(removedBy: all) + innerStacks.flatMap(\.allScreens) + [(self, root, 0)]
    }
}
