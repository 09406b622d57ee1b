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
    /// The declarations of an outer shell, which may be declared again without a report.
    private var inherited: Set<ObjectIdentifier> = []
    var links: [NavigationLinkDeclaration] = []
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
    ///   - style: The way in which ``Navigator/present(_:as:animated:)`` and links show the route.
    ///   - background: What is behind the screens of a sheet or cover.
    ///   - isRestorable: Whether the screen may be restored with the stack: `false` for a step of a payment, for
    ///     example. A stored stack ends below such a screen.
    ///   - validate: Called for each route that was stored, or that a link leads to: `false` refuses the route, for
    ///     example a document that this person may no longer see.
    ///   - destination: Returns the screen of a route.
    /// - Returns: The routes with this one.
    public func route<Route: Hashable>(
        _ type: Route.Type,
        key: NavigationDestinationKey? = nil,
        aliases: [NavigationDestinationKey] = [],
        as style: NavigationPresentationStyle = .push,
        background: NavigationPresentationBackground = .automatic,
        isRestorable: Bool = true,
        validate: @escaping @MainActor (Route) -> Bool = { _ in true },
        @ViewBuilder destination: @escaping @MainActor (Route) -> some View
    ) -> NavigationRoutes {
        route(
            type,
            key: key,
            aliases: aliases,
            as: { _ in style },
            background: background,
            isRestorable: isRestorable,
            validate: validate,
            destination: destination
        )
    }

    /// Returns these routes and another type of route, whose style depends on the route.
    ///
    /// ```swift
    /// let mailRoutes = NavigationRoutes()
    ///     .route(ThreadRoute.self, as: { $0.id == 0 ? .sheet : .push }) { ThreadScreen(id: $0.id) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of route.
    ///   - key: The name of the type in stored stacks; never change it.
    ///   - aliases: Earlier keys.
    ///   - style: Returns the style in which ``Navigator/present(_:as:animated:)`` and links show a route.
    ///   - background: What is behind the screens of a sheet or cover.
    ///   - isRestorable: Whether the screen may be restored with the stack.
    ///   - validate: Called for each route that was stored, or that a link leads to: `false` refuses the route.
    ///   - destination: Returns the screen of a route.
    /// - Returns: The routes with this one.
    public func route<Route: Hashable>(
        _ type: Route.Type,
        key: NavigationDestinationKey? = nil,
        aliases: [NavigationDestinationKey] = [],
        as style: @escaping @MainActor (Route) -> NavigationPresentationStyle,
        background: NavigationPresentationBackground = .automatic,
        isRestorable: Bool = true,
        validate: @escaping @MainActor (Route) -> Bool = { _ in true },
        @ViewBuilder destination: @escaping @MainActor (Route) -> some View
    ) -> NavigationRoutes {
        let declaration = NavigationRouteDeclaration(
            keys: [key ?? .type(Route.self)] + aliases,
            isRestorable: isRestorable,
            style: style,
            background: background,
            validate: validate,
            destination: destination
        )
        return with(self) { $0.add(declaration) }
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
        return other.declarations.reduce(into: merged) { routes, declaration in
            guard other.inherited.contains(declaration.id) else { return routes.add(declaration) }
            guard !routes.declarations.contains(where: { $0.id == declaration.id }) else { return }
            routes.declarations.append(declaration)
            routes.inherited.insert(declaration.id)
        }
    }

    /// The routes for the views inside a shell, whose own shells declare routes anew.
    var forInnerShells: NavigationRoutes { with(self) { $0.inherited = Set(declarations.map(\.id)) } }

    mutating func add(_ declaration: NavigationRouteDeclaration) {
        let type = declaration.name
        guard !declarations.contains(where: { $0.id == declaration.id }) else {
            return Diagnostics.report(
                """
                navigationRoute: \(type) is declared twice, and only the first declaration is used. Remove the other one.
                """
            )
        }
        for key in declaration.keys where Diagnostics.isEnabled {
            if key.rawValue.isEmpty {
                Diagnostics.report(
                    """
                    navigationRoute: A key or alias of \(type) is empty, so no screen is stored under that key. Write a \
                    name such as “com.example.thread”.
                    """
                )
            } else if let holder = self.declaration(for: key)?.name {
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

    func declares(_ route: any Hashable) -> Bool { declaration(of: route) != nil }

    func declaration(of route: any Hashable) -> NavigationRouteDeclaration? {
        let id = ObjectIdentifier(route.routeType)
        return declarations.first { $0.id == id }
    }

    /// The declared style of a route.
    @MainActor func style(of route: any Hashable) -> NavigationPresentationStyle {
        declaration(of: route)?.style(route) ?? .push
    }

    func declaration(for key: NavigationDestinationKey) -> NavigationRouteDeclaration? {
        key.rawValue.isEmpty ? nil : declarations.first { $0.keys.contains(key) }
    }

    func storageKey(of route: any Hashable) -> NavigationDestinationKey? {
        guard let declared = declaration(of: route), declared.isRestorable, let key = declared.keys.first
        else { return nil }
        return declaration(for: key)?.id == declared.id ? key : nil
    }
}

extension EnvironmentValues {
    private struct NavigationRoutesKey: EnvironmentKey { static var defaultValue: NavigationRoutes { .init() } }

    var navigationRoutes: NavigationRoutes {
        get { self[NavigationRoutesKey.self] }
        set { self[NavigationRoutesKey.self] = newValue }
    }
}
