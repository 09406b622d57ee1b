import SwiftUI

struct Inbox: View {
    let threads: [MailThread]

    var body: some View {
        NavigationStack {
            List(threads) { thread in
                NavigationLink(value: thread) { Text(thread.title) }
            }
            .navigationTitle("Inbox")
            .navigationDestination(for: MailThread.self) { thread in
                Text(thread.title)
            }
        }
    }
}
