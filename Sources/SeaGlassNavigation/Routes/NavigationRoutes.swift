import SeaGlass
import SwiftUI

/// Route types and their screens, which a module provides for a shell.
///
/// ```swift
/// let mailRoutes = NavigationRoutes()
///     .route(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
///     .route(SettingsRoute.self, key: "com.example.settings") { _ in SettingsScreen() }
///
/// InboxScreen()
///     .navigationShell()
///     .navigationRoutes(mailRoutes)
/// ```
///
/// If a type is declared twice, the first declaration applies. Debug builds report the second.
///
/// Two values are equal if they hold the same declarations and links in the same order, each made by the same call. So
/// SwiftUI does not evaluate screens again when routes were only copied or merged again.
///
/// Layer: template, <doc:NavigationShells>.
public struct NavigationRoutes: Equatable, Sendable {
    private(set) var declarations: [NavigationRouteDeclaration] = []
    var links: [NavigationLinkPattern] = []
    /// The beginnings of the app's links, such as `example:` and `//example.com`; `nil` accepts any link.
    var linkOrigins: Set<String>?

    /// Creates an empty value.
    public init() {}

    /// Returns these routes and another type of route.
    ///
    /// - Parameters:
    ///   - type: The type of route.
    ///   - key: The name of the type in stored stacks; never change it. The default is made of the type's name, which a
    ///     refactoring changes.
    ///   - aliases: Earlier keys.
    ///   - isRestorable: Whether the screen may be restored with the stack: `false` for a step of a payment, for
    ///     example. A stored stack ends below such a screen.
    ///   - validate: Called for each route that was stored, or that a link leads to: `false` refuses the route, for
    ///     example a document that this person may no longer see.
    ///   - destination: Returns the screen of a route.
    /// - Returns: The routes with this one.
    public func route<Route: NavigationRoute>(
        _ type: Route.Type,
        key: NavigationDestinationKey? = nil,
        aliases: [NavigationDestinationKey] = [],
        isRestorable: Bool = true,
        validate: @escaping @MainActor (Route) -> Bool = { _ in true },
        @ViewBuilder destination: @escaping @MainActor (Route) -> some View
    ) -> NavigationRoutes {
        let keys = [key ?? .type(Route.self)] + aliases
        return with(self) { $0.add(NavigationRouteDeclaration(keys, isRestorable, validate, destination)) }
    }

    /// Returns these routes and the routes of another module.
    ///
    /// - Parameter other: More routes. If both declare a type, the declaration of this value wins.
    /// - Returns: The routes of both.
    public func merging(_ other: NavigationRoutes) -> NavigationRoutes {
        let merged = with(self) {
            $0.links += other.links
            $0.linkOrigins = $0.linkOrigins?.union(other.linkOrigins ?? []) ?? other.linkOrigins
        }
        return other.declarations.reduce(into: merged) { $0.add($1) }
    }

    mutating func add(_ declaration: NavigationRouteDeclaration) {
        guard self.declaration(of: declaration.type) == nil else {
            return Diagnostics.report(
                """
                navigationRoute: \(declaration.type) is declared twice, and only the first declaration is used. Remove the \
                other one.
                """
            )
        }
        let type = declaration.type
        for key in declaration.keys where Diagnostics.isEnabled {
            if key.rawValue.isEmpty {
                Diagnostics.report(
                    """
                    navigationRoute: A key or alias of \(type) is empty, so no screen is stored under that key. Write a \
                    name such as “com.example.thread”.
                    """
                )
            } else if let holder = self.declaration(for: key)?.type {
                Diagnostics.report(
                    """
                    navigationRoute: The key “\(key)” already belongs to \(holder), so no \(type) is stored or restored \
                    under that key. Give \(type) another key or alias.
                    """
                )
            }
        }
        declarations.append(declaration)
    }

    func declares(_ route: any NavigationRoute) -> Bool { declaration(of: type(of: route)) != nil }

    func declaration(of type: any NavigationRoute.Type) -> NavigationRouteDeclaration? {
        declarations.first { $0.type == type }
    }

    func declaration(for key: NavigationDestinationKey) -> NavigationRouteDeclaration? {
        key.rawValue.isEmpty ? nil : declarations.first { $0.keys.contains(key) }
    }

    func storageKey(of route: any NavigationRoute) -> NavigationDestinationKey? {
        guard let declared = declaration(of: type(of: route)), declared.isRestorable, let key = declared.keys.first
        else { return nil }
        return declaration(for: key)?.id == declared.id ? key : nil
    }
}

final class NavigationRouteDeclaration: Identifiable, Equatable, Sendable {
    var id: ObjectIdentifier { ObjectIdentifier(type) }
    let type: any NavigationRoute.Type
    let keys: [NavigationDestinationKey]
    let isRestorable: Bool
    let isValid: @MainActor (any NavigationRoute) -> Bool
    let decode: @Sendable (Data, NavigationRouteCoding) throws -> any NavigationRoute
    let destination: @MainActor (any NavigationRoute) -> (any View)?

    init<Route: NavigationRoute>(
        _ keys: [NavigationDestinationKey],
        _ isRestorable: Bool,
        _ validate: @escaping @MainActor (Route) -> Bool,
        _ destination: @escaping @MainActor (Route) -> some View
    ) {
        (type, self.keys, self.isRestorable) = (Route.self, keys, isRestorable)
        isValid = { ($0 as? Route).map(validate) ?? false }
        decode = { try $1.decode(Route.self, from: $0) }
        self.destination = { ($0 as? Route).map { destination($0) } }
    }

    static func == (first: NavigationRouteDeclaration, second: NavigationRouteDeclaration) -> Bool { first === second }
}

extension EnvironmentValues {
    private struct NavigationRoutesKey: EnvironmentKey { static var defaultValue: NavigationRoutes { .init() } }

    var navigationRoutes: NavigationRoutes {
        get { self[NavigationRoutesKey.self] }
        set { self[NavigationRoutesKey.self] = newValue }
    }
}

func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}
