import SeaGlass
import SwiftUI

struct Inbox: View {
    @Environment(\.colorScheme) private var colorScheme
    let threads: [MailThread]

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
