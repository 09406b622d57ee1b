import SeaGlassNavigation
import SwiftUI

struct MessageRoute: NavigationRoute {
    let id: Int
}

struct Messages: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
        List(1..<20, id: \.self) { id in
            Button("Message \(id)") { navigator.push(route: MessageRoute(id: id)) }
        }
    }
}

struct Mail: View {
    var body: some View {
        Messages()
            .topNavigationBarTitle("Inbox")
            .navigationShell()
            .navigationRoute(MessageRoute.self, key: "com.example.message") { route in
                Text("Message \(route.id)")
                    .topNavigationBarTitle("Message \(route.id)")
            }
    }
}
