import SeaGlass
import SwiftUI

extension NavigatorStack {
    func syncFromArray() {
        guard let routes = shell.path?.routes() else { return }
        let (seen, kept) = (shell.seenRoutes, shell.keptRoutes)
        // The app may have changed the array since `attach`, which can't write the array during an evaluation.
        (shell.seenRoutes, shell.keptRoutes) = (nil, nil)
        let stored = NavigatorPath.held(entries).map(\.route)
        guard seen.map({ !routes.isEqual(to: $0) }) ?? true, !routes.isEqual(to: stored) else { return writeArray() }
        if let kept, routes.isEqual(to: kept) {
            Diagnostics.report(
                """
                navigationShell(path:): The binding has not kept the routes of the stack, so the stack shows the routes \
                of the binding. Keep all routes that the binding's setter receives.
                """
            )
            return carryOut(NavigationChange(added: routes.map { NavigationEntry(route: $0) }, animated: false))
        }
        replace(with: routes)
        writeArray()
    }

    func writeArray() {
        guard shell.seenRoutes == nil, let path = shell.path, !path.write(currentEntries) else { return }
        shell.keptRoutes = path.routes()
        // Some bindings return a written value only later.
        Task { if let kept = shell.keptRoutes, kept.isEqual(to: shell.path?.routes() ?? []) { syncFromArray() } }
    }

    /// Reports a route that is pushed over the screen of a `NavigationLink` with a value of another type.
    func reportOverLink() {
        guard let routeType, state.top.isLink else { return }
        Diagnostics.report(
            """
            navigationShell(path:): The array ends below the screen of a NavigationLink whose value is no \(routeType), \
            so it lacks the route that is pushed over that screen. Give the link a \(routeType) as its value.
            """
        )
    }

    func reportRefused(_ entry: NavigationEntry) {
        guard Diagnostics.isEnabled else { return }
        if let routeType, entry.route.map({ type(of: $0) != routeType }) ?? true {
            let name = entry.route.map { "A \(type(of: $0))" } ?? "A view or link"
            Diagnostics.report(
                """
                navigationShell(path:): \(name) is not pushed, because an array of \(routeType) can't hold it. Push a \
                \(routeType) instead.
                """
            )
        } else if let route = entry.route {
            Diagnostics.report(
                """
                navigationShell: A \(type(of: route)) that is unequal to itself is not pushed. Let == return true for a \
                route and itself, even if the route contains NaN.
                """
            )
        }
    }
}
