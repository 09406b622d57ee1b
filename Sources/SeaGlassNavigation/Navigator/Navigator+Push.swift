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
    ///   - disableBackGesture: Whether the swipe back is off for this screen; its back button is not.
    ///   - transition: How the screen comes and goes.
    public func push(
        _ view: some View,
        animated: Bool = true,
        disableBackGesture: Bool = false,
        transition: NavigationTransitionStyle = .automatic
    ) {
        let transition = zoomSources.resolve(transition)
        let view = AnyView(view)
        push(NavigationEntry(view: view, disablesBackGesture: disableBackGesture, transition: transition), animated)
    }

    /// Pushes the screen of a route.
    ///
    /// ```swift
    /// Button(thread.title) { navigator.push(route: ThreadRoute(id: thread.id)) }
    /// ```
    ///
    /// A route that nobody declared with `navigationRoute` is not pushed, which debug builds report.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - animated: Whether the push is animated.
    ///   - disableBackGesture: Whether the swipe back is off for this screen; its back button is not.
    ///   - transition: How the screen comes and goes.
    public func push(
        route: some NavigationRoute,
        animated: Bool = true,
        disableBackGesture: Bool = false,
        transition: NavigationTransitionStyle = .automatic
    ) {
        guard knows(route, in: "push") else { return }
        let transition = zoomSources.resolve(transition)
        push(NavigationEntry(route: route, disablesBackGesture: disableBackGesture, transition: transition), animated)
    }

    /// Shows the screens of these routes above the root, and nothing else: one change with one transition, as a deep
    /// link asks for.
    ///
    /// Screens that stand in the stack already, in the same places from the root up, stay and keep their state. If
    /// nobody declared one of the routes, the stack stays as it is, which debug builds report.
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
        guard routes.allSatisfy({ knows($0, in: "replace") }) else { return }
        reportMissingShell("replace")
        let kept = zip(entries, routes).prefix { entry, route in entry.route?.isEqual(to: route) ?? false }.count
        change(keeping: kept, adding: routes[kept...].map { NavigationEntry(route: $0) }, animated: animated)
    }

    private func push(_ entry: NavigationEntry, _ animated: Bool) {
        reportMissingShell("push")
        change(keeping: depth, adding: [entry], animated: animated)
    }

    /// Before the shell is there nobody can tell.
    private func knows(_ route: any NavigationRoute, in method: String) -> Bool {
        guard hasShell, !routes.declares(route) else { return true }
        reportUndeclared(route, in: method)
        return false
    }

    func reportUndeclared(_ route: any NavigationRoute, in method: String) {
        Diagnostics.report(
            """
            Navigator.\(method): nobody declares the screen of \(type(of: route)), so it is not pushed. Chain \
            navigationRoute(\(type(of: route)).self) { … } after the shell.
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
