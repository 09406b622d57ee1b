import SeaGlass
import SwiftUI

extension Navigator {
    /// Leaves a screen in answer to the question of its `navigationLeaveGuard`.
    ///
    /// The call carries out the request that the guard held back, such as a pop to the root or a deep link. If the
    /// request also removes a guarded screen further down, that screen shows its question next.
    ///
    /// ```swift
    /// Button("Discard") { navigator.leave() }
    /// ```
    ///
    /// If no request waits, the call pops the top screen, or dismisses the sheet whose root is on top. A second call
    /// before the screen below has appeared, for example after a double tap, has no effect. Debug builds report a call
    /// without a waiting request, and a second call.
    ///
    /// - Parameter animated: Whether the pop or dismissal is animated, if no request was held back.
    public func leave(animated: Bool = true) {
        let (passed, wasPresented) = (top.content, isPresented)
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
        if let held, held.question != nil {
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
        if canPop {
            change(NavigationChange(kept: depth - 1, animated: animated), passing: passed)
        } else if isPresented {
            presenter?.change(NavigationChange(kept: .max, isDismissing: true, animated: animated), passing: passed)
        }
    }

    /// Carries out a change, unless it removes a guarded screen. In that case removes only the screens above the
    /// guarded one, so that its question can be seen, and ``leave(animated:)`` carries out the change.
    func change(_ change: NavigationChange, passing passed: NavigationScreen? = nil, asking: Bool = true) {
        for (navigator, screen, depth) in screens(removedBy: change) where asking && screen.content !== passed {
            guard let question = screen.content.question else { continue }
            return navigator.hold(HeldRequest(change: change, navigator: self, question: question), at: depth)
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

    /// Forgets the request of a question whose dialog has closed. Waits for a later task, because a custom dialog may
    /// close before its button's action calls ``leave(animated:)``.
    func closed(_ question: LeaveQuestion) {
        guard let held, state.pendingRequest?.isAsked ?? false, held.question === question else { return }
        Task { send(.forget(held.id)) }
    }

    var isGuarded: Bool {
        ([root] + entries).contains { $0.content.isGuarded } || presented?.navigator?.isGuarded ?? false
    }

    var isTopGuarded: Bool { top.content.question != nil }

    private func screens(removedBy change: NavigationChange) -> [(Navigator, NavigationEntry, depth: Int)] {
        let sheet = change.isDismissing ? currentPresented?.navigator : nil
        let inSheet = sheet.map { sheet in
            let all = NavigationChange(isDismissing: true, animated: true)
            return sheet.screens(removedBy: all) + [(sheet, sheet.root, 0)]
        }
        let removed = (keptCount(by: change)..<currentEntries.count).reversed()
        return (inSheet ?? []) + removed.map { (self, currentEntries[$0], $0 + 1) }
    }
}

struct LeaveGuard: Equatable {
    /// Weak, because the question's closures may refer to the navigator. The modifier retains the question.
    weak var question: LeaveQuestion?
    let isActive: Bool

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.question === rhs.question && lhs.isActive == rhs.isActive }
}

@MainActor final class LeaveQuestion {
    var isActive: @MainActor () -> Bool = { false }
    var ask: @MainActor () -> Void = {}
}

struct LeaveGuardsKey: PreferenceKey {
    static var defaultValue: [LeaveGuard] { [] }

    static func reduce(value: inout [LeaveGuard], nextValue: () -> [LeaveGuard]) { value += nextValue() }
}
