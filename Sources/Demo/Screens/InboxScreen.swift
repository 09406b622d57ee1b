import SeaGlass
import SwiftUI

/// A list with both kinds of transparent rows: clear ones, and ones with a translucent fill.
struct InboxScreen: View {
    var body: some View {
        List {
            Section("On the background") {
                ForEach(Message.today) { @Sendable in MessageRow(message: $0) }
            }
            .transparentRow()

            Section("On a translucent fill") {
                ForEach(Message.yesterday) { @Sendable message in
                    NavigationLink(value: MenuRoute.message(message)) { MessageRow(message: message) }
                }
            }
            .transparentRow(.translucent)
        }
        .navigationTitle("Inbox")
    }
}

private nonisolated struct MessageRow: View {
    let message: Message

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(message.sender).font(.headline)
            Text(message.subject).font(.subheadline).foregroundStyle(.secondary)
        }
    }
}

struct MessageScreen: View {
    let message: Message

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(message.sender).font(.headline)
                Text(message.text)
            }
            .padding(20)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
            .padding()
        }
        .navigationTitle(message.subject)
    }
}
