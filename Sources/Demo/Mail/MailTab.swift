import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A mailbox on the navigation shell, under the system's bar or a custom one. No mail is sent or received.
///
/// The next launch restores the open thread, and a letter over it. A search is not a route, so it is not restored.
struct MailTab: View {
    var mailbox = Mailbox.inbox
    var bar = NavigationShellBar.custom()
    var navigator: Navigator?
    var restoration = NavigationRestoration.standard
    /// The list scrolls to its top when the number changes.
    var scrolls: Int?

    var body: some View {
        root
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoutes(Self.routes)
            .restoresNavigation(id: mailbox.rawValue, restoration)
            .persistentBackground(.lavender)
            .background { if let navigator { ScreenLog(navigator: navigator) } }
    }

    @ViewBuilder private var root: some View {
        switch mailbox {
        case .inbox: MailInbox(scrolls: scrolls)
        case .archive: MailArchive(scrolls: scrolls)
        }
    }

    static let routes = NavigationRoutes()
        .route(ThreadRoute.self, key: "com.example.thread") { route in
            if let thread = route.thread { ThreadScreen(thread: thread) }
        }
        .route(ComposeRoute.self, key: "com.example.compose", as: .sheet.detents([.large])) {
            ComposeScreen(thread: $0.thread)
        }
        .link("mail/{thread}") { (id: String) in
            ThreadRoute(id: id).thread.map { ThreadRoute(id: $0.id) }
        } values: {
            $0.id
        }
}
