import SeaGlass
import SeaGlassNavigation
import SwiftUI

struct ThreadRoute: NavigationRoute {
    let id: Int
}

struct Screen: View {
    var body: some View {
        List {
            Text("Row").transparentRow(.translucent)
            Button("Reply") {}.glassSurface(.interactive)
        }
        .topNavigationBarTitle("Inbox")
        .navigationShell(bar: .custom(.material))
        .navigationRoute(ThreadRoute.self, key: "com.example.thread") { Text("Thread \($0.id)") }
        .restoresNavigation(id: "main")
        .persistentBackground(.ocean)
    }
}

print(Screen().body)
