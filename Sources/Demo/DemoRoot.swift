import SwiftUI

/// The app: a tab for each part of the library.
struct DemoRoot: View {
    var body: some View {
        TabView {
            BackgroundTab().tabItem { Label("Background", systemImage: "square.stack.fill") }
            PlayerTab().tabItem { Label("Player", systemImage: "music.note") }
        }
    }
}
