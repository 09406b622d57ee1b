import SeaGlass
import SwiftUI

extension View {
    /// Declares the screen of a route type, for the shell that this modifier is chained after.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoute(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
    ///     .navigationRoute(SettingsRoute.self, key: "com.example.settings") { _ in SettingsScreen() }
    /// ```
    ///
    /// A `NavigationLink` with a route of the type pushes the screen, too, and needs no `navigationDestination`. A
    /// `navigationDestination` for the type would compete with the shell's: SwiftUI uses the one closest to the root.
    ///
    /// Chain the modifier once for each type, in any order. Declarations apply from the shell's first evaluation on. A
    /// declaration on a view without a shell, for example before `navigationShell`, has no effect, which debug builds
    /// report. They also report a declaration that is removed while its screens are shown; the declaration applies
    /// until those screens are removed.
    ///
    /// Say here how a route is presented, and what is behind its sheet:
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoute(SettingsRoute.self, as: .sheet, background: .glass) { _ in SettingsScreen() }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of route. If it is declared twice, the declaration nearest to the shell wins.
    ///   - key: The name of the type in stored stacks; never change it. The default is made of the type's name, which a
    ///     refactoring changes.
    ///   - aliases: Earlier keys.
    ///   - style: The way in which ``Navigator/present(_:as:animated:)`` and links show the route.
    ///   - background: What is behind the screens of a sheet or cover.
    ///   - isRestorable: Whether the screen may be restored with the stack.
    ///   - validate: Called for each route that was stored, or that a link leads to: `false` refuses the route.
    ///   - destination: Returns the screen of a route.
    nonisolated public func navigationRoute<Route: Hashable>(
        _ type: Route.Type,
        key: NavigationDestinationKey? = nil,
        aliases: [NavigationDestinationKey] = [],
        as style: NavigationPresentationStyle = .push,
        background: NavigationPresentationBackground = .automatic,
        isRestorable: Bool = true,
        validate: @escaping @MainActor (Route) -> Bool = { _ in true },
        @ViewBuilder destination: @escaping @MainActor (Route) -> some View
    ) -> some View {
        let routes = NavigationRoutes().route(
            type,
            key: key,
            aliases: aliases,
            as: style,
            background: background,
            isRestorable: isRestorable,
            validate: validate,
            destination: destination
        )
        return navigationRoutes(routes, from: "navigationRoute")
    }

    /// Declares the screen of a route type whose style depends on the route, as that of an enumeration does.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoute(ThreadRoute.self, as: { $0.id == 0 ? .sheet : .push }) { ThreadScreen(id: $0.id) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of route. If it is declared twice, the declaration nearest to the shell wins.
    ///   - key: The name of the type in stored stacks; never change it.
    ///   - aliases: Earlier keys.
    ///   - style: Returns the style in which ``Navigator/present(_:as:animated:)`` and links show a route.
    ///   - background: What is behind the screens of a sheet or cover.
    ///   - isRestorable: Whether the screen may be restored with the stack.
    ///   - validate: Called for each route that was stored, or that a link leads to: `false` refuses the route.
    ///   - destination: Returns the screen of a route.
    nonisolated public func navigationRoute<Route: Hashable>(
        _ type: Route.Type,
        key: NavigationDestinationKey? = nil,
        aliases: [NavigationDestinationKey] = [],
        as style: @escaping @MainActor (Route) -> NavigationPresentationStyle,
        background: NavigationPresentationBackground = .automatic,
        isRestorable: Bool = true,
        validate: @escaping @MainActor (Route) -> Bool = { _ in true },
        @ViewBuilder destination: @escaping @MainActor (Route) -> some View
    ) -> some View {
        let routes = NavigationRoutes().route(
            type,
            key: key,
            aliases: aliases,
            as: style,
            background: background,
            isRestorable: isRestorable,
            validate: validate,
            destination: destination
        )
        return navigationRoutes(routes, from: "navigationRoute")
    }

    /// Declares the screens of a module's routes, for the shell that this modifier is chained after.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoutes(mailRoutes.merging(settingsRoutes))
    /// ```
    ///
    /// - Parameters:
    ///   - routes: The routes. If a type is declared twice, the declaration nearest to the shell wins.
    nonisolated public func navigationRoutes(_ routes: NavigationRoutes) -> some View {
        navigationRoutes(routes, from: "navigationRoutes")
    }

    nonisolated private func navigationRoutes(_ routes: NavigationRoutes, from modifier: StaticString) -> some View {
        // SwiftUI calls the closure on any thread.
        transformEnvironment(\.navigationRoutes) { @Sendable in $0 = routes.merging($0) }
            .reportingMissingShell(for: modifier)
    }
}
