import SwiftUI

@MainActor final class NavigatorPath {
    let routeType: any NavigationRoute.Type
    let routes: () -> [any NavigationRoute]
    let write: ([NavigationEntry]) -> Bool

    init<Route: NavigationRoute>(_ path: Binding<[Route]>) {
        (routeType, routes) = (Route.self, { path.wrappedValue })
        write = { entries in
            // The array ends below a `NavigationLink` whose place no screen has claimed yet, see `LinkedScreen`.
            let routes = entries.prefix { $0.route is Route }.compactMap { $0.route as? Route }
            if routes != path.wrappedValue { path.wrappedValue = routes }
            return routes == path.wrappedValue
        }
    }
}

extension [any NavigationRoute] {
    func isEqual(to others: [(any NavigationRoute)?]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.isEqual(to: $1) }
    }
}
