import SeaGlass
import SwiftUI

struct Inbox: View {
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
                    .contrastingForeground()
            }
        }
        .persistentBackground(.ocean)
    }
}
