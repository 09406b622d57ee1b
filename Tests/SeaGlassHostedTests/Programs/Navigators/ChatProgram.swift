import SeaGlassNavigation
import SwiftUI

/// Chat: bar items that are own views and act through \.navigator, under a custom bar; a link with a view.
enum ChatProgram {
    enum ChatRoute: NavigationRoute {
        case room(Int)
        case info(Int)
        case members
    }

    struct ChatRoot: View {
        let navigator: Navigator

        var body: some View {
            RoomList().navigationShell(bar: .custom(.material), navigator: navigator)
                .navigationRoute(ChatRoute.self, key: "chat") { route in
                    switch route {
                    case .room(let id): RoomScreen(id: id)
                    case .info(let id): InfoScreen(room: id)
                    case .members: Text("Members").topNavigationBarTitle("Members")
                    }
                }
        }
    }

    struct RoomList: View {
        var body: some View {
            List {
                NavigationLink("Room 1", value: ChatRoute.room(1))
                NavigationLink("About") { AboutChat() }
            }
            .topNavigationBarTitle("Chat")
        }
    }

    struct RoomScreen: View {
        @Environment(\.navigator) private var navigator
        let id: Int

        var body: some View {
            Button("Next room") { navigator.replaceTop(with: ChatRoute.room(id + 1)) }
                .topNavigationBarTitle("Room \(id)")
                .topNavigationBarTrailing { InfoItem(room: id) }
        }
    }

    struct InfoItem: View {
        @Environment(\.navigator) private var navigator
        let room: Int

        var body: some View { Button("Info", systemImage: "info") { navigator.push(route: ChatRoute.info(room)) } }
    }

    struct CloseItem: View {
        @Environment(\.navigator) private var navigator
        var body: some View { Button("Close") { navigator.pop() } }
    }

    struct InfoScreen: View {
        @Environment(\.navigator) private var navigator
        let room: Int

        var body: some View {
            VStack {
                members
                Button("Leave all") { navigator.popToRoot(asking: false) }
            }
            .topNavigationBarTitle("Info")
            .topNavigationBarTrailing { CloseItem() }
            .topNavigationBarTrailing(position: .secondary) {
                Button("Rooms") { navigator.pop(to: ChatRoute.room(room)) }
            }
        }

        private var members: some View { Button("Members") { navigator.push(route: ChatRoute.members) } }
    }

    struct AboutChat: View {
        @Environment(\.navigator) private var navigator
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Close") { navigator.pop() }
            Button("Done") { dismiss() }
        }
    }
}
