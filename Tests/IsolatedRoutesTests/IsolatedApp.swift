import Observation
import SeaGlassNavigation
import SwiftUI

// An app in a target whose types are all isolated to the main actor. So are the conformances of its routes.

struct ItemRoute: Hashable & Codable {
    let id: Int
}

@Observable
final class Shelf: Hashable {
    var name: String

    init(name: String) { self.name = name }

    static func == (left: Shelf, right: Shelf) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum ShelfRoute: Hashable {
    case shelf(Shelf)
    case index

    var style: NavigationPresentationStyle {
        switch self {
        case .shelf: .push
        case .index: .sheet.detents([.medium])
        }
    }
}

/// A route in the short spelling.
enum AppRoute: NavigationRoute {
    case settings
    case item(ItemRoute)
}

/// What a shell and a link have in common.
let itemRoutes = NavigationRoutes()
    .route(ItemRoute.self, key: "item", validate: { $0.id > 0 }) { ItemScreen(id: $0.id) }
    .link("item/{id}", ItemRoute.init(id:)) { $0.id }
    .route(AppRoute.self, key: "app", aliases: [.type(OldRoute.self)], as: .sheet) { AppScreen(route: $0) }
    .link("item/{id}/settings") { (_: Int) in
        AppRoute.settings
    } values: { _ in
        1
    }

struct OldRoute: Hashable, Codable {}

struct ShelvesRoot: View {
    let shelf: Shelf
    var navigator = Navigator()
    var restoration = NavigationRestoration.standard

    var body: some View {
        ShelfList(shelf: shelf)
            .topNavigationBarTitle("Shelves")
            .navigationShell(navigator: navigator)
            .navigationRoutes(itemRoutes)
            .navigationRoute(ShelfRoute.self, as: style(of:)) { ShelfScreen(route: $0) }
            .navigationRoute(Int.self, key: "number") { Text("Number \($0)") }
            .opensNavigationLinks()
            .restoresNavigation(id: "shelves", restoration)
    }

    private func style(of route: ShelfRoute) -> NavigationPresentationStyle { route.style }
}

struct ShelfList: View {
    @Environment(\.navigator) private var navigator
    let shelf: Shelf

    var body: some View {
        VStack {
            NavigationLink("Item 1", value: ItemRoute(id: 1))
            NavigationLink("Seven", value: 7)
            NavigationLink("Shelf", value: ShelfRoute.shelf(shelf))
            Button("Index") { navigator.present(ShelfRoute.index) }
        }
    }
}

struct ItemScreen: View {
    @Environment(\.navigator) private var navigator
    let id: Int

    var body: some View {
        VStack {
            Text("Item \(id)")
            Button("Next") { navigator.push(route: ItemRoute(id: id + 1)) }
            Button("Back to 1") { navigator.pop(to: ItemRoute(id: 1)) }
            Button("Settings") { navigator.present(AppRoute.settings) }
        }
    }
}

struct ShelfScreen: View {
    let route: ShelfRoute

    var body: some View {
        switch route {
        case .shelf(let shelf): Text("Shelf \(shelf.name)")
        case .index: Text("Index of shelves")
        }
    }
}

struct AppScreen: View {
    let route: AppRoute

    var body: some View {
        switch route {
        case .settings: Text("Settings of the app")
        case .item(let item): ItemScreen(id: item.id)
        }
    }
}

/// The same routes in the app's own array and optional.
struct BoundShelves: View {
    @Binding var path: [ShelfRoute]
    @Binding var sheet: ItemRoute?

    var body: some View {
        Text("Bound shelves")
            .navigationShell(path: $path, presented: $sheet)
            .navigationRoute(ShelfRoute.self, as: { $0.style }) { ShelfScreen(route: $0) }
            .navigationRoute(ItemRoute.self, as: .sheet) { ItemScreen(id: $0.id) }
    }
}
