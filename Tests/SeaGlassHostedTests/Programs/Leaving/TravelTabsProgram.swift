import SeaGlassNavigation
import SwiftUI

/// Travel: tabs whose bar is hidden on pushed screens.
enum TravelTabsProgram {
    enum TripRoute: NavigationRoute {
        case trip(Int)
        case day(Int)
    }

    struct TravelApp: View {
        @State private var language = "de"
        @State private var tab = "trips"
        let trips: Navigator

        var body: some View {
            TabView(selection: $tab) {
                RootOfTrips()
                    .topNavigationBarTitle("Trips")
                    .navigationShell(bar: .custom(.material), navigator: trips)
                    .navigationRoute(TripRoute.self, key: "trip") { TripScreen(route: $0) }
                    .toolbar(trips.entries.isEmpty ? .automatic : .hidden, for: .tabBar)
                    .tabItem { Label("Trips", systemImage: "airplane") }
                    .tag("trips")
                LanguageScreen(language: $language)
                    .topNavigationBarTitle("Language")
                    .navigationShell()
                    .tabItem { Label("Language", systemImage: "globe") }
                    .tag("language")
            }
            .environment(\.locale, Locale(identifier: language))
        }
    }

    struct RootOfTrips: View {
        var body: some View {
            List(1..<20, id: \.self) { NavigationLink("Trip \($0)", value: TripRoute.trip($0)) }
        }
    }

    struct TripScreen: View {
        @Environment(\.navigator) private var navigator
        @State private var isDirty = false
        @State private var isAsking = false
        let route: TripRoute

        var body: some View {
            switch route {
            case .trip(let id):
                List(1..<5, id: \.self) { NavigationLink("Day \($0)", value: TripRoute.day($0)) }
                    .topNavigationBarTitle("Trip \(id)")
            case .day(let id):
                Toggle("Changed", isOn: $isDirty)
                    .topNavigationBarTitle("Day \(id)")
                    .navigationLeaveGuard(when: isDirty, isPresented: $isAsking)
                    .confirmationDialog("Discard?", isPresented: $isAsking, titleVisibility: .visible) {
                        Button("Discard", role: .destructive) { navigator.leave() }
                        Button("Cancel", role: .cancel) { navigator.stay() }
                    }
            }
        }
    }

    struct LanguageScreen: View {
        @Binding var language: String

        var body: some View {
            Picker("Language", selection: $language) { ForEach(["de", "ar", "en"], id: \.self) { Text($0) } }
        }
    }
}
