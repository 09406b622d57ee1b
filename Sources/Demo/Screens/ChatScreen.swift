import SeaGlass
import SwiftUI

/// A chat. The input bar is over the messages, above the keyboard, and its field grows to five lines.
package struct ChatScreen: View {
    @State private var text = ""
    @State private var messages = ChatMessage.all
    private let draft: String

    package init(draft: String = "I’ll be late: the ferry waits for the tide.") { self.draft = draft }

    package var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(messages) { @Sendable in ChatBubble(message: $0) }
            }
            .padding()
        }
        .glassBar(edge: .bottom) {
            HStack(alignment: .bottom, spacing: 8) {
                TextField("Message", text: $text, axis: .vertical)
                    .lineLimit(1...5)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 11)
                    .glassSurface(.regular.allowsHitTesting(true), in: .rect(cornerRadius: 22))
                Button(action: send) {
                    Image(systemName: "arrow.up")
                        .fontWeight(.semibold)
                        .frame(minWidth: 30, minHeight: 30)
                        .accessibilityLabel("Send")
                }
                .glassSurface(.primaryButton, in: .circle)
                .disabled(text.isEmpty)
            }
            .padding(.horizontal)
            .padding(.vertical, 8)
            .glassContainer()
        }
        .navigationTitle("Joon Park")
        .onAppear { text = draft }
    }

    private func send() {
        messages.append(ChatMessage(id: messages.count, text: text, isOwn: true))
        text = ""
    }
}

private nonisolated struct ChatBubble: View {
    let message: ChatMessage

    var body: some View {
        HStack {
            if message.isOwn { Spacer(minLength: 48) }
            Text(message.text)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 18))
            if !message.isOwn { Spacer(minLength: 48) }
        }
    }
}

struct ChatMessage: Identifiable {
    let id: Int
    let text: String
    var isOwn = false

    static let all = [
        ChatMessage(id: 0, text: "The stall is open again. One o’clock?"),
        ChatMessage(id: 1, text: "At the end where the gulls are not.", isOwn: true),
        ChatMessage(id: 2, text: "They know you by now. Bring something that isn’t fish."),
        ChatMessage(id: 3, text: "Pears, then.", isOwn: true),
    ]
}
