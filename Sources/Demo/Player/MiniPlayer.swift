import SwiftUI

/// The song that plays, above the tab bar. It opens the screen of the song.
struct MiniPlayer: View {
    let player: Player
    let open: @MainActor () -> Void
    let toggle: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 0) {
            Button(action: open) {
                HStack(spacing: 10) {
                    CoverThumbnail(cover: player.track.cover, side: 32)
                        .clipShape(.rect(cornerRadius: 8))
                    Text(player.track.title).fontWeight(.semibold).lineLimit(1)
                    Spacer()
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Now Playing, \(player.track.title)")
                .padding(.leading, 12)
                .frame(minHeight: 48)
            }
            Button(action: toggle) {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                    .frame(minWidth: 52, minHeight: 48)
                    .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
            }
        }
        .buttonStyle(.plain)
    }
}
