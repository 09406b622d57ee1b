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
    /// sheet of which it is the root is dismissed.
    ///
    /// - Parameter animated: Whether the pop or dismissal is animated, if no request was held back.
    public func leave(animated: Bool = true) {
        let (pending, passed) = (state.pendingRequest, state.top.content)
        // A guard that is gone has given its request up.
        if let pending, passed.question(pending.question) != nil {
            send(.forget(pending.id))
            var navigator: Navigator? = self
            for _ in 0..<pending.level { navigator = navigator?.presenter }
            navigator?.change(pending.change, passing: passed)
            return
        }
        Diagnostics.report(
            "Navigator.leave: no request waits for it, so only the screen on top goes, if any. Use pop or dismiss then."
        )
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
        for (navigator, level, screen, depth) in screens(removedBy: change) where screen.content !== passed {
            guard let question = screen.content.question else { continue }
            let pending = PendingRequest(change: change, level: level, question: ObjectIdentifier(question))
            return navigator.send(.hold(pending, depth: depth))
        }
        send(.change(change))
    }

    /// Forgets the request that a question holds back, one turn after its dialog has closed: a dialog of the app's own
    /// may close before the action of its button calls ``leave(animated:)``. The system's run the action first.
    func closed(_ question: LeaveQuestion) {
        guard let pending = state.pendingRequest, pending.isAsked, pending.question == ObjectIdentifier(question) else {
            return
        }
        Task { send(.forget(pending.id)) }
    }

    /// Whether a screen here, or in what is presented, asked to be guarded when it was last evaluated.
    var isGuarded: Bool {
        state.root.content.isGuarded || entries.contains { $0.content.isGuarded }
            || presented?.navigator?.isGuarded ?? false
    }

    /// Whether the screen on top asks before it is left.
    var isTopGuarded: Bool { state.top.content.question != nil }

    /// The navigator of a screen, the number of sheets below, the screen, and the number of entries when it is on top.
    private typealias RemovedScreen = (Navigator, level: Int, NavigationEntry, depth: Int)

    /// The screens that a change removes, the top one first.
    private func screens(removedBy change: NavigationChange, _ level: Int = 0) -> [RemovedScreen] {
        let sheet = change.isDismissing ? state.presented?.navigator : nil
        let inSheet = sheet.map { sheet in
            let all = sheet.screens(removedBy: NavigationChange(isDismissing: true, animated: true), level + 1)
            return all + [(sheet, level: level + 1, sheet.state.root, depth: 0)]
        }
        return (inSheet ?? []) + state.removed(by: change).map { (self, level: level, $0.screen, depth: $0.depth) }
    }
}
