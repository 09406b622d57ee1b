import SwiftUI

/// The app's array of routes.
struct NavigatorPath {
    let routeType: any Hashable.Type
    let routes: () -> [any Hashable]
    /// Sets the array, and returns whether the binding has kept the routes.
    let write: ([any Hashable]) -> Bool

    init<Route: Hashable>(_ path: Binding<[Route]>) {
        routeType = Route.self
        routes = { path.wrappedValue }
        write = { routes in
            let own = routes.compactMap { $0 as? Route }
            if own != path.wrappedValue { path.wrappedValue = own }
            return own == path.wrappedValue
        }
    }

    /// Returns the routes that an array holds. It ends below the screen of a `NavigationLink` with another value, and
    /// below a link's screen that has not claimed its place yet, see `LinkedScreen`.
    @MainActor static func routes(of entries: [NavigationEntry]) -> [any Hashable] {
        entries.prefix { !$0.isLink }.compactMap(\.route)
    }
}

extension [any Hashable] {
    @MainActor func isEqual(to others: [any Hashable]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.isSameRoute(as: $1) }
    }
}
