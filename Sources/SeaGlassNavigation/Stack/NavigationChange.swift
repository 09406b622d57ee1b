/// A change that the app requests, with its objects.
struct NavigationChange {
    /// The number of entries that stay. If `nil`, entries stay from the root up as long as `added` has equal routes.
    var kept: Int?
    var added: [NavigationEntry] = []
    var isDismissing = false
    var presented: NavigationEntry?
    /// The selection over which the stack is shown; `nil` to keep the selection.
    var selection: (any Hashable)?
    var animated: Bool
}

extension NavigationChange {
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
