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
    /// - Parameters:
    ///   - type: The type of route. If it is declared twice, the declaration nearest to the shell wins.
    ///   - key: The name of the type in stored stacks; never change it. The default is made of the type's name, which a
    ///     refactoring changes.
    ///   - aliases: Earlier keys.
    ///   - isRestorable: Whether the screen may be restored with the stack.
    ///   - validate: Called for each route that was stored, or that a link leads to: `false` refuses the route.
    ///   - destination: Returns the screen of a route.
    nonisolated public func navigationRoute<Route: NavigationRoute>(
        _ type: Route.Type,
        key: NavigationDestinationKey? = nil,
        aliases: [NavigationDestinationKey] = [],
        isRestorable: Bool = true,
        validate: @escaping @MainActor (Route) -> Bool = { _ in true },
        @ViewBuilder destination: @escaping @MainActor (Route) -> some View
    ) -> some View {
        let routes = NavigationRoutes().route(
            type,
            key: key,
            aliases: aliases,
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
            .modifier(MissingShellReport(modifier: modifier, view: Self.self))
    }
}
