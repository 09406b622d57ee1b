/// A place in a ``StackState``: the id of a screen.
struct StackEntry: Hashable, Sendable {
    let id: NavigationEntry.ID
    /// Whether the place is that of a `NavigationLink` whose screen has not claimed it. Only the path has the link's
    /// value.
    var isLink = false
}
