import SeaGlassNavigation
import SwiftUI

/// Trips: an array and an optional route of the app's own, a sheet with a stack, a cover over it, and another sheet.
enum TripSheetsProgram {
    enum TripRoute: NavigationRoute {
        case trip(Int)
    }

    enum TripSheet: NavigationRoute, Identifiable {
        case booking(Int)

        var id: Int {
            switch self {
            case .booking(let trip): trip
            }
        }
    }

    struct SeatsRoute: NavigationRoute { let trip: Int }
    struct SeatRoute: NavigationRoute { let name: String }
    struct ScannerRoute: NavigationRoute {}

    struct TripsRoot: View {
        @State private var path: [TripRoute] = []
        @State private var sheet: TripSheet?
        @State private var isHelping = false
        var restoration = NavigationRestoration.standard
        /// The release after this one has no booking.
        var hasBooking = true
        var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { print("trips:", $0) }

        var body: some View {
            TripList(state: "\(path.map { "\($0)" }) \(sheet.map { "booking \($0.id)" } ?? "no sheet")")
                .navigationTitle("Trips")
                .toolbar { Button("Help") { isHelping = true } }
                .sheet(isPresented: $isHelping) { Text("How to travel") }
                .navigationShell(path: $path, presented: $sheet)
                .navigationRoute(TripRoute.self, key: "trips.trip") { route in
                    switch route {
                    case .trip(let id): TripScreen(id: id, book: { sheet = .booking(id) })
                    }
                }
                .navigationRoutes(hasBooking ? booking : NavigationRoutes())
                .navigationRoute(SeatsRoute.self, key: "trips.seats") { _ in SeatList() }
                .navigationRoute(SeatRoute.self, key: "trips.seat") { SeatScreen(name: $0.name) }
                .navigationRoute(ScannerRoute.self, key: "trips.scanner", as: .cover.bare) { _ in Scanner() }
                .restoresNavigation(id: "trips", restoration, onFailure: onFailure)
                .onOpenURL { if let id = Int($0.lastPathComponent) { sheet = .booking(id) } }
        }

        private var booking: NavigationRoutes {
            NavigationRoutes()
                .route(TripSheet.self, key: "trips.booking", as: .sheet.detents([.medium, .large])) { route in
                    BookingScreen(trip: route.id)
                }
        }
    }

    struct TripList: View {
        let state: String

        var body: some View {
            List {
                Text(state)
                ForEach(1..<9, id: \.self) { NavigationLink("Trip \($0)", value: TripRoute.trip($0)) }
            }
        }
    }

    struct TripScreen: View {
        let id: Int
        let book: @MainActor () -> Void

        var body: some View {
            Button("Book", action: book)
                .navigationTitle("Trip \(id)")
        }
    }

    struct BookingScreen: View {
        @Environment(\.navigator) private var navigator
        let trip: Int

        var body: some View {
            List {
                Button("Seats") { navigator.push(route: SeatsRoute(trip: trip)) }
                Button("Scan a pass") { navigator.present(ScannerRoute()) }
                Button("Start over next time") { navigator.clearSnapshot() }
                Button("Sign out", role: .destructive) { navigator.reset() }
                Button("Done") { navigator.dismiss() }
            }
            .navigationTitle("Booking of trip \(trip)")
        }
    }

    struct SeatList: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            List(["12A", "12B"], id: \.self) { name in
                Button("Seat \(name)") { navigator.push(route: SeatRoute(name: name)) }
            }
            .navigationTitle("Seats")
        }
    }

    struct SeatScreen: View {
        let name: String

        var body: some View {
            Text("Seat \(name)")
                .navigationTitle(name)
        }
    }

    struct Scanner: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            Button("Close the scanner") { navigator.dismiss() }
        }
    }
}
