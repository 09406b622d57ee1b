import SeaGlass
import SwiftUI

struct MailThread: Identifiable, Hashable {
    let id: Int
    let title: String
}

struct Inbox: View {
    @Environment(\.colorScheme) private var colorScheme
    let threads = [MailThread(id: 1, title: "Tide table"), MailThread(id: 2, title: "The ferry is late")]

    var body: some View {
        NavigationStack {
            List(threads) { thread in
                NavigationLink(value: thread) { Text(thread.title) }
                    .transparentRow(.translucent)
            }
            .navigationTitle("Inbox")
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: MailThread.self) { thread in
                Text(thread.title)
            }
        }
        .environment(\.colorScheme, ColorPalette.ocean.colorScheme(in: colorScheme))
        .persistentBackground(.ocean)
    }
}
