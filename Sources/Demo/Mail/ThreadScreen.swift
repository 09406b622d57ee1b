import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A conversation, with its subject in the bar, however long.
struct ThreadScreen: View {
    @Environment(Navigator.self) private var navigator
    @State private var isFlagged = false
    let thread: MailThread

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(thread.messages) { MessageCard(message: $0) }
            }
            .padding()
            .topNavigationBarScrollContent()
        }
        .topNavigationBarTracksScroll()
        .topNavigationBarTitle(thread.subject)
        .topNavigationBarSubtitle(thread.messages.count == 1 ? "1 message" : "\(thread.messages.count) messages")
        .topNavigationBarTrailing(position: .secondary) {
            BarButton(isFlagged ? "Flagged" : "Flag", systemImage: isFlagged ? "flag.fill" : "flag") {
                isFlagged.toggle()
            }
        }
        .topNavigationBarTrailing {
            BarButton("Reply", systemImage: "arrowshape.turn.up.left") {
                navigator.push(ComposeScreen(thread: thread), disableBackGesture: true)
            }
        }
    }
}

private struct MessageCard: View {
    let message: MailMessage

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(message.sender).font(.headline)
                Spacer()
                Text(message.time).font(.subheadline).foregroundStyle(.secondary).layoutPriority(1)
            }
            Text(message.text)
        }
        .padding(18)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
    }
}
