import SwiftUI

/// A row that plays its song and opens the song's screen.
struct SongRow: View {
    let track: Track
    @Binding var player: Player

    nonisolated init(track: Track, player: Binding<Player>) {
        self.track = track
        _player = player
    }

    private var isCurrent: Bool { player.hasBegun && track == player.track }

    var body: some View {
        Button {
            player.play(track)
            player.isOpen = true
        } label: {
            HStack(spacing: 14) {
                CoverThumbnail(cover: track.cover, side: 48)
                    .clipShape(.rect(cornerRadius: 10))
                VStack(alignment: .leading, spacing: 2) {
                    Text(track.title).fontWeight(isCurrent ? .semibold : .regular)
                    Text(track.artist).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "heart.fill")
                    .foregroundStyle(.pink)
                    .opacity(isCurrent && player.isFavorite ? 1 : 0)
                    .accessibilityHidden(true)
                Image(systemName: "speaker.wave.2.fill")
                    .opacity(isCurrent ? 1 : 0)
                    .accessibilityHidden(true)
            }
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isCurrent ? .isSelected : [])
    }
}

/// A small cover: the sky, the sea and the sun.
struct CoverThumbnail: View {
    @Environment(\.colorScheme) private var colorScheme
    let cover: Cover
    let side: CGFloat

    var body: some View {
        let colors = cover.colors(in: colorScheme).map(\.color)
        ZStack {
            LinearGradient(colors: [colors[1], colors[4]], startPoint: .top, endPoint: .bottom)
            Circle().fill(cover.sun(in: colorScheme).color).frame(width: side * 0.46, height: side * 0.46)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}
