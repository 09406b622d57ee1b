import SeaGlassNavigation
import SwiftUI

/// Trails: a map with its own drags, reached in five ways.
enum TrailMapProgram {
    enum TrailRoute: NavigationRoute {
        case trail(Int)
        case chart(Int)
        case comments(Int)
    }

    struct TrailsApp: View {
        let restoration: NavigationRestoration

        private var routes: NavigationRoutes {
            NavigationRoutes()
                .route(TrailRoute.self, key: "trail") { TrailScreen(route: $0) }
                .link("trail/{id}", TrailRoute.trail) { if case .trail(let id) = $0 { id } else { nil } }
        }

        var body: some View {
            TrailList()
                .topNavigationBarTitle("Trails")
                .navigationShell()
                .navigationRoutes(routes)
                .restoresNavigation(id: "trails", restoration)
                .opensNavigationLinks()
        }
    }

    struct TrailList: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            List {
                ForEach(1..<4) { id in NavigationLink("Trail \(id)", value: TrailRoute.trail(id)) }
                Button("Open the last trail") { navigator.push(route: TrailRoute.trail(3)) }
                Button("Locked") { navigator.push(route: TrailRoute.trail(1), disableBackGesture: true) }
            }
        }
    }

    struct TrailScreen: View {
        let route: TrailRoute

        var body: some View {
            switch route {
            case .trail(let id):
                TrailMap(id: id)
                    .navigationBackGesture(.edge)
            case .chart(let id):
                HeightChart(id: id)
            case .comments:
                List(0..<20, id: \.self) { Text("Comment \($0)") }
                    .navigationBackGesture(.edge)
            }
        }
    }

    struct TrailMap: View {
        @Environment(\.navigator) private var navigator
        let id: Int

        var body: some View {
            Color.green
                .ignoresSafeArea(edges: .bottom)
                .safeAreaInset(edge: .bottom) { buttons }
                .topNavigationBarTitle("Trail \(id)")
        }

        private var buttons: some View {
            HStack {
                Button("Chart") { navigator.push(route: TrailRoute.chart(id)) }
                Button("Comments") { navigator.push(route: TrailRoute.comments(id)) }
                Button("Next trail") { navigator.replaceTop(with: TrailRoute.trail(id % 3 + 1)) }
            }
        }
    }

    struct HeightChart: View {
        @State private var selected: Int?
        let id: Int

        var body: some View {
            Button("Heights of \(id)") { selected = id }
                .navigationBackGesture(.edge)
                .topNavigationBarTitle { Text(selected.map { "\($0) km" } ?? "Heights") }
        }
    }
}
