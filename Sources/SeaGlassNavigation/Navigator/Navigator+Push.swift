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
        let options = options(disableBackGesture, transition)
        push(route: nil, view: AnyView(view), animated: animated, options: options)
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
        let options = options(disableBackGesture, transition)
        push(route: route, view: nil, animated: animated, options: options)
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
        change(animated: animated) { entries in
            let kept = zip(entries, routes).prefix { entry, route in entry.route?.isEqual(to: route) ?? false }.count
            entries.removeLast(entries.count - kept)
            for route in routes[kept...] { entries.append(entry(route: route, view: nil, above: entries.last)) }
        }
    }

    private func options(
        _ disablesBackGesture: Bool,
        _ transition: NavigationTransitionStyle
    ) -> NavigationEntry.Options {
        NavigationEntry.Options(
            disablesBackGesture: disablesBackGesture,
            transition: zoomSources.resolve(transition)
        )
    }

    private func push(
        route: (any NavigationRoute)?,
        view: AnyView?,
        animated: Bool,
        options: NavigationEntry.Options
    ) {
        reportMissingShell("push")
        let entry = entry(route: route, view: view, above: entries.last, options: options)
        change(animated: animated) { $0.append(entry) }
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
