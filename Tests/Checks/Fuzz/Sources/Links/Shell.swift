import SeaGlassNavigation
import SwiftUI

/// A route with every kind of JSON value, nested.
struct PlaceRoute: NavigationRoute {
    var id: Int
    var names: [String: Double]?
    var parents: [PlaceRoute]?

    var isAllowed: Bool { id != 13 }
}

struct NoteRoute: NavigationRoute {
    var text: String
    var isPinned: Bool?
}

/// A route that may not be restored.
struct PaymentRoute: NavigationRoute {
    var amount: Double
}

struct Screen: View {
    var body: some View { Text("Screen") }
}

struct Shell: View {
    let navigator: Navigator

    var body: some View {
        Screen()
            .navigationShell(navigator: navigator)
            .navigationRoute(PlaceRoute.self, key: "place", aliases: ["old place"]) {
                $0.isAllowed
            } destination: { _ in
                Screen()
            }
            .navigationRoutes(
                NavigationRoutes()
                    .link("place/{id}") {
                        PlaceRoute(id: $0)
                    } values: {
                        $0.id
                    }
                    .link("place/{id}/{text}") { (_: Int, text: String) in
                        NoteRoute(text: text)
                    } values: {
                        (0, $0.text)
                    }
                    .link("note/{text}/{pinned}") {
                        NoteRoute(text: $0, isPinned: $1)
                    } values: {
                        ($0.text, $0.isPinned ?? false)
                    }
            )
            .navigationRoute(NoteRoute.self, key: "note") { _ in Screen() }
            .navigationRoute(PaymentRoute.self, key: "payment", isRestorable: false) { _ in Screen() }
    }
}
