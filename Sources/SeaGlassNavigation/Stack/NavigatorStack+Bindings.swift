import SeaGlass
import SwiftUI

extension NavigatorStack {
    /// Shows the app's array and the app's presented route. If both have changed, in one request.
    func syncFromBindings() {
        let isFirst = !shell.mayWrite
        shell.mayWrite = true
        syncFromSelection(isFirst: isFirst)
        // The array is refused if a route is undeclared, whatever the app presents.
        let routes = changedRoutes().flatMap { $0.allSatisfy { canShow($0, in: "replace") } ? $0 : nil }
        let presented = changedPresented(isFirst: isFirst)
        if let presented {
            let added = routes.map { $0.map { NavigationEntry(route: $0) } }
            change(
                NavigationChange(
                    kept: added == nil ? .max : nil,
                    added: added ?? [],
                    isDismissing: true,
                    presented: presented.entry,
                    animated: true
                )
            )
        } else if let routes {
            replace(with: routes)
        }
        writeArray()
        writePresented()
    }

    /// Returns the routes in the app's array, if the app has changed them.
    private func changedRoutes() -> [any Hashable]? {
        guard let routes = shell.bindings.path?.routes() else { return nil }
        let seen = shell.seenRoutes
        let kept = shell.keptRoutes
        // The app may have changed the array since `attach`, which can't write the array during an evaluation.
        shell.seenRoutes = nil
        shell.keptRoutes = nil
        let stored = NavigatorPath.routes(of: entries)
        guard seen.map({ !routes.isEqual(to: $0) }) ?? true, !routes.isEqual(to: stored) else { return nil }
        guard let kept, routes.isEqual(to: kept) else { return routes }
        Diagnostics.report(
            """
            navigationShell(path:): The binding has not kept the routes of the stack, so the stack shows the routes \
            of the binding. Keep all routes that the binding's setter receives.
            """
        )
        carryOut(NavigationChange(added: routes.map { NavigationEntry(route: $0) }, animated: false))
        return nil
    }

    private struct ChangedPresented { let entry: NavigationEntry? }

    /// Returns the app's presented route, if the app has changed it.
    ///
    /// - Parameter isFirst: Whether the shell has just appeared. Then a missing route does not dismiss a stored one.
    private func changedPresented(isFirst: Bool) -> ChangedPresented? {
        guard let binding = shell.bindings.presented else { return nil }
        guard let route = binding.route() else {
            return isFirst || currentPresented == nil ? nil : ChangedPresented(entry: nil)
        }
        if route.isSameRoute(as: currentPresented?.route) { return nil }
        guard canShow(route, in: "present"), canPresent(route) else { return nil }
        return ChangedPresented(entry: entry(presenting: route, as: declaredStyle(of: route)))
    }

    func writeArray() {
        guard shell.mayWrite, let path = shell.bindings.path,
            !path.write(NavigatorPath.routes(of: currentEntries))
        else { return }
        shell.keptRoutes = path.routes()
        // Some bindings return a written value only later.
        Task {
            if let kept = shell.keptRoutes, kept.isEqual(to: shell.bindings.path?.routes() ?? []) { syncFromBindings() }
        }
    }

    func writePresented() {
        guard shell.mayWrite, let presented = shell.bindings.presented else { return }
        let route = currentPresented?.route
        presented.write(route)
        guard !presented.holds(route) else { return }
        // Some bindings return a written value only later.
        Task {
            guard let presented = shell.bindings.presented, !presented.holds(currentPresented?.route) else { return }
            Diagnostics.report(
                """
                navigationShell(presented:): The binding has not kept the presented route, so the shell shows the route of \
                the binding. Keep each value that the binding's setter receives.
                """
            )
            let route = presented.route()
            if let route, !canShow(route, in: "present") { return }
            let entry = route.map { self.entry(presenting: $0, as: declaredStyle(of: $0)) }
            carryOut(NavigationChange(kept: .max, isDismissing: true, presented: entry, animated: true))
        }
    }

    /// The declared style of a presented route.
    func declaredStyle(of route: any Hashable) -> NavigationPresentationStyle {
        shell.routes.style(of: route).presented
    }

    /// Returns the presented entry if its screen can show the route in the style, or a new one.
    func entry(presenting route: any Hashable, as style: NavigationPresentationStyle) -> NavigationEntry {
        if let presented = currentPresented, presented.presentation == style, route.isSameScreen(as: presented.route) {
            return with(presented) { $0.requestedRoute = route.isSameRoute(as: presented.route) ? nil : route }
        }
        return NavigationEntry(NavigationScreen(route: route, presentation: style))
    }

    /// Returns whether the app's optional route, if there is one, can hold a route.
    func presentedHolds(_ route: any Hashable) -> Bool {
        guard let type = shell.bindings.presented?.routeType else { return true }
        return route.routeType == type && route.isSameRoute(as: route)
    }

    /// Reports a route that the app's optional route can't hold.
    func canPresent(_ route: any Hashable) -> Bool {
        guard let type = shell.bindings.presented?.routeType, !presentedHolds(route) else { return true }
        let reason =
            route.routeType == type
            ? "it is unequal to itself. Let == return true for a route and itself."
            : "a binding of \(type) can't hold it. Make both cases of one route type."
        Diagnostics.report(
            "navigationShell(presented:): A \(route.routeType) is not presented, because \(reason)"
        )
        return false
    }
}
