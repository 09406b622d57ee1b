/// A consequence of a ``StackRequest``, which the navigator carries out.
enum StackEffect: Sendable {
    /// The path has to change: its last values are replaced by the entries from an index up. It is the first effect, so
    /// that a request by the app's code during a later effect finds the path in order.
    case writePath(removed: Int, from: Int, animated: Bool)
    /// The entries from an index up have changed. `animated` is `nil` for a change by the system.
    case entriesChanged(from: Int, removed: [NavigationEntry.ID], animated: Bool?)
    /// `NavigationLink`s have pushed screens from an index up. A later task notifies observers, once a declared screen
    /// has its place.
    case linked(from: Int)
    case presentedChanged(animated: Bool?)
    case departed(animated: Bool)
    /// A transition runs. Its end is answered with ``StackRequest/transitionEnded``.
    case awaitTransition
    /// The question of the pending request has to be shown.
    case ask
    case topAppeared
    case refused(NavigationEntry.ID)
}
