/// A value that names a screen of a navigation shell, and can be stored.
///
/// Any `Hashable` value is a route, an `Int` or a model as well as an enumeration. A route that is `Codable`, too, can be
/// restored. This protocol is a shorter way to write both:
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
public protocol NavigationRoute: Codable, Hashable {}

extension Hashable {
    /// The type with which the value was pushed. For an object it may be a superclass of the object's class: SwiftUI finds
    /// a destination by this type, too.
    var routeType: any Hashable.Type { Self.self }

    /// Returns whether another route has the same type and is equal. On the main actor, since the conformances of a type
    /// may be isolated to it.
    @MainActor func isSameRoute(as other: (any Hashable)?) -> Bool {
        guard let other, other.routeType == routeType else { return false }
        return (other as? Self) == self
    }

    /// Returns whether the screen of another route can show this one: the routes are equal, or have the same type and the
    /// same `id`. A route that is unequal to itself is shown by no other screen.
    @MainActor func isSameScreen(as other: (any Hashable)?) -> Bool {
        guard let other, other.routeType == routeType else { return false }
        if isSameRoute(as: other) { return true }
        guard let identified = self as? any Identifiable, isSameRoute(as: self) else { return false }
        return identified.hasID(of: other)
    }
}

extension Identifiable {
    fileprivate func hasID(of other: Any) -> Bool { (other as? Self)?.id == id }
}

/// An object that all copies of a value share. Values are compared by this object, since closures can't be compared.
final class Identity: Equatable, Sendable {
    static func == (first: Identity, second: Identity) -> Bool { first === second }
}
