import SeaGlass
import SwiftUI

extension Navigator {
    /// Pushes a view.
    ///
    /// The navigator keeps the view until it is popped. Pushing it again adds a second screen. Restoration stores only
    /// the screens below the first pushed view: for a screen to be restored, push a route.
    ///
    /// ```swift
    /// Button("Settings") { navigator.push(SettingsScreen()) }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The screen.
    ///   - animated: Whether the push is animated.
    ///   - disableBackGesture: Whether the swipe back is off for this screen. The back button works. Don't give such a
    ///     screen a zoom transition, whose pull and pinch would pop it.
    public func push(_ view: some View, animated: Bool = true, disableBackGesture: Bool = false) {
        push(NavigationScreen(view: view, disablesBackGesture: disableBackGesture), animated)
    }

    /// Pushes the screen of a route.
    ///
    /// ```swift
    /// Button(thread.title) { navigator.push(route: ThreadRoute(id: thread.id)) }
    /// ```
    ///
    /// For a route that no `navigationRoute` declares, debug builds report the mistake and show a screen that names it.
    /// A release build does not push the route.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - unlessOnTop: Whether to ignore the call if the route is already on top. Even with `false`, the call is
    ///     ignored while UIKit reports that the route's screen is still being pushed, for example after a double tap.
    ///   - animated: Whether the push is animated.
    ///   - disableBackGesture: Whether the swipe back is off for this screen. The back button works. Don't give such a
    ///     screen a zoom transition, whose pull and pinch would pop it.
    public func push(
        route: some NavigationRoute,
        unlessOnTop: Bool = false,
        animated: Bool = true,
        disableBackGesture: Bool = false
    ) {
        let isArriving = state.isTopArriving || !isWaiting && systemStack.isPushing
        if unlessOnTop || isArriving, route.isEqual(to: top.route) { return }
        guard accepts(route, in: "push") else { return }
        push(NavigationScreen(route: route, disablesBackGesture: disableBackGesture), animated)
    }

    /// Replaces the stack above the root with the screens of these routes, in one change, for example for a deep link.
    ///
    /// The system animates a deeper stack as a push, and a shallower one as a pop. A stack of the same depth changes
    /// without an animation.
    ///
    /// Screens that are already in the stack, at the same places from the root up, stay and keep their state. All
    /// others are new. If one of the routes is not declared, a release build leaves the stack unchanged. A presented
    /// route stays; ``open(_:animated:)`` dismisses it.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell(navigator: navigator)
    ///     .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///     .onChange(of: link) { navigator.replace(with: [ThreadRoute(id: link)]) }
    /// ```
    ///
    /// - Parameters:
    ///   - routes: The routes, the top one last. An empty array pops to the root.
    ///   - animated: Whether the change is animated.
    public func replace(with routes: [any NavigationRoute], animated: Bool = true) {
        reportMissingShell("replace")
        replace(with: routes, isDismissing: false, animated: animated)
    }

    /// Replaces the top screen with the screen of a route. The screens below stay, whatever pushed them.
    ///
    /// The screen is new, even if the route is already on top. At the root, the call pushes the screen.
    ///
    /// ```swift
    /// Button("Next") { navigator.replaceTop(with: ThreadRoute(id: 2)) }
    /// ```
    ///
    /// The screen changes without an animation: the system animates no change to a path of the same depth.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - animated: Whether the push at the root is animated.
    public func replaceTop(with route: some NavigationRoute, animated: Bool = true) {
        guard accepts(route, in: "replaceTop") else { return }
        reportMissingShell("replaceTop")
        reportUnknownTop("replaceTop")
        change(NavigationChange(kept: max(0, depth - 1), added: [NavigationEntry(route: route)], animated: animated))
    }

    func replace(with routes: [any NavigationRoute], isDismissing: Bool, animated: Bool) {
        guard routes.allSatisfy({ accepts($0, in: "replace") }) else { return }
        reportUnknownTop("replace")
        let added = routes.map { NavigationEntry(route: $0) }
        change(NavigationChange(added: added, isDismissing: isDismissing, animated: animated))
    }

    private func push(_ screen: NavigationScreen, _ animated: Bool) {
        reportMissingShell("push")
        reportUnknownTop("push")
        carryOut(NavigationChange(kept: depth, added: [NavigationEntry(screen)], animated: animated))
    }

    /// Reports a route that no `navigationRoute` declares, if a shell shows the navigator.
    ///
    /// - Returns: Whether a screen is shown, either the route's or the screen that names the mistake.
    func accepts(_ route: any NavigationRoute, in method: String) -> Bool {
        guard hasShell, !shell.routes.declares(route) else { return true }
        let type = type(of: route)
        Diagnostics.report(
            """
            Navigator.\(method): No screen is declared for \(type). Chain navigationRoute(\(type).self) after the shell.
            """
        )
        return showsUndeclared
    }

    /// Reports a screen that covers the stack but is not in the path: screens pushed on the path appear under it.
    private func reportUnknownTop(_ method: String) {
        guard hasShell, state.isCovered else { return }
        Diagnostics.report(
            """
            Navigator.\(method): A screen that is not in the path hides the change, for example the screen of a \
            NavigationLink with a view. Give the link a declared route as its value.
            """
        )
    }

    func reportMissingShell(_ method: String) {
        if hasShell { return reportUnseen(method) }
        Diagnostics.report(
            """
            Navigator.\(method): No shell shows this navigator now, so the request waits for a shell. Pass the navigator \
            to navigationShell(navigator:).
            """
        )
    }

    /// Reports a call whose result is hidden or delayed by a sheet that this navigator does not present. The report
    /// comes a second later, since the caller may also dismiss the sheet.
    func reportUnseen(_ method: String) {
        guard Diagnostics.isEnabled, systemStack.isCovered == true || presented != nil else { return }
        Task { [weak self] in
            try? await NavigatorShell.clock.sleep(for: .seconds(1))
            guard let self, hasShell, state.departing == nil, presented?.navigator?.hasShell != true else { return }
            // UIKit tells whether a sheet covers the stack. Without UIKit, a sheet must cover the stack if a presented
            // route still has no shell while this shell is visible.
            guard systemStack.isCovered ?? (presented != nil && state.isVisible) else { return }
            Diagnostics.report(
                """
                Navigator.\(method): A sheet or cover that this navigator does not present hides or delays the change. \
                Dismiss the sheet first, or present the sheet's screen with Navigator.present.
                """
            )
        }
    }
}
