import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Museum: an app with previews, which leave its stored stack alone.
enum MuseumPreviewsProgram {
    struct RoomRoute: NavigationRoute { let number: Int }
    struct ExhibitRoute: NavigationRoute { let name: String }

    struct MuseumRoot: View {
        var navigator: Navigator?
        var restoration = NavigationRestoration.standard

        var body: some View {
            List(1..<9, id: \.self) { NavigationLink("Room \($0)", value: RoomRoute(number: $0)) }
                .topNavigationBarTitle("Museum")
                .navigationShell(bar: .custom(.standard), navigator: navigator)
                .navigationRoute(RoomRoute.self, key: "museum.room") { RoomScreen(number: $0.number) }
                .navigationRoute(ExhibitRoute.self, key: "museum.exhibit") { ExhibitScreen(name: $0.name) }
                .restoresNavigation(id: "museum", restoration)
                .persistentBackground(.ocean)
        }
    }

    struct RoomScreen: View {
        @Environment(\.navigator) private var navigator
        let number: Int

        var body: some View {
            Button("Vase") { navigator.push(route: ExhibitRoute(name: "Vase")) }
                .topNavigationBarTitle("Room \(number)")
        }
    }

    struct ExhibitScreen: View {
        let name: String

        var body: some View {
            Text("A \(name) of clay")
                .topNavigationBarTitle(name)
        }
    }

    /// A preview that needs a stack of its own.
    struct Vase: View {
        @State private var navigator = Navigator()

        var body: some View {
            MuseumRoot(navigator: navigator, restoration: .standard.store(.memory))
                .onAppear {
                    navigator.replace(with: [RoomRoute(number: 4), ExhibitRoute(name: "Vase")], animated: false)
                }
        }
    }

    struct TwoAtOnce: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Evaluate again: \(count)") { count += 1 }
                HStack {
                    MuseumRoot(restoration: .standard.store(.memory))
                    MuseumRoot(restoration: .standard.store(.memory))
                }
            }
        }
    }
}
