import SwiftUI

/// The app without SeaGlass, as the baseline of the other two.
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
