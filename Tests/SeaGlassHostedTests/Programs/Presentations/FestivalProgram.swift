import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Links: the last route of a link is declared as a sheet.
enum FestivalProgram {
    struct EventRoute: Codable, Hashable {
        let id: Int
    }

    struct TicketRoute: Codable, Hashable {
        let event: Int
        let code: String
    }

    struct CheckIn: Codable, Hashable {
        let event: Int
    }

    struct SeatRoute: Codable, Hashable {
        let event: Int
        let seat: Int
    }

    struct Festival: View {
        @State private var refusal: String?
        var restoration = NavigationRestoration.standard

        var body: some View {
            ProgramList()
                .navigationShell()
                .navigationRoutes(Self.routes)
                .opensNavigationLinks { refusal = "\($0)" }
                .restoresNavigation(id: "festival", restoration)
                .alert("This link can't be opened", isPresented: isRefused) {
                    Button("OK") {}
                } message: {
                    Text(refusal ?? "")
                }
                .persistentBackground(.autumn)
        }

        private var isRefused: Binding<Bool> {
            Binding {
                refusal != nil
            } set: { isShown in
                if !isShown { refusal = nil }
            }
        }

        private static var routes: NavigationRoutes {
            NavigationRoutes()
                .link("")
                .route(EventRoute.self, key: "event") { EventScreen(id: $0.id) }
                .link("events/{event}", EventRoute.init(id:)) { $0.id }
                .route(TicketRoute.self, key: "ticket", as: .sheet.detents([.medium]), background: .glass) { ticket in
                    Ticketed { TicketScreen(ticket: ticket) }
                }
                .link("events/{event}/tickets/{ticket}") { (event: Int, code: String) in
                    TicketRoute(event: event, code: code)
                } values: {
                    ($0.event, $0.code)
                }
                .route(CheckIn.self, key: "checkin", as: .sheet) { checkIn in
                    SeatButton(event: checkIn.event).topNavigationBarTitle("Check-in")
                }
                .link("checkin/{event}", CheckIn.init(event:)) { $0.event }
                .route(SeatRoute.self, key: "seat") { Text("Seat \($0.seat)").topNavigationBarTitle("Seat") }
                .link("checkin/{event}/seat/{seat}", SeatRoute.init(event:seat:)) { ($0.event, $0.seat) }
                .acceptingLinks(schemes: ["https", "festival"], hosts: ["festival.example.com"])
        }
    }

    struct ProgramList: View {
        var body: some View {
            List(1..<10, id: \.self) { id in
                NavigationLink("Event \(id)", value: EventRoute(id: id))
            }
            .topNavigationBarTitle("Program")
        }
    }

    struct EventScreen: View {
        @Environment(\.navigator) private var navigator
        let id: Int

        var body: some View {
            VStack {
                Button("My ticket") { navigator.present(TicketRoute(event: id, code: "a42")) }
                Button("Check in") { navigator.present(CheckIn(event: id)) }
            }
            .topNavigationBarTitle("Event \(id)")
        }
    }

    struct SeatButton: View {
        @Environment(\.navigator) private var navigator
        let event: Int

        var body: some View {
            Button("Choose a seat") { navigator.push(route: SeatRoute(event: event, seat: 12)) }
        }
    }

    /// Puts a border around a ticket.
    struct Ticketed<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            content
                .padding()
                .overlay { RoundedRectangle(cornerRadius: 16).stroke(.orange) }
        }
    }

    struct TicketScreen: View {
        @Environment(\.navigator) private var navigator
        @State private var note = ""
        @State private var copied = ""
        let ticket: TicketRoute

        var body: some View {
            VStack {
                Text(ticket.code)
                TextField("Note", text: $note)
                Button("Copy link") { copied = link }
                Text(copied)
            }
            .topNavigationBarTitle("Ticket")
        }

        private var link: String {
            guard let base = URL(string: "https://festival.example.com") else { return "" }
            return navigator.link(base: base)?.absoluteString ?? "no link"
        }
    }
}
