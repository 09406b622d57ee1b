import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A letter on a sheet. Once it has text, a swipe does not dismiss it, and discarding it needs a confirmation.
struct ComposeScreen: View {
    @Environment(\.navigator) private var navigator
    @State private var text: String?
    @State private var isAsking = false
    /// The thread to answer; `nil` for a new letter.
    let thread: MailThread?

    var body: some View {
        List {
            Section {
                LabeledContent("To") { Text(thread?.last.sender ?? "Joon Park") }
                    .topNavigationBarScrollContent()
                LabeledContent("Subject") { Text(thread?.subject ?? "Sunday").lineLimit(1) }
            }

            Section("Suggestion") {
                Button {
                    text = text == nil ? suggestion : nil
                } label: {
                    HStack {
                        Text(suggestion)
                        Spacer()
                        Image(systemName: "checkmark").opacity(text == nil ? 0 : 1).accessibilityHidden(true)
                    }
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(text == nil ? [] : .isSelected)
            }
        }
        .safeAreaInset(edge: .bottom) {
            if isAsking { question }
        }
        .topNavigationBarTracksScroll()
        .topNavigationBarTitle(thread == nil ? "New Message" : "Reply")
        .topNavigationBarLeading {
            BarButton("Discard", systemImage: "xmark") { navigator.dismiss() }
        }
        .topNavigationBarTrailing {
            BarButton("Send", systemImage: "paperplane.fill") {
                // Empties the letter, so that the sheet is dismissed without a question. The demo has no mail server.
                text = nil
                navigator.dismiss()
            }
            .disabled(text == nil)
        }
        .navigationLeaveGuard(when: text != nil, isPresented: $isAsking)
    }

    private let suggestion = "I’ll be there at noon."

    /// A card that looks the same on every system. A confirmation dialog would do as well.
    private var question: some View {
        VStack(spacing: 12) {
            Text("Discard this letter?").font(.headline).accessibilityAddTraits(.isHeader)
            HStack(spacing: 12) {
                Button("Keep Writing") {
                    isAsking = false
                    navigator.stay()
                }
                Button(role: .destructive) {
                    navigator.leave()
                } label: {
                    Text("Discard Letter")
                }
            }
            .buttonStyle(.bordered)
            .controlSize(.large)
            .tint(.primary)
        }
        .padding(18)
        .frame(maxWidth: .infinity)
        .glassSurface(.card, in: .rect(cornerRadius: 28))
        .padding()
    }
}
