/// A change that the app requests, with its objects.
struct NavigationChange {
    /// The number of entries that stay. If `nil`, entries stay from the root up as long as `added` has equal routes.
    var kept: Int?
    var added: [NavigationEntry] = []
    var isDismissing = false
    var presented: NavigationEntry?
    var animated: Bool
}
