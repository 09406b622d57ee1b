import SeaGlass
import SwiftUI

/// A player, with the cover of its song behind the whole stack.
struct PlayerTab: View {
    @Binding var player: Player

    var body: some View {
        NavigationStack {
            LibraryScreen(player: $player)
                .transparentNavigationContainer()
                .transparentNavigationDestination(isPresented: $player.isOpen) {
                    PlayerScreen(player: $player)
                }
        }
        .persistentBackground { CoverScene(cover: player.track.cover) }
    }
}
