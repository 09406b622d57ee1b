import SeaGlass
import SwiftUI

/// A mail app on the navigation shell. Nothing arrives, nothing is sent.
struct MailTab: View {
    var body: some View {
        MailInbox()
            .navigationShell(.glass)
            .navigationRoute(ThreadRoute.self, key: "com.example.thread") { route in
                if let thread = MailThread.all.first(where: { $0.id == route.id }) { ThreadScreen(thread: thread) }
            }
            .persistentBackground(.lavender)
    }
}

struct ThreadRoute: NavigationRoute {
    let id: String
}
