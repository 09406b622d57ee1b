import SeaGlassNavigation
import SwiftUI

/// Atlas: windows for browsing, each with its own stack, and windows of one country that share a stack.
enum AtlasWindowsProgram {
    enum Place: NavigationRoute {
        case country(String)
        case city(String, in: String)
    }

    struct BrowsingWindow: View {
        var restoration = NavigationRestoration.standard

        var body: some View {
            CountryList()
                .navigationTitle("Atlas")
                .navigationShell()
                .navigationRoute(Place.self, key: "atlas.place") { PlaceScreen(place: $0) }
                .restoresNavigation(id: "browse", restoration) { print("browse:", $0) }
        }
    }

    struct CountryWindow: View {
        let country: String
        var restoration = NavigationRestoration.standard

        var body: some View {
            PlaceScreen(place: .country(country))
                .navigationShell()
                .navigationRoute(Place.self, key: "atlas.place") { PlaceScreen(place: $0) }
                .restoresNavigation(id: "country", scope: .custom("country " + country), restoration) {
                    print("country:", $0)
                }
        }
    }

    struct CountryList: View {
        var body: some View {
            List(["Norway", "Japan", "Chile"], id: \.self) { name in
                NavigationLink(name, value: Place.country(name))
            }
        }
    }

    struct PlaceScreen: View {
        @Environment(\.navigator) private var navigator
        let place: Place

        var body: some View {
            switch place {
            case .country(let name):
                List(cities(of: name), id: \.self) { city in
                    Button(city) { navigator.push(route: Place.city(city, in: name)) }
                }
                .navigationTitle(name)
            case .city(let name, let country):
                Text("\(name), \(country)")
                    .navigationTitle(name)
            }
        }

        private func cities(of country: String) -> [String] {
            switch country {
            case "Norway": ["Oslo", "Bergen"]
            case "Japan": ["Kyoto", "Nara"]
            default: ["Capital"]
            }
        }
    }
}
