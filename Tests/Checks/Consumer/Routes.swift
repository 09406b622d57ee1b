import SeaGlassNavigation
import SwiftUI

struct MessageRoute: NavigationRoute {
    let id: Int
}

struct MessageScreen: View {
    let id: Int

    var body: some View { Text("Message \(id)") }
}

/// A global constant, as in the catalog.
let messageRoutes = NavigationRoutes()
    .route(MessageRoute.self, key: "com.example.message") { MessageScreen(id: $0.id) }
    .link("message/{id}", MessageRoute.init(id:)) { $0.id }
