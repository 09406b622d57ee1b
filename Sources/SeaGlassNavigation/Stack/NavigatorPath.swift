import SwiftUI

@MainActor final class NavigatorPath {
    let routeType: any NavigationRoute.Type
    let routes: () -> [any NavigationRoute]
    let write: ([NavigationEntry]) -> Bool

    init<Route: NavigationRoute>(_ path: Binding<[Route]>) {
        routeType = Route.self
        routes = { path.wrappedValue }
        write = { entries in
            let routes = Self.held(entries).compactMap { $0.route as? Route }
            if routes != path.wrappedValue { path.wrappedValue = routes }
            return routes == path.wrappedValue
        }
    }

    /// Returns the entries that the array holds. It ends below the screen of a `NavigationLink` with another value, and
    /// below a link's screen that has not claimed its place yet, see `LinkedScreen`.
    static func held(_ entries: [NavigationEntry]) -> ArraySlice<NavigationEntry> { entries.prefix { !$0.isLink } }
}

extension [any NavigationRoute] {
    func isEqual(to others: [(any NavigationRoute)?]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.isEqual(to: $1) }
    }
}
