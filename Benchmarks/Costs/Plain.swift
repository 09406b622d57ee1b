import SwiftUI

/// The app without SeaGlass: what the other two are compared with.
struct Screen: View {
    var body: some View {
        NavigationStack {
            List {
                Text("Row")
                Button("Reply") {}
            }
            .navigationTitle("Inbox")
        }
    }
}

print(Screen().body)
