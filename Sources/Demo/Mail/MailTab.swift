import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A mail app on the navigation shell. Nothing arrives, nothing is sent. The thread that was open is there again after the
/// next launch; a search and a letter, which are no routes, are not.
struct MailTab: View {
    let restoration: NavigationRestoration

    var body: some View {
        MailInbox()
            .navigationShell(.glass)
            .navigationRoute(ThreadRoute.self, key: "com.example.thread") { route in
                if let thread = MailThread.all.first(where: { $0.id == route.id }) { ThreadScreen(thread: thread) }
            }
            .restoresNavigation(id: "mail", restoration)
            .persistentBackground(.lavender)
    }
}

struct ThreadRoute: NavigationRoute {
    let id: String
}
