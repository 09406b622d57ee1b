import SeaGlass
import SwiftUI

extension View {
    /// Declares the screen of a route type, for the shell it is chained after.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoute(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
    ///     .navigationRoute(SettingsRoute.self, key: "com.example.settings") { _ in SettingsScreen() }
    /// ```
    ///
    /// Chain it as often as there are types, in any order. The shell knows them at its first evaluation. Chained where
    /// no shell can see it, before `navigationShell` for instance, it does nothing, which debug builds report. They
    /// also report a declaration that disappears while its screens are shown; it stays in force until they are gone.
    ///
    /// - Parameters:
    ///   - type: The type of route. Declared twice, the first declaration from the shell on stands.
    ///   - key: What names the type where the stack is stored; never change it. Without one it is made of the name of
    ///     the type, which a refactoring changes.
    ///   - aliases: Keys it had before.
    ///   - isRestorable: Whether the screen may come back with the stack.
    ///   - validate: Asked of each route that was stored: `false` drops it.
    ///   - destination: The screen of a route.
    public func navigationRoute<Route: NavigationRoute>(
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

    /// Declares the screens of a module's routes, for the shell it is chained after.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoutes(mailRoutes.merging(settingsRoutes))
    /// ```
    ///
    /// - Parameters:
    ///   - routes: The routes. Of a type that is declared twice, the first declaration from the shell on stands.
    public func navigationRoutes(_ routes: NavigationRoutes) -> some View {
        navigationRoutes(routes, from: "navigationRoutes")
    }

    private func navigationRoutes(_ routes: NavigationRoutes, from modifier: StaticString) -> some View {
        // SwiftUI calls the closure on any thread.
        transformEnvironment(\.navigationRoutes) { @Sendable in $0 = routes.merging($0) }
            .modifier(MissingShellReport(modifier: modifier, view: Self.self))
    }
}
