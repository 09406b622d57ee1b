import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A conversation, with a subject of any length in the bar, and actions at the bottom.
///
/// Its code is the same under the system's bar and a custom one.
struct ThreadScreen: View {
    @Environment(\.navigator) private var navigator
    @State private var isFlagged = false
    let thread: MailThread

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(thread.messages) { @Sendable in MessageCard(message: $0) }
            }
            .padding()
            .topNavigationBarScrollContent()
        }
        .topNavigationBarTracksScroll()
        .glassBar(edge: .bottom) { actions }
        .topNavigationBarTitle(thread.subject)
        .topNavigationBarSubtitle(thread.messages.count == 1 ? "1 message" : "\(thread.messages.count) messages")
        .topNavigationBarTrailing {
            BarButton(isFlagged ? "Flagged" : "Flag", systemImage: isFlagged ? "flag.fill" : "flag") {
                isFlagged.toggle()
            }
        }
    }

    private var actions: some View {
        HStack {
            Button(role: .destructive) {
                // The thread is deleted, so its screens are left without a question.
                navigator.popToRoot(asking: false)
            } label: {
                Text("Delete")
            }
            .buttonStyle(.seaGlass())
            Spacer()
            Button("Reply") { navigator.present(ComposeRoute(id: thread.id)) }
                .buttonStyle(.seaGlass(.primaryButton))
        }
        .controlSize(.large)
        .padding(.horizontal)
        .padding(.vertical, 8)
        .glassContainer()
    }
}

private nonisolated struct MessageCard: View {
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
