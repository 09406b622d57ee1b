import SeaGlassNavigation
import SwiftUI

struct MessageRoute: NavigationRoute {
    let id: Int
}

struct Mail: View {
    var body: some View {
        Text("Inbox")
            .topNavigationBarTitle("Inbox")
            .navigationShell()
            .navigationRoute(MessageRoute.self, key: "com.example.message") { route in
                Text("Message \(route.id)")
                    .topNavigationBarTitle("Message \(route.id)")
            }
    }
}
