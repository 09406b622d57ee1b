import SwiftUI

@testable import SeaGlassNavigation

struct MailRoute: NavigationRoute {
    let thread: Int
    var message: String?
}

/// A mail app's links.
@MainActor let linkedRoutes = NavigationRoutes()
    .route(MailRoute.self, key: "mail", validate: { $0.thread != 13 }) { Text("mail \($0.thread) \($0.message ?? "")") }
    .route(SettingsRoute.self, key: "settings") { Text("settings \($0.page)") }
    .link("mail/{thread}") {
        MailRoute(thread: $0)
    } values: {
        $0.thread
    }
    .link("mail/{thread}/{message}") { (thread: Int, message: String) in
        thread < 0 ? nil : MailRoute(thread: thread, message: message)
    } values: {
        ($0.thread, $0.message ?? "")
    }
    .link("settings") {
        SettingsRoute(page: "first")
    } values: { _ in
    }

/// An app's array of routes, and the reasons why links were refused.
@MainActor @Observable final class OwnPath {
    var routes: [MailRoute] = []
    var reasons: [NavigationLinkFailure.Reason] = []
    var hasShell = false
}

/// An app's own stack that opens links.
struct OwnLinkedStack: View {
    @Bindable var model: OwnPath

    var body: some View {
        NavigationStack(path: $model.routes) { Text("Array") }
            .opensNavigationLinks(path: $model.routes, linkedRoutes) { model.reasons.append($0.reason) }
    }
}
