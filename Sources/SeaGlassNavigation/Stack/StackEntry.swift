/// A place in a ``StackState``: the id of a screen, and who pushed it.
struct StackEntry: Hashable, Sendable {
    enum Origin: Sendable {
        /// A request of the app.
        case app
        /// A value that the system added to the path, for a `NavigationLink`. Only the path has the value.
        case link
        /// A `NavigationLink` whose screen has claimed the place, so that the navigator knows the screen's route.
        case claimedLink
    }

    let id: NavigationEntry.ID
    var origin = Origin.app

    /// Whether no screen has claimed the place of a `NavigationLink`.
    var isLink: Bool { origin == .link }
}
