import SeaGlassNavigation
import SwiftUI

/// Library: the app owns a typed array; links of the system, a toolbar item, and a log of the screens.
enum LibraryProgram {
    enum LibraryRoute: NavigationRoute {
        case album(Int)
        case song(Int)
    }

    @MainActor @Observable final class ScreenLog { var lines: [[String]] = [] }

    struct LibraryRoot: View {
        @Binding var path: [LibraryRoute]
        let navigator: Navigator
        let log: ScreenLog

        var body: some View {
            AlbumList()
                .navigationShell(path: $path, navigator: navigator)
                .navigationRoute(LibraryRoute.self, key: "library") { screen($0) }
                .onChange(of: navigator.libraryScreens) { log.lines.append($1) }
        }

        @ViewBuilder private func screen(_ route: LibraryRoute) -> some View {
            switch route {
            case .album(let id): AlbumScreen(id: id)
            case .song(let id): SongScreen(id: id)
            }
        }
    }

    struct AlbumList: View {
        var body: some View {
            List {
                NavigationLink("Blue", value: LibraryRoute.album(1))
                NavigationLink("Hejira", value: LibraryRoute.album(2))
            }
            .navigationTitle("Library")
        }
    }

    struct AlbumScreen: View {
        @Environment(\.navigator) private var navigator
        let id: Int

        var body: some View {
            List {
                ForEach(7..<9) { song in NavigationLink("Song \(song)", value: LibraryRoute.song(song)) }
                Button("Shuffle") { navigator.push(route: LibraryRoute.song(9)) }
                Button("Notes") { navigator.push(Text("Notes")) }
            }
            .navigationTitle("Album \(id)")
        }
    }

    struct SongScreen: View {
        @Environment(\.navigator) private var navigator
        let id: Int

        var body: some View {
            Button("Up to the album") { navigator.pop(toLastWhere: { $0.route as? LibraryRoute == .album(1) }) }
                .navigationTitle("Song \(id)")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close") { navigator.pop() } }
                }
        }
    }
}

@MainActor extension Navigator {
    var libraryScreens: [String] { entries.map { $0.route.map { "\(type(of: $0))" } ?? "a view" } }
}
