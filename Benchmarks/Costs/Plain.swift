import SwiftUI

/// The app without SeaGlass, to compare the other two with.
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
