import SeaGlass
import SwiftUI

extension Navigator {
    /// Pushes a view.
    ///
    /// It is kept until it is popped; pushed again it is a second screen. A stack that is stored ends below it: to have
    /// a screen come back, push a route.
    ///
    /// ```swift
    /// Button("Settings") { navigator.push(SettingsScreen()) }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The screen.
    ///   - animated: Whether the push is animated.
    ///   - disableBackGesture: Whether the swipe back is off for this screen; its back button is not. Such a screen does
    ///     not zoom, since it could be pulled and pinched away.
    ///   - transition: How the screen comes and goes.
    public func push(
        _ view: some View,
        animated: Bool = true,
        disableBackGesture: Bool = false,
        transition: NavigationTransitionStyle = .automatic
    ) {
        push(entry(view: AnyView(view), disableBackGesture, transition), animated)
    }

    /// Pushes the screen of a route.
    ///
    /// ```swift
    /// Button(thread.title) { navigator.push(route: ThreadRoute(id: thread.id)) }
    /// ```
    ///
    /// A route that nobody declared with `navigationRoute` is reported in debug builds, which show a screen that says
    /// what is missing. A release build does not push it. The `onFailure` of `restoresNavigation` is told in both.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - unlessOnTop: Whether nothing is pushed where the route is on top already, after a double tap for instance.
    ///   - animated: Whether the push is animated.
    ///   - disableBackGesture: Whether the swipe back is off for this screen; its back button is not. Such a screen does
    ///     not zoom, since it could be pulled and pinched away.
    ///   - transition: How the screen comes and goes.
    public func push(
        route: some NavigationRoute,
        unlessOnTop: Bool = false,
        animated: Bool = true,
        disableBackGesture: Bool = false,
        transition: NavigationTransitionStyle = .automatic
    ) {
        if unlessOnTop, entries.last?.route?.isEqual(to: route) ?? false { return }
        guard accepts(route, in: "push") else { return }
        push(entry(route: route, disableBackGesture, transition), animated)
    }

    /// Shows the screens of these routes above the root, and nothing else, in one change, as a deep link asks for.
    ///
    /// The system pushes to a deeper stack and pops to one less deep; one of the same depth it exchanges without moving.
    ///
    /// Screens that stand in the stack already, in the same places from the root up, stay and keep their state; any other
    /// begins anew, whatever stood in its place. If nobody declared one of the routes, a release build leaves the stack
    /// as it is.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell(navigator: navigator)
    ///     .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///     .onChange(of: link) { navigator.replace(with: [ThreadRoute(id: link)]) }
    /// ```
    ///
    /// - Parameters:
    ///   - routes: The routes, the one on top last; none pops to the root.
    ///   - animated: Whether the change is animated.
    public func replace(with routes: [any NavigationRoute], animated: Bool = true) {
        guard routes.allSatisfy({ accepts($0, in: "replace") }) else { return }
        reportMissingShell("replace")
        reportUnknownTop("replace")
        let kept = zip(entries, routes).prefix { entry, route in entry.route?.isEqual(to: route) ?? false }.count
        change(keeping: kept, adding: routes[kept...].map { NavigationEntry(route: $0) }, animated: animated)
    }

    /// A zoomed screen is pulled and pinched away: one without the gesture does not zoom.
    private func entry(
        route: (any NavigationRoute)? = nil,
        view: AnyView? = nil,
        _ disableBackGesture: Bool,
        _ transition: NavigationTransitionStyle
    ) -> NavigationEntry {
        let isPulled = disableBackGesture && transition.sourceID != nil
        let transition = isPulled ? .automatic : zoomSources.resolve(transition)
        return NavigationEntry(
            route: route,
            view: view,
            disablesBackGesture: disableBackGesture,
            transition: transition
        )
    }

    private func push(_ entry: NavigationEntry, _ animated: Bool) {
        reportMissingShell("push")
        reportUnknownTop("push")
        change(keeping: depth, adding: [entry], animated: animated)
    }

    /// Before the shell is there nobody can tell.
    private func accepts(_ route: any NavigationRoute, in method: String) -> Bool {
        guard hasShell, !routes.declares(route) else { return true }
        return acceptsUndeclared(route, in: method)
    }

    /// Reports a route that nobody declared.
    ///
    /// - Returns: Whether a screen is to say so.
    func acceptsUndeclared(_ route: any NavigationRoute, in method: String) -> Bool {
        let type = type(of: route)
        Diagnostics.report(
            """
            Navigator.\(method): nobody declares the screen of \(type), so a release build does not push it. Chain \
            navigationRoute(\(type).self) { … } after the shell.
            """
        )
        observer?.refused(route)
        return showsUndeclared
    }

    /// A screen that is in no path covers those that are: what is put on the path comes under it.
    private func reportUnknownTop(_ method: String) {
        guard hasShell, isCovered else { return }
        Diagnostics.report(
            """
            Navigator.\(method): a screen that no path knows, from a NavigationLink with a view or a presented \
            destination, covers the stack, and what is pushed now lands under it. Use a link with a value, or push with \
            the Navigator.
            """
        )
    }

    func reportMissingShell(_ method: String) {
        guard !hasShell else { return }
        Diagnostics.report(
            """
            Navigator.\(method): no shell shows this navigator now. The request is kept for the shell that will. Call \
            it when the shell has appeared, and hand the navigator over with navigationShell(_:navigator:).
            """
        )
    }
}
