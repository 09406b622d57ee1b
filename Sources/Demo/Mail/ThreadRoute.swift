import SeaGlassNavigation

/// The letters of a thread.
struct ThreadRoute: NavigationRoute {
    let id: String

    var thread: MailThread? { MailThread.all.first { $0.id == id } }
}
