import SeaGlass
import SwiftUI

struct Screen: View {
    var body: some View {
        NavigationStack {
            List {
                Text("Row").transparentRow(.translucent)
                Button("Reply") {}.glassSurface(.interactive)
            }
            .navigationTitle("Inbox")
            .transparentNavigationContainer()
        }
        .persistentBackground(.ocean)
    }
}

print(Screen().body)
