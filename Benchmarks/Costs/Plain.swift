import SwiftUI

/// The app without SeaGlass, as the baseline for the code that SeaGlass adds.
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
