import SeaGlass
import SwiftUI

/// The cover, the song's title on a glass card, and floating controls at the bottom.
struct PlayerScreen: View {
    @Binding var player: Player
    @State private var showsQueue = false

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.clear.frame(height: 316)
                NowPlayingCard(player: player)
            }
            .padding(.horizontal, 16)
            .padding(.bottom, 16)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            ControlCluster(player: $player) { showsQueue = true }
                .padding(.bottom, 14)
        }
        .navigationTitle("Now Playing")
        .inlineNavigationTitle()
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    showsQueue = true
                } label: {
                    Image(systemName: "list.bullet").accessibilityLabel("Up Next")
                }
            }
        }
        .sheet(isPresented: $showsQueue) {
            QueueSheet(player: $player)
        }
    }
}

private struct NowPlayingCard: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let corner: CGFloat = 28
    private let inset: CGFloat = 14
    let player: Player

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 14) {
                // Large letters need the whole width, so the card then omits the cover, which is also above the card.
                if dynamicTypeSize < .accessibility1 {
                    CoverThumbnail(cover: player.track.cover, side: 52)
                        .clipShape(.rect(cornerRadius: corner - inset))
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text(player.track.title).font(.title2).fontWeight(.bold)
                    Text(player.track.artist).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "heart.fill")
                    .font(.title3)
                    .foregroundStyle(.pink)
                    .opacity(player.isFavorite ? 1 : 0)
                    .accessibilityHidden(true)
            }
            progress
        }
        .padding(inset)
        .glassSurface(.card, in: .rect(cornerRadius: corner))
    }

    private var progress: some View {
        VStack(spacing: 6) {
            Capsule()
                .fill(.foreground)
                .opacity(0.16)
                .frame(height: 6)
                .overlay(alignment: .leading) {
                    Capsule().fill(.foreground).frame(width: player.isPlaying ? 148 : 118, height: 6)
                }
                .accessibilityHidden(true)
            HStack {
                Text(player.isPlaying ? "1:24" : "1:07")
                Spacer()
                Text(player.track.length)
            }
            .font(.footnote)
            .monospacedDigit()
            .foregroundStyle(.secondary)
        }
    }
}

extension View {
    /// Keeps the title small and in the bar, on systems that also have large titles.
    fileprivate func inlineNavigationTitle() -> some View {
        #if os(macOS) || os(tvOS)
        self
        #else
        navigationBarTitleDisplayMode(.inline)
        #endif
    }
}
