import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

// One enumeration for all screens of an app; a closure gives the form of each case.

@Observable
final class Trip: Identifiable, Hashable {
    var city: String

    init(_ city: String) { self.city = city }

    static func == (left: Trip, right: Trip) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum TravelRoute: Hashable {
    case newTrip, settings, filter, tour
    case trip(Trip)
    case day(Trip, number: Int)
    case hotel(String)
    case map(Trip)
    case everything(Trip)
    case edit(Trip)
    case invite(Trip)
    case photo(String)
    case scanner(Trip)

    var style: NavigationPresentationStyle {
        switch self {
        case .trip, .day, .hotel, .map, .everything: .push
        case .newTrip, .edit, .settings: .sheet
        case .invite, .filter: .sheet.detents([.medium, .large])
        case .photo, .tour: .cover
        case .scanner: .cover.bare
        }
    }
}

@Observable
final class TripStore {
    var trips = [Trip("Lisbon"), Trip("Oslo")]
    var firstOnly = false
}

struct TravelRoot: View {
    @State private var store = TripStore()

    var body: some View {
        TripList()
            .navigationShell()
            .navigationRoute(TravelRoute.self, as: { $0.style }, background: .glass) {
                TravelScreen(route: $0)
            }
            .environment(store)
            .persistentBackground(.ocean)
    }
}

extension Navigator {
    func show(_ route: TravelRoute) {
        if route.style == .push { push(route: route) } else { present(route) }
    }
}

struct TripList: View {
    @Environment(\.navigator) private var navigator
    @Environment(TripStore.self) private var store

    var body: some View {
        List(store.trips.prefix(store.firstOnly ? 1 : 100)) { trip in
            Button(trip.city) { navigator.show(.trip(trip)) }
                .contextMenu { Button("Peek") { navigator.present(TravelRoute.trip(trip), as: .sheet) } }
        }
        .topNavigationBarTitle("Trips")
        .topNavigationBarLeading { Button("Filter") { navigator.show(.filter) } }
        .topNavigationBarTrailing { Button("New") { navigator.show(.newTrip) } }
    }
}

struct TravelScreen: View {
    @Environment(\.navigator) private var navigator
    @Environment(TripStore.self) private var store
    let route: TravelRoute

    var body: some View {
        switch route {
        case .trip(let trip):
            list(of: [.invite(trip), .photo("sun.max"), .scanner(trip), .everything(trip)])
                .topNavigationBarTitle(trip.city)
        case .day(let trip, let number): Text("Day \(number) in \(trip.city)").topNavigationBarTitle("Day \(number)")
        case .hotel(let name): Text(name).topNavigationBarTitle("Hotel")
        case .map(let trip): Text("A map of \(trip.city)")
        case .everything(let trip): list(of: [.day(trip, number: 1), .hotel("Miramar"), .map(trip), .edit(trip)])
        case .newTrip: TripForm(trip: Trip("")) { store.trips.append($0) }
        case .edit(let trip): TripForm(trip: trip) { _ in }
        case .invite(let trip): list(of: [.settings, .edit(trip)]).topNavigationBarTitle("Invite")
        case .filter, .settings: Form { Toggle("First only", isOn: Bindable(store).firstOnly) }
        case .photo(let name): closable { Image(systemName: name).resizable().scaledToFit() }
        case .tour: closable { Text("Welcome") }
        case .scanner(let trip): closable { Color.black.overlay { Text("Scan a ticket to \(trip.city)") } }
        }
    }

    private func list(of routes: [TravelRoute]) -> some View {
        List(routes, id: \.self) { route in Button(title(of: route)) { navigator.show(route) } }
    }

    private func title(of route: TravelRoute) -> String {
        switch route {
        case .settings: "Share"
        case .scanner: "Scan"
        default: "\(route)".prefix { $0.isLetter }.capitalized
        }
    }

    private func closable<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        content().overlay(alignment: .top) { Button("Close") { navigator.dismiss() } }
    }
}

struct TripForm: View {
    @Environment(\.navigator) private var navigator
    @Bindable var trip: Trip
    let onSave: (Trip) -> Void

    var body: some View {
        Form { TextField("City", text: $trip.city) }
            .topNavigationBarTitle(trip.city.isEmpty ? "New trip" : trip.city)
            .topNavigationBarTrailing { Button("Save", action: save) }
    }

    private func save() {
        onSave(trip)
        navigator.dismiss()
    }
}
