import SeaGlass
import SwiftUI

struct Player: View {
    @State private var isPlaying = false
    @State private var isChoosing = false

    var body: some View {
        HStack(spacing: 12) {
            Button("Previous", systemImage: "backward.fill") {}
            Button("Play", systemImage: "play.fill") { isPlaying.toggle() }
                .accessibilityLabel(isPlaying ? "Pause" : "Play")
                .glassSurface(.primaryButton, in: .circle)
            Button("Next", systemImage: "forward.fill") {}
            Button("Queue", systemImage: "list.bullet") { isChoosing = true }
        }
        .labelStyle(.iconOnly)
        .glassSurface(.interactive, in: .circle)
        .glassContainer(spacing: 12)
        .sheet(isPresented: $isChoosing) {
            Text("Queue")
                .presentationDetents([.medium])
                .glassSheet()
        }
    }
}
