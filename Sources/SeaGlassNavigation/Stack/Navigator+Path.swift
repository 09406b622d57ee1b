import SeaGlass
import SwiftUI

/// An array of routes that the app owns, and that a shell keeps in step with its navigator.
@MainActor protocol NavigatorPath {
    var routes: [any NavigationRoute] { get }
    var routeType: any NavigationRoute.Type { get }
    func write(_ entries: [NavigationEntry])
}

struct OwnedPath<Route: NavigationRoute>: NavigatorPath {
    @Binding var path: [Route]

    var routes: [any NavigationRoute] { path }
    var routeType: any NavigationRoute.Type { Route.self }

    func write(_ entries: [NavigationEntry]) {
        let routes = entries.compactMap { $0.route as? Route }
        if routes != path { path = routes }
    }
}

extension Navigator {
    /// Returns whether the app's own array, if there is one, can have a route. `nil` is a view's or a link's.
    func takes(_ route: (any NavigationRoute)?) -> Bool {
        guard let ownedPath else { return true }
        return route.map { type(of: $0) == ownedPath.routeType } ?? false
    }

    /// Returns whether the app's own array can have an entry, and reports it if not.
    func accepts(_ entry: NavigationEntry) -> Bool {
        guard let ownedPath, !takes(entry.route) else { return true }
        let name = entry.route.map { "a route of type \(type(of: $0))" } ?? "a screen without a route"
        Diagnostics.report(
            "navigationShell(path:): the path is an array of \(ownedPath.routeType), so \(name) was not pushed."
        )
        return false
    }

    /// Called when the app has changed its array, and when the shell has appeared.
    func pathChanged() {
        guard let ownedPath else { return }
        let routes = ownedPath.routes
        func isSame(_ others: [(any NavigationRoute)?]) -> Bool {
            others.count == routes.count && zip(others, routes).allSatisfy { $0?.isEqual(to: $1) ?? false }
        }
        if !writesPath {
            // Until now a view was being evaluated, in which no state may change. The app may have changed the array since.
            writesPath = true
            if isSame(seenRoutes) { return ownedPath.write(entries) }
        }
        guard !isSame(entries.map(\.route)) else { return }
        replace(with: routes)
        // Without the routes that were refused.
        ownedPath.write(entries)
    }
}
