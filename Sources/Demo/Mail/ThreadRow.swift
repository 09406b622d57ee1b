import SeaGlassNavigation
import SwiftUI

/// A `NavigationLink` to a thread, in the inbox and in search results.
struct ThreadRow: View {
    let thread: MailThread

    nonisolated init(thread: MailThread) { self.thread = thread }

    var body: some View {
        NavigationLink(value: ThreadRoute(id: thread.id)) {
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                Circle()
                    .fill(.tint)
                    .frame(width: 10, height: 10)
                    .opacity(thread.isUnread ? 1 : 0)
                    .accessibilityLabel("Unread")
                    .accessibilityHidden(!thread.isUnread)
                VStack(alignment: .leading, spacing: 1) {
                    HStack {
                        Text(thread.last.sender).font(.headline)
                        Spacer()
                        Text(thread.last.time).font(.subheadline).foregroundStyle(.secondary)
                            .layoutPriority(1)
                    }
                    Text(thread.subject).font(.subheadline).lineLimit(1)
                    Text(thread.last.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                }
            }
        }
        .buttonStyle(.plain)
    }
}
