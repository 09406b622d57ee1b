import SeaGlassNavigation

/// A letter, which is presented on a sheet.
struct ComposeRoute: NavigationRoute {
    /// The thread to answer; `nil` for a new letter.
    var id: String?

    var thread: MailThread? { MailThread.all.first { $0.id == id } }
}
