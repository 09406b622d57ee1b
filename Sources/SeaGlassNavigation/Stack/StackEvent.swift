/// What an app has asked for in one event, such as the tap of a button. Its later requests are judged by the stack before
/// the event. An event ends when the shell is evaluated, when the app's code has returned or suspends, or with a request of
/// another task.
struct StackEvent {
    /// A push, and who asked for it.
    struct Push {
        let sender: NavigationEntry.ID?
        let screen: NavigationEntry.ID
        let event: Int
    }

    private(set) var number = 0
    /// The hash of the task that asks; `nil` for code outside tasks.
    private var task: Int?
    /// The screens that the event has removed.
    private(set) var removed: Set<NavigationEntry.ID> = []
    /// The push that was asked for last, maybe by an earlier event.
    private(set) var push: Push?

    /// Called before each request.
    mutating func begin(in task: Int?) {
        if task != self.task { end() }
        self.task = task
    }

    mutating func note(removed ids: some Sequence<NavigationEntry.ID>) { removed.formUnion(ids) }

    mutating func note(push screen: NavigationEntry.ID, from sender: NavigationEntry.ID?) {
        push = Push(sender: sender, screen: screen, event: number)
    }

    mutating func end() {
        number += 1
        removed = []
    }
}
