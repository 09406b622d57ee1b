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
        let held = held
        self.held = nil
        passed = idOnTop
        defer { passed = nil }
        // A guard that is gone has given its request up.
        if let held, held.question != nil { return held.perform() }
        Diagnostics.report(
            "Navigator.leave: no request waits for it, so only the screen on top goes, if any. Use pop or dismiss then."
        )
        if canPop { pop(animated: animated) } else if isPresented { presenter?.dismiss(animated: animated) }
    }

    /// Carries out a request that removes screens, unless one of them asks before it is left. Then those above it go, so
    /// that it can be seen asking, and ``leave(animated:)`` carries out the request.
    ///
    /// - Parameters:
    ///   - count: The number of entries that stay.
    ///   - isDismissing: Whether what is presented goes, too.
    func leaving(
        keeping count: Int,
        dismissing isDismissing: Bool = false,
        _ request: @escaping @MainActor (Navigator) -> Void
    ) {
        let screens = (isDismissing ? presentedScreens : []) + screens(above: count)
        for screen in screens where screen.navigator.passed != screen.id {
            guard let question = screen.guards.question else { continue }
            let navigator = screen.navigator
            let isOnTop = navigator.presented == nil && navigator.idOnTop == screen.id
            let isWaiting = navigator.held?.screen == screen.id && navigator.held?.isAsked == false
            if isDismissing { navigator.setPresented(nil, animated: true) }
            navigator.change(keeping: screen.depth, adding: [], animated: true)
            navigator.held = HeldRequest(screen: screen.id, question: question) { [weak self] in
                self?.leaving(keeping: count, dismissing: isDismissing, request)
            }
            // Appearances are hints: the second request asks, even if the first still waits for one,
            // unless a sheet is still there.
            if isOnTop, navigator.isInSight || isWaiting { navigator.ask() }
            return
        }
        request(self)
    }

    /// Asks the question that waits until its screen can be seen. A dialog can't come from a covered screen, nor from a
    /// shell in another tab.
    func askInSight() {
        if isInSight { ask() }
    }

    private func ask() {
        // A dialog that comes while a sheet is being dismissed is lost.
        guard presented == nil, departing?.navigator?.hasShell != true, let held, held.screen == idOnTop, !held.isAsked
        else { return }
        self.held?.isAsked = true
        held.question?.ask()
    }

    /// Forgets the request that a question holds back, one turn after its dialog has closed: a dialog of the app's own
    /// may close before the action of its button calls ``leave(animated:)``. The system's run the action first.
    func closed(_ question: LeaveQuestion) {
        guard let held, held.isAsked, held.question === question else { return }
        Task { if self.held?.id == held.id { self.held = nil } }
    }

    /// Whether a screen here, or in what is presented, asked to be guarded when it was last evaluated.
    var isGuarded: Bool {
        rootGuards.isActive || entries.contains { $0.guards.isActive } || presented?.navigator?.isGuarded ?? false
    }

    /// Whether the screen on top asks before it is left.
    var isTopGuarded: Bool { (entries.last?.guards ?? rootGuards).question != nil }

    private struct LeftScreen {
        let navigator: Navigator
        let id: NavigationEntry.ID
        let guards: LeaveGuards
        /// The number of entries while it is on top.
        let depth: Int
    }

    /// The screens above the first few entries, the top one first.
    private func screens(above count: Int) -> [LeftScreen] {
        entries.indices.dropFirst(count).reversed().map { index in
            LeftScreen(navigator: self, id: entries[index].id, guards: entries[index].guards, depth: index + 1)
        }
    }

    /// The screens of what is presented, the top one first.
    private var presentedScreens: [LeftScreen] {
        guard let sheet = presented?.navigator else { return [] }
        let root = LeftScreen(navigator: sheet, id: .root, guards: sheet.rootGuards, depth: 0)
        return sheet.presentedScreens + sheet.screens(above: 0) + [root]
    }
}

/// A request that waits for the answer of a guarded screen.
struct HeldRequest {
    let id = UUID()
    let screen: NavigationEntry.ID
    weak var question: LeaveQuestion?
    var isAsked = false
    let perform: @MainActor () -> Void
}
