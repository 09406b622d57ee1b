import SeaGlass
import SwiftUI

/// Controls that float over the album's cover. More controls morph out of them when a person expands the cluster.
struct ControlCluster: View {
    @Namespace private var controls
    @State private var isExpanded = false
    @Binding var player: Player
    let showQueue: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 12) {
            if isExpanded {
                HStack(spacing: 12) {
                    tools
                    favorite
                }
            }
            HStack(spacing: 12) {
                control("previous", "Previous", systemImage: "backward.fill", play: player.previous)
                play
                control("next", "Next", systemImage: "forward.fill", play: player.next)
                more
            }
        }
        .buttonStyle(.seaGlass(in: .circle))
        .glassContainer(spacing: 12)
    }

    /// Two buttons beside each other, which are one surface from version 26 on.
    private var tools: some View {
        HStack(spacing: 0) {
            control("restart", "Start over", systemImage: "backward.end.fill") { player.play(player.track) }
                .glassUnion("tools", in: controls)
            control("queue", "Queue", systemImage: "list.bullet") {
                isExpanded = false
                showQueue()
            }
            .glassUnion("tools", in: controls)
        }
        .buttonStyle(.seaGlass())
    }

    private var play: some View {
        control(
            "play",
            player.isPlaying ? "Pause" : "Play",
            systemImage: player.isPlaying ? "pause.fill" : "play.fill",
            side: 44
        ) {
            player.isPlaying.toggle()
        }
        .buttonStyle(.seaGlass(.primaryButton, in: .circle))
    }

    private var favorite: some View {
        Button {
            player.isFavorite.toggle()
        } label: {
            icon(player.isFavorite ? "heart.fill" : "heart", "Favorite")
        }
        .buttonStyle(.seaGlass(.interactive.tint(player.isFavorite ? .pink : nil), in: .circle))
        .accessibilityAddTraits(player.isFavorite ? .isSelected : [])
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

    /// A button that plays a song; disabled if there is no song.
    private func control(_ id: String, _ name: String, systemImage: String, play track: Track?) -> some View {
        control(id, name, systemImage: systemImage) { if let track { player.play(track) } }
            .disabled(track == nil)
    }

    private func control(
        _ id: String,
        _ name: String,
        systemImage: String,
        side: CGFloat = 32,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) { icon(systemImage, name, side: side) }
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
