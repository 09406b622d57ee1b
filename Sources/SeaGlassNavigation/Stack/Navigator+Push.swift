import SwiftUI

@MainActor extension Navigator {
    /// Pushes a view.
    ///
    /// The navigator keeps the view until it is popped. Pushing it again adds a second screen. Restoration stores only
    /// the screens below the first pushed view: for a screen to be restored, push a `Codable` route.
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
        act("push") { $0.push(view, animated: animated, disableBackGesture: disableBackGesture, from: sender) }
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
    ///     ignored while UIKit reports that an earlier event's push of the route still runs, for example after a double
    ///     tap.
    ///   - animated: Whether the push is animated.
    ///   - disableBackGesture: Whether the swipe back is off for this screen. The back button works. Don't give such a
    ///     screen a zoom transition, whose pull and pinch would pop it.
    public func push(
        route: some Hashable,
        unlessOnTop: Bool = false,
        animated: Bool = true,
        disableBackGesture: Bool = false
    ) {
        act("push") {
            $0.push(
                route: route,
                unlessOnTop: unlessOnTop,
                animated: animated,
                disableBackGesture: disableBackGesture,
                from: sender
            )
        }
    }

    /// Replaces the stack above the root with the screens of these routes, in one change, for example for a deep link.
    ///
    /// The system animates a deeper stack as a push, and a shallower one as a pop. A stack of the same depth changes
    /// without an animation.
    ///
    /// Screens that are already in the stack, at the same places from the root up, stay and keep their state. So does the
    /// screen of an `Identifiable` route with the same `id`, which gets the new route. All others are new. If one of the
    /// routes is not declared, a release build leaves the stack unchanged. A presented route stays;
    /// ``open(_:animated:)`` replaces it.
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
    public func replace(with routes: [any Hashable], animated: Bool = true) {
        act("replace") { $0.replace(with: routes, animated: animated) }
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
    public func replaceTop(with route: some Hashable, animated: Bool = true) {
        act("replaceTop") { $0.replaceTop(with: route, animated: animated, from: sender) }
    }
}
