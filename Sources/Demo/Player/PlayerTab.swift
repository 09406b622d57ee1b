import SeaGlass
import SwiftUI

/// A player over the cover of what it plays, which stands behind the whole stack.
struct PlayerTab: View {
    @State private var player = Player()

    var body: some View {
        NavigationStack {
            PlayerScreen(player: $player)
                .transparentNavigationContainer()
        }
        .glassToolbars()
        .persistentBackground { CoverScene(cover: player.track.cover) }
    }
}

/// The current song. The demo plays no sound.
struct Player {
    private(set) var track = Track.all[0]
    var isPlaying = false
    var isFavorite = false

    mutating func play(_ track: Track) {
        self.track = track
        isPlaying = true
    }

    /// Skips a number of tracks forward, or back if negative, around the ends of the list.
    mutating func skip(_ count: Int) {
        let index = Track.all.firstIndex(of: track) ?? 0
        track = Track.all[(index + count + Track.all.count) % Track.all.count]
    }
}

struct Track: Identifiable, Hashable {
    let title: String
    let artist: String
    let length: String
    let cover: Cover

    var id: String { title }

    static let all = [
        Track(title: "Low Tide", artist: "Ines Varga", length: "4:01", cover: .morning),
        Track(title: "Salt Air", artist: "The Breakwaters", length: "3:26", cover: .noon),
        Track(title: "Harbor Lights", artist: "Joon & Marta", length: "5:12", cover: .dusk),
    ]
}
