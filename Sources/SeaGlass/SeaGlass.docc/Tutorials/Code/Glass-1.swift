import SwiftUI

struct Player: View {
    @State private var isPlaying = false

    var body: some View {
        HStack(spacing: 12) {
            Button("Previous", systemImage: "backward.fill") {}
            Button("Play", systemImage: "play.fill") { isPlaying.toggle() }
                .accessibilityLabel(isPlaying ? "Pause" : "Play")
            Button("Next", systemImage: "forward.fill") {}
        }
        .labelStyle(.iconOnly)
    }
}
