/// The current song, and whether it plays. The demo makes no sound.
struct Player {
    private(set) var track = Track.all[0]
    /// Whether a song has started. Before that, no song is the current one.
    private(set) var hasBegun = false
    var isFavorite = false
    var isPlaying = false
    /// Whether the current song's screen is open.
    var isOpen = false

    /// The song after this one, if it is not the last.
    var next: Track? { Track.all.dropFirst(index + 1).first }
    /// The song before this one, if it is not the first.
    var previous: Track? { Track.all.prefix(index).last }

    private var index: Int { Track.all.firstIndex(of: track) ?? 0 }

    mutating func play(_ track: Track) {
        if track != self.track { isFavorite = false }
        self.track = track
        hasBegun = true
        isPlaying = true
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
