import Foundation
import SeaGlass

extension NavigationRoutes {
    /// Returns these routes with a pattern for the links to one of their types.
    ///
    /// A pattern consists of texts and parameters, divided by slashes. The closure `route` receives the parameters
    /// in their order, each converted to the type of the closure's argument:
    ///
    /// ```swift
    /// let mailRoutes = NavigationRoutes()
    ///     .route(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
    ///     .link("mail/{thread}", ThreadRoute.init(id:)) { $0.id }
    /// ```
    ///
    /// So `https://example.com/mail/5` and `example://mail/5` are both `ThreadRoute(id: 5)`: the pattern is compared
    /// with the path of a web address, and with the host and path of any other link. The query and the fragment are
    /// ignored.
    ///
    /// If a pattern begins with a shorter pattern, the screen of the shorter one is below in the stack: with the patterns
    /// `mail/{thread}` and `mail/{thread}/{message}`, `mail/5/12` is a stack of two screens. The names of parameters make
    /// no difference. A pattern such as `{user}` adds no screen below `mail/5`.
    ///
    /// - Parameters:
    ///   - pattern: Texts, and parameters in braces, whose names have no effect. If several patterns fit a link, the
    ///     first that makes a route wins.
    ///   - route: Makes a route of the parameters, which anyone may have written: `nil` refuses the link. A parameter
    ///     has one valid form, its ``NavigationLinkValue/linkText``: `5`, not `05`.
    ///   - values: Returns the parameters of a route, for a link to it; `nil` if the route has no link by this pattern,
    ///     as the other cases of an enumeration.
    /// - Returns: The routes with these links.
    public func link<Route: Hashable, each Value: NavigationLinkValue>(
        _ pattern: String,
        _ route: @escaping @MainActor (repeat each Value) -> Route?,
        values: @escaping @MainActor (Route) -> (repeat each Value)?
    ) -> NavigationRoutes {
        let parts = NavigationLinkPattern.parts(of: pattern)
        var count = 0
        for _ in repeat (each Value).self { count += 1 }
        guard parts.filter({ $0 == nil }).count == count, !parts.isEmpty else {
            let need =
                count == 0
                ? "at least one part and no parameter, as the closure for \(Route.self) takes none"
                : "\(count) parameter\(count == 1 ? "" : "s"), as the closure for \(Route.self) takes"
            Diagnostics.report("link: “\(pattern)” must have \(need). The pattern is ignored.")
            return self
        }
        return with(self) {
            $0.links.append(
                NavigationLinkPattern(parts: parts, type: ObjectIdentifier(Route.self)) { parameters in
                    var rest = parameters[...]
                    return (try? route(repeat Self.next((each Value).self, of: &rest))).map { [$0] }
                } values: { route in
                    guard let route = route as? Route, let all = values(route) else { return nil }
                    var parameters: [String] = []
                    for value in repeat each all { parameters.append(value.linkText) }
                    return parameters
                }
            )
        }
    }

    /// Returns these routes with a link to the root of the shell, for example to a tab.
    ///
    /// ```swift
    /// let settingsRoutes = NavigationRoutes()
    ///     .route(SettingsRoute.self, key: "com.example.settings") { _ in SettingsScreen() }
    ///     .link("settings")
    /// ```
    ///
    /// Among several tabs, the link selects the tab whose routes declare it. The pattern `""` stands for a link without
    /// parts, such as `https://example.com`.
    ///
    /// - Parameter pattern: Texts, divided by slashes.
    /// - Returns: The routes with this link.
    public func link(_ pattern: String) -> NavigationRoutes {
        let parts = NavigationLinkPattern.parts(of: pattern)
        guard !parts.contains(nil) else {
            Diagnostics.report(
                "link: “\(pattern)” has a parameter, so it needs a closure that makes a route. The pattern is ignored."
            )
            return self
        }
        return with(self) { $0.links.append(NavigationLinkPattern(parts: parts)) }
    }

    /// Returns these routes, which then accept only links of the given schemes and hosts.
    ///
    /// ```swift
    /// let mailRoutes = NavigationRoutes()
    ///     .route(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
    ///     .link("mail/{thread}", ThreadRoute.init(id:)) { $0.id }
    ///     .acceptingLinks(schemes: ["example"], hosts: ["example.com"])
    /// ```
    ///
    /// A web address is accepted by its host, any other link by its scheme. By default every link is accepted. Merged
    /// routes accept the schemes and hosts of both. On macOS, `opensNavigationLinks` opens the links of such routes in
    /// an existing window instead of a new one.
    ///
    /// - Parameters:
    ///   - schemes: The app's own schemes.
    ///   - hosts: The app's domains.
    /// - Returns: The routes for these links.
    public func acceptingLinks(schemes: Set<String>, hosts: Set<String> = []) -> NavigationRoutes {
        var origins: Set<String> = []
        for scheme in schemes { origins.insert("\(scheme):".lowercased()) }
        for host in hosts { origins.insert("//\(URL(string: "https://\(host)")?.host() ?? host)".lowercased()) }
        return with(self) { $0.linkOrigins = origins }
    }

    private func accepts(_ url: URL) -> Bool {
        let scheme = url.scheme?.lowercased() ?? ""
        let origin = ["http", "https"].contains(scheme) ? "//\(url.host() ?? "")" : "\(scheme):"
        return linkOrigins?.contains(origin.lowercased()) ?? true
    }

    private static func next<Value: NavigationLinkValue>(
        _ type: Value.Type,
        of values: inout ArraySlice<String>
    ) throws -> Value {
        // Refuses any other text for the same value, so that each stack has a single link.
        guard let text = values.popFirst(), let value = Value(linkText: text), value.linkText == text else {
            throw CancellationError()
        }
        return value
    }

    /// Returns the routes of the stack that a link leads to, from the lowest above the root to the top.
    ///
    /// - Parameter url: The link, which anyone may have written.
    /// - Returns: The routes; an empty array for a link to the root.
    /// - Throws: The reason why the link is refused.
    @MainActor public func routes(for url: URL) throws(NavigationLinkFailure) -> [any Hashable] {
        guard accepts(url) else {
            throw NavigationLinkFailure(
                .unknown,
                """
                acceptingLinks excludes the scheme or host of “\(url.quoted)”. Add the scheme or host, if the link is one \
                of the app's own.
                """
            )
        }
        let parts = try NavigationLinkParts(of: url).values[...]
        guard !parts.isEmpty else { return [] }
        guard let top = try match(parts, of: links, in: url) else { throw refusal(of: parts, in: url) }
        var routes: [any Hashable] = []
        for count in 1..<parts.count {
            // The screens below have the patterns with which the top one's begins, and no others that happen to fit.
            let below = links.filter { $0.parts == Array(top.pattern.parts.prefix(count)) }
            routes += try match(parts.prefix(count), of: below, in: url)?.routes ?? []
        }
        return routes + top.routes
    }

    private struct Match {
        let pattern: NavigationLinkPattern
        let routes: [any Hashable]
    }

    /// Returns the first pattern that makes routes of the parts of a link, and the routes.
    @MainActor private func match(
        _ parts: ArraySlice<String>,
        of links: [NavigationLinkPattern],
        in url: URL
    ) throws(NavigationLinkFailure) -> Match? {
        for link in links {
            guard let parameters = link.parameters(in: parts), let routes = link.routes(parameters),
                routes.allSatisfy({ $0.isSameRoute(as: $0) })
            else { continue }
            for route in routes where declaration(of: route)?.isValid(route) == false {
                throw NavigationLinkFailure(
                    .refused,
                    "The validate closure of \(route.routeType) returns false for a route in “\(url.quoted)”."
                )
            }
            return Match(pattern: link, routes: routes)
        }
        return nil
    }

    private func refusal(of parts: ArraySlice<String>, in url: URL) -> NavigationLinkFailure {
        guard let parameters = links.lazy.compactMap({ $0.parameters(in: parts) }).first else {
            return NavigationLinkFailure(
                .unknown,
                "No pattern fits “\(url.quoted)”. Declare one with NavigationRoutes.link, if the link is valid."
            )
        }
        return NavigationLinkFailure(
            .refused,
            """
            No route can be made of the parameters \(parameters) in “\(url.quoted)”. If the link is valid, check the types \
            of the parameters, and when the closure of the pattern returns nil.
            """
        )
    }

    /// Returns the link to a route.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - base: The beginning of the link, such as `https://example.com` or `example://`.
    /// - Returns: The link; `nil` if the route has no pattern, or its parameters can't be read back.
    @MainActor public func url<Route: Hashable>(for route: Route, base: URL) -> URL? {
        let text = base.absoluteString
        for link in links where link.type == ObjectIdentifier(Route.self) {
            let path = link.path(to: route).map { text + (text.hasSuffix("/") ? "" : "/") + $0 }
            if let url = path.flatMap(URL.init), (try? routes(for: url).last)?.isSameRoute(as: route) == true {
                return url
            }
        }
        return nil
    }
}
