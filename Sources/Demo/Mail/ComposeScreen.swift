import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A letter that a swipe does not throw away: it is sent or discarded.
struct ComposeScreen: View {
    @Environment(Navigator.self) private var navigator
    @State private var text: String?
    /// The message to answer; nil for a new one.
    let thread: MailThread?

    var body: some View {
        List {
            Section {
                LabeledContent("To") { Text(thread?.last.sender ?? "Joon Park") }
                    .topNavigationBarScrollContent()
                LabeledContent("Subject") { Text(thread?.subject ?? "Sunday").lineLimit(1) }
            }
            .transparentRow(.material)

            Section("Begin with") {
                ForEach(Self.texts, id: \.self) { choice in
                    Button {
                        text = choice
                    } label: {
                        HStack {
                            Text(choice)
                            Spacer()
                            Image(systemName: "checkmark").opacity(choice == text ? 1 : 0).accessibilityHidden(true)
                        }
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(choice == text ? .isSelected : [])
                }
            }
            .transparentRow(.material)
        }
        .topNavigationBarTracksScroll()
        .topNavigationBarTitle(thread == nil ? "New Message" : "Reply")
        .topNavigationBarHidesBackButton()
        .topNavigationBarLeading {
            Button("Discard") { navigator.pop() }
        }
        .topNavigationBarTrailing {
            BarButton("Send", systemImage: "paperplane.fill") { navigator.pop() }
                .disabled(text == nil)
        }
    }

    private static let texts = ["I’ll be there at noon.", "Thank you. It can wait until the wind turns."]
}
