import SeaGlass
import SwiftUI

struct Player: View {
    @State private var isPlaying = false

    var body: some View {
        HStack(spacing: 12) {
            Button("Previous", systemImage: "backward.fill") {}
                .glassSurface(.interactive)
            Button("Play", systemImage: "play.fill") { isPlaying.toggle() }
                .accessibilityLabel(isPlaying ? "Pause" : "Play")
                .glassSurface(.primaryButton)
            Button("Next", systemImage: "forward.fill") {}
                .glassSurface(.interactive)
        }
        .labelStyle(.iconOnly)
    }
}
