import SeaGlass
import SwiftUI

/// Controls that float over the cover. Those that are not always there flow out of their neighbors.
struct ControlCluster: View {
    @Namespace private var controls
    @State private var isExpanded = false
    @Binding var player: Player
    let showQueue: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 12) {
            if isExpanded {
                HStack(spacing: 12) {
                    control("restart", "Start over", systemImage: "backward.end.fill") { player.play(Track.all[0]) }
                    favorite
                    control("queue", "Queue", systemImage: "list.bullet", action: showQueue)
                }
            }
            HStack(spacing: 12) {
                control("previous", "Previous", systemImage: "backward.fill") { player.skip(-1) }
                play
                control("next", "Next", systemImage: "forward.fill") { player.skip(1) }
                more
            }
        }
        .glassContainer(spacing: 12)
    }

    private var play: some View {
        control(
            "play",
            player.isPlaying ? "Pause" : "Play",
            systemImage: player.isPlaying ? "pause.fill" : "play.fill",
            style: .primaryButton,
            side: 44
        ) {
            player.isPlaying.toggle()
        }
    }

    private var favorite: some View {
        Toggle(isOn: $player.isFavorite) {
            icon(player.isFavorite ? "heart.fill" : "heart", "Favorite")
        }
        .toggleStyle(.seaGlass(in: .circle))
        .glassIdentity("favorite", in: controls)
        .glassTransition(.matchedGeometry)
    }

    private var more: some View {
        control(
            "more",
            isExpanded ? "Fewer controls" : "More controls",
            systemImage: isExpanded ? "xmark" : "ellipsis"
        ) {
            withAnimation { isExpanded.toggle() }
        }
    }

    private func control(
        _ id: String,
        _ name: String,
        systemImage: String,
        style: GlassSurfaceStyle = .secondaryButton,
        side: CGFloat = 32,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) { icon(systemImage, name, side: side) }
            .glassSurface(style, in: .circle)
            .glassIdentity(id, in: controls)
            .glassTransition(.matchedGeometry)
    }

    private func icon(_ systemImage: String, _ name: String, side: CGFloat = 32) -> some View {
        Image(systemName: systemImage)
            .font(.title3)
            .frame(minWidth: side, minHeight: side)
            .accessibilityLabel(name)
    }
}
