import SeaGlass
import SeaGlassNavigation
import SwiftUI

struct ThreadRoute: NavigationRoute {
    let id: Int
}

struct Mail: View {
    var body: some View {
        Text("Inbox")
            .navigationShell(bar: .custom(.material))
            .navigationRoute(ThreadRoute.self, key: "com.example.thread") { Text("Thread \($0.id)") }
            .persistentBackground(.ocean)
    }
}
