import SeaGlass
import SwiftUI

/// All songs. The controls of a featured song are on its picture, on clear glass.
struct LibraryScreen: View {
    @Binding var player: Player

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                FeaturedSong(track: Track.all[2]) { player.play($0) }
                VStack(spacing: 0) {
                    ForEach(Track.all) { @Sendable [$player] track in
                        SongRow(track: track, player: $player)
                    }
                }
                .padding(.vertical, 8)
                .background(.regularMaterial, in: .rect(cornerRadius: 28))
            }
            .padding(16)
        }
        .navigationTitle("Library")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    player.play(Track.all[0])
                } label: {
                    Image(systemName: "play.fill").accessibilityLabel("Play All")
                }
            }
            ToolbarItem(placement: .primaryAction) { Avatar() }
        }
    }
}

/// A picture with a title and a button on it. Clear glass shows the picture, and dims it so that the title is legible.
private struct FeaturedSong: View {
    let track: Track
    let play: @MainActor (Track) -> Void

    var body: some View {
        CoverScene(cover: track.cover)
            .frame(height: 212)
            .clipShape(.rect(cornerRadius: 28))
            .accessibilityHidden(true)
            .overlay(alignment: .bottom) {
                HStack {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(track.title).font(.headline)
                        Text("New this week").font(.subheadline)
                    }
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
                    .glassSurface(.clear, in: .rect(cornerRadius: 16))
                    Spacer()
                    Button {
                        play(track)
                    } label: {
                        Image(systemName: "play.fill")
                            .font(.title3)
                            .frame(minWidth: 32, minHeight: 32)
                            .accessibilityLabel("Play \(track.title)")
                    }
                    .glassSurface(.interactive.clear(), in: .circle)
                }
                .padding(12)
                .glassContainer()
            }
    }
}
