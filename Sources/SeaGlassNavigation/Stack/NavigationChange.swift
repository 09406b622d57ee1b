/// A change that the app requests, with its objects.
struct NavigationChange {
    /// The number of entries that stay. If `nil`, entries stay from the root up as long as `added` has routes for
    /// their screens.
    var kept: Int?
    var added: [NavigationEntry] = []
    var isDismissing = false
    var presented: NavigationEntry?
    /// The selection over which the stack is shown; `nil` to keep the selection.
    var selection: (any Hashable)?
    var animated: Bool
}

extension NavigationChange {
    /// Gives the routes of the change to the screens that it keeps. The screens keep their state.
    ///
    /// - Parameter entries: The entries that stay in the stack.
    /// - Returns: The former routes of the screens.
    @MainActor func updateScreens(of entries: some Sequence<NavigationEntry>) -> [NavigationEntry.ID: any Hashable] {
        var former: [NavigationEntry.ID: any Hashable] = [:]
        func update(_ entry: NavigationEntry, to route: (any Hashable)?) {
            guard let before = entry.route, let route, !route.isSameRoute(as: before) else { return }
            former[entry.id] = before
            entry.content.update(to: route)
        }
        for (entry, new) in zip(entries, kept == nil ? added : []) { update(entry, to: new.route) }
        if let presented { update(presented, to: presented.requestedRoute) }
        return former
    }

    /// Returns the change in ids, for the state.
    ///
    /// - Parameters:
    ///   - kept: The number of entries that stay.
    ///   - added: The entries above those that stay.
    ///   - refused: An added entry that the app's array can't hold.
    func inIDs(
        keeping kept: Int,
        adding added: some Sequence<NavigationEntry>,
        refusing refused: NavigationEntry?
    ) -> StackChange {
        StackChange(
            kept: kept,
            added: added.map(\.id),
            namesAll: self.kept == nil,
            refused: refused?.id,
            isDismissing: isDismissing,
            presented: presented?.id,
            animated: animated
        )
    }
}
