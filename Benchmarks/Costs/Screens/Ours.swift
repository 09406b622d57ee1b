import SeaGlass
import SeaGlassNavigation
import SwiftUI

struct PlayerRoute: NavigationRoute {
    let song: Int
}

struct Screen: View {
    @State private var isChoosing = false
    @Namespace private var namespace

    var body: some View {
        VStack {
            List(0..<10, id: \.self) { song in
                Text("Song \(song)")
                    .transparentRow(.translucent)
            }
            .transparentNavigationContainer()
            .transparentNavigationDestination(isPresented: $isChoosing) { Text("Queue") }
            .transparentNavigationDestination(for: Int.self) { Text("Song \($0)") }
            Circle()
                .glassRendering(.material)
            HStack {
                Button("Previous") {}
                    .glassSurface(.interactive, in: .circle)
                    .glassIdentity("previous", in: namespace)
                    .glassTransition(.materialize)
                Button("Play") {}
                    .glassSurface(.primaryButton, in: .circle)
                    .glassIdentity("play", in: namespace)
                    .glassUnion("controls", in: namespace)
                Button("Next") {}
                    .glassSurface(.interactive)
                    .glassUnion("controls", in: namespace)
            }
            .glassContainer(spacing: 12)
            .buttonStyle(.seaGlass(.interactive))
            Text("Playing")
                .glassSurface(.card)
        }
        .topNavigationBarTitle("Player")
        .topNavigationBarSubtitle("Ten songs")
        .topNavigationBarHidesBackButton(false)
        .topNavigationBarVisibility(.visible)
        .topNavigationBarTracksScroll()
        .navigationShell(bar: .custom(.material))
        .navigationRoute(PlayerRoute.self, key: "player") { Text("Song \($0.song)") }
        .restoresNavigation(id: "main")
        .persistentBackground(.midnight)
        .glassSheet()
    }
}
