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
                    NavigationLink(value: Route.message(message)) { MessageRow(message: message) }
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

struct Message: Identifiable, Hashable {
    let sender: String
    let subject: String
    let text: String

    var id: String { subject }

    static let today = [
        Message(sender: "Ines", subject: "Tide table", text: ""),
        Message(sender: "Harbor Office", subject: "Berth 14 is free", text: ""),
        Message(sender: "Joon", subject: "Lunch on the pier?", text: ""),
    ]

    static let yesterday = [
        Message(
            sender: "Marta",
            subject: "Found glass",
            text: "Green, worn round, the size of a coin. It was milky until it got wet; then the light went through."
        ),
        Message(
            sender: "Lighthouse",
            subject: "Fog tonight",
            text: "Visibility below half a mile from nine. The lamp is on. Nothing behind it moves."
        ),
    ]
}
