import SeaGlass
import SwiftUI

extension Navigator {
    /// Leaves a screen whose `navigationLeaveGuard` has asked, or is about to.
    ///
    /// It carries out the request that the guard held back, such as a pop to the root or a link. The screen doesn't ask
    /// again; a guarded screen further down does.
    ///
    /// ```swift
    /// Button("Discard") { navigator.leave() }
    /// ```
    ///
    /// If no request was held back, or it was forgotten, debug builds report that. Then the screen on top is popped, or the
    /// sheet of which it is the root is dismissed. A second call before the screen below has appeared, for example from a
    /// double tap, leaves nothing, which they report, too.
    ///
    /// - Parameter animated: Whether the pop or dismissal is animated, if no request was held back.
    public func leave(animated: Bool = true) {
        let (passed, wasPresented) = (state.top.content, isPresented)
        if state.isLeaving { return Diagnostics.report("Navigator.leave: the screen on top has not appeared yet.") }
        // A request that a shell refuses leaves nothing.
        defer { if state.top.content !== passed || wasPresented && !isPresented { send(.left) } }
        if let pending = state.pendingRequest, pending.question != nil {
            send(.forget(pending.id))
            pending.navigator?.change(pending.change, passing: passed)
            return
        }
        Diagnostics.report("Navigator.leave: no request waits for it, so the screen on top goes. Use pop or dismiss.")
        if canPop {
            change(NavigationChange(kept: depth - 1, animated: animated), passing: passed)
        } else if isPresented {
            presenter?.change(NavigationChange(kept: .max, isDismissing: true, animated: animated), passing: passed)
        }
    }

    /// Carries out a change, unless one of the screens that it removes asks before it is left. Then those above that one go,
    /// so that it can be seen asking, and ``leave(animated:)`` carries out the change.
    ///
    /// - Parameter passed: A screen that is left without asking again.
    func change(_ change: NavigationChange, passing passed: NavigationScreen? = nil) {
        for (navigator, screen, depth) in screens(removedBy: change) where screen.content !== passed {
            guard let question = screen.content.question else { continue }
            let pending = PendingRequest(change: change, navigator: self, question: question)
            return navigator.send(.hold(pending, depth: depth))
        }
        send(.change(change))
    }

    /// Reports that a screen has appeared: the system reports it when the transition begins. While a screen is being left, the
    /// report waits for the end, since a second tap on the left screen would answer the question of the screen below.
    func appeared(_ place: ScreenPlace) {
        let report = { @MainActor [weak self] in if let self { send(.appeared(place)) } }
        if !state.isLeaving || systemStack.transitions?.afterTransition(report) != true { report() }
    }

    /// Forgets the request that a question holds back, one turn after its dialog has closed: a dialog of the app's own
    /// may close before the action of its button calls ``leave(animated:)``. The system's run the action first.
    func closed(_ question: LeaveQuestion) {
        guard let pending = state.pendingRequest, pending.isAsked, pending.question === question else { return }
        Task { send(.forget(pending.id)) }
    }

    /// Whether a screen here, or in what is presented, asked to be guarded when it was last evaluated.
    var isGuarded: Bool {
        state.root.content.isGuarded || entries.contains { $0.content.isGuarded }
            || presented?.navigator?.isGuarded ?? false
    }

    /// Whether the screen on top asks before it is left.
    var isTopGuarded: Bool { state.top.content.question != nil }

    /// The screens that a change removes, the top one first, each with its navigator and the number of entries when it is
    /// on top.
    private func screens(removedBy change: NavigationChange) -> [(Navigator, NavigationEntry, depth: Int)] {
        let sheet = change.isDismissing ? state.presented?.navigator : nil
        let inSheet = sheet.map { sheet in
            let all = NavigationChange(isDismissing: true, animated: true)
            return sheet.screens(removedBy: all) + [(sheet, sheet.state.root, 0)]
        }
        return (inSheet ?? []) + state.removed(by: change).map { (self, $0.screen, $0.depth) }
    }
}
