import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A mail app on the navigation shell. Nothing arrives, nothing is sent. The thread that was open is there again after
/// the next launch; a search and a letter, which are no routes, are not. A link such as `seaglass://mail/pier` opens a
/// thread.
struct MailTab: View {
    var restoration = NavigationRestoration.standard
    var bar = NavigationShellBar.custom()

    var body: some View {
        MailInbox()
            .navigationShell(bar: bar)
            .navigationRoutes(Self.routes)
            .opensNavigationLinks()
            .restoresNavigation(id: "mail", restoration)
            .persistentBackground(.lavender)
    }

    private static let routes = NavigationRoutes()
        .route(ThreadRoute.self, key: "com.example.thread") { route in
            if let thread = route.thread { ThreadScreen(thread: thread) }
        }
        .link("mail/{thread}") { (id: String) in
            ThreadRoute(id: id).thread.map { ThreadRoute(id: $0.id) }
        } values: {
            $0.id
        }
}

struct ThreadRoute: NavigationRoute {
    let id: String

    var thread: MailThread? { MailThread.all.first { $0.id == id } }
}
