import SeaGlassNavigation
import SwiftUI

/// Podcasts: an app whose own tests push, save, launch again and expect.
enum PodcastLaunchesProgram {
    enum PodcastRoute: NavigationRoute {
        case show(Int)
        case episode(show: Int, number: Int)
        case player
    }

    struct PodcastRoot: View {
        let navigator: Navigator
        var restoration = NavigationRestoration.standard
        var isKnown: (Int) -> Bool = { _ in true }
        var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { print($0) }

        var body: some View {
            Text("Shows")
                .navigationShell(navigator: navigator)
                .navigationRoute(
                    PodcastRoute.self,
                    key: "podcast.route",
                    as: { $0 == .player ? .sheet : .push },
                    validate: { route in
                        if case .show(let id) = route { isKnown(id) } else { true }
                    }
                ) { route in
                    switch route {
                    case .show(let id): Text("Show \(id)")
                    case .episode(let show, let number): Text("Episode \(number) of \(show)")
                    case .player: Text("Player")
                    }
                }
                .restoresNavigation(id: "podcasts", scope: .app, restoration, onFailure: onFailure)
        }
    }
}
