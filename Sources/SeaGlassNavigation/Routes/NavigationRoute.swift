/// A value that names a screen of a navigation shell, and can be stored.
///
/// Declare the screen of a route with `navigationRoute`, chained after the shell:
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
///
/// Layer: template, <doc:NavigationShells>.
public protocol NavigationRoute: Codable, Hashable, Sendable {}

extension NavigationRoute {
    func isEqual(to other: (any NavigationRoute)?) -> Bool { (other as? Self) == self }
}

/// An object that all copies of a value share. Values are compared by this object, since closures can't be compared.
final class Identity: Equatable, Sendable {
    static func == (first: Identity, second: Identity) -> Bool { first === second }
}
