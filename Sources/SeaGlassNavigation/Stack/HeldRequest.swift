/// A request that a guarded screen holds back until its question is answered.
@MainActor final class HeldRequest {
    let id = NavigationEntry.ID.next()
    let change: NavigationChange
    /// The navigator whose stack changes: the guarded screen's, or one that presents the sheet around the screen.
    private(set) weak var navigator: NavigatorStack?
    /// The guard's question; `nil` once the view with the guard was removed, so that nobody can ask.
    private(set) weak var question: LeaveQuestion?

    init(change: NavigationChange, navigator: NavigatorStack, question: LeaveQuestion) {
        self.change = change
        self.navigator = navigator
        self.question = question
    }
}
