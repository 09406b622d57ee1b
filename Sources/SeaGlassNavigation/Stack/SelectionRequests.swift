/// What the app has requested in a shell with a selection, until the shell has seen whether the selection has changed, too.
@MainActor struct SelectionRequests {
    /// The entries that the app has requested since the system last read the path.
    private var unread: Set<NavigationEntry.ID> = []
    /// The entries that the app has requested together with another selection.
    private var kept: Set<NavigationEntry.ID> = []
    /// The entries before the requests.
    private(set) var entriesBefore: [NavigationEntry] = []
    /// Whether the app has emptied the stack without a question, so that another selection asks none either.
    var isUnasked = false
    /// A request together with another selection, if a guarded screen holds it back.
    weak var held: HeldRequest?

    var hasUnread: Bool { !unread.isEmpty }

    func contains(_ entry: NavigationEntry) -> Bool { unread.contains(entry.id) || kept.contains(entry.id) }

    /// Adds the entries that a request names.
    ///
    /// - Parameter entries: The entries before the request.
    mutating func add(_ named: some Sequence<NavigationEntry>, to entries: [NavigationEntry]) {
        if unread.isEmpty { entriesBefore = entries }
        unread.formUnion(named.map(\.id))
    }

    /// Keeps the unread requests, since the selection has changed, too.
    mutating func keepUnread() { kept.formUnion(unread) }

    mutating func forgetUnread() {
        unread = []
        if kept.isEmpty { entriesBefore = [] }
    }

    mutating func forgetUnread(_ entry: NavigationEntry) { unread.remove(entry.id) }
}
