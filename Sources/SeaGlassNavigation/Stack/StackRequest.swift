/// A request of the app, or a report of the system, to a ``StackState``.
enum StackRequest: Sendable {
    case change(StackChange)
    /// A guarded screen holds a change back. The screens above its depth are removed, so that it can ask.
    case hold(NavigationEntry.ID, depth: Int, isDismissing: Bool)
    case forget(NavigationEntry.ID)
    case left
    /// A shell starts to show the stack. It has no screens for the `unknown` entries, and the app's array can't hold
    /// the `refused` ones.
    case attached(unknown: [NavigationEntry.ID], refused: [NavigationEntry.ID])
    case detached
    /// Whether an observer follows the stack now, and needs to know which requests each update of the shell shows.
    case observed(Bool)
    /// The shell was updated, and has seen all requests.
    case updated
    /// The stack is stored under another id now. Entries that were removed and requested again get new ids.
    case moved(renewed: [NavigationEntry.ID: NavigationEntry.ID])
    case reset
    /// The system wrote the path. It kept the first values, and added others.
    case pathChanged(kept: Int, added: [StackEntry])
    /// A screen claims the place of a `NavigationLink` for its entry. Without an entry the place is refused.
    case claimed(NavigationEntry.ID, by: NavigationEntry.ID?)
    case transitionEnded
    case dismissed(NavigationEntry.ID)
    case dismissalEnded
    case visible(Bool)
    case appeared(ScreenPlace)
    case disappeared(ScreenPlace)
}

/// A change that the app requests.
struct StackChange: Sendable {
    /// The number of entries that stay.
    var kept: Int
    var added: [NavigationEntry.ID] = []
    /// Whether the request names all routes, so that entries stay only because they have the routes.
    var namesAll = false
    /// An added entry that the app's array can't hold, so that the entries stay as they are.
    var refused: NavigationEntry.ID?
    var isDismissing = false
    var presented: NavigationEntry.ID?
    var animated: Bool
}

/// A screen, and the view that shows it. Two shells may show the same screen, one after the other.
struct ScreenPlace: Hashable, Sendable {
    let screen: NavigationEntry.ID
    let view: ObjectIdentifier?
}
