/// A value that stands for a screen of a navigation shell, and can be written down.
///
/// What the screen of a route is says `navigationRoute`, chained after the shell:
///
/// ```swift
/// struct ThreadRoute: NavigationRoute {
///     let id: Int
/// }
///
/// InboxScreen()
///     .navigationShell()
///     .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
/// ```
public protocol NavigationRoute: Codable, Hashable, Sendable {}

extension NavigationRoute {
    func isEqual(to other: any NavigationRoute) -> Bool { (other as? Self) == self }
}
