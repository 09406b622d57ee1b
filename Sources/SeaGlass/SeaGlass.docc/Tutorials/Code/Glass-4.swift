import SeaGlass
import SwiftUI

struct Player: View {
    @State private var isPlaying = false

    var body: some View {
        HStack(spacing: 12) {
            Button("Previous", systemImage: "backward.fill") {}
            Button("Play", systemImage: "play.fill") { isPlaying.toggle() }
                .accessibilityLabel(isPlaying ? "Pause" : "Play")
                .glassSurface(.primaryButton, in: .circle)
            Button("Next", systemImage: "forward.fill") {}
        }
        .labelStyle(.iconOnly)
        .glassSurface(.interactive, in: .circle)
        .glassContainer(spacing: 12)
    }
}
