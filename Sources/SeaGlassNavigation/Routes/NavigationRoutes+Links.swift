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
    /// with the path of a web address, and with the host and path of any other link. The fragment is ignored.
    ///
    /// After a question mark, the pattern has named parameters of the query, in any order. A link may lack a parameter
    /// with a default, and one for which the closure takes an optional:
    ///
    /// ```swift
    /// struct SearchRoute: NavigationRoute {
    ///     let text: String
    ///     let folder: String?
    ///     let page: Int
    /// }
    ///
    /// let searchRoutes = NavigationRoutes()
    ///     .route(SearchRoute.self, key: "com.example.search") { Text("Results for \($0.text)") }
    ///     .link("search?q={text}&folder={folder}&page={page=1}", SearchRoute.init(text:folder:page:)) {
    ///         ($0.text, $0.folder, $0.page)
    ///     }
    /// ```
    ///
    /// Other names in the query are ignored. A link is refused if it has a parameter twice, or with a text that is no
    /// value of the type. An empty text counts as a missing parameter. A plus is a space, as web forms write it. A name
    /// with a text instead of a parameter, such as `kind=mail`, has to be in the link.
    ///
    /// If a path begins with a shorter pattern's, the screen of the shorter one is below in the stack: with the patterns
    /// `mail/{thread}` and `mail/{thread}/{message}`, `mail/5/12` is a stack of two screens. The names of parameters make
    /// no difference. A pattern such as `{user}` adds no screen below `mail/5`.
    ///
    /// - Parameters:
    ///   - pattern: Texts, and parameters in braces, whose names have no effect. If several patterns fit a link, the
    ///     first that makes a route wins. A pattern with a name twice in its query, or with a default that is no value of
    ///     the parameter's type, is ignored, which debug builds report.
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
        var isOptional: [Bool] = []
        for type in repeat (each Value).self { isOptional.append(type.valueOfMissing != nil) }
        guard var declared = Self.pattern(pattern) else { return self }
        let standards = declared.standards
        let isEmpty = declared.parts.isEmpty && declared.query.isEmpty
        guard standards.count == isOptional.count, !isEmpty else {
            let count = isOptional.count
            let need =
                count == 0
                ? "at least one part and no parameter, as the closure for \(Route.self) takes none"
                : "\(count) parameter\(count == 1 ? "" : "s"), as the closure for \(Route.self) takes"
            Diagnostics.report("link: “\(pattern)” must have \(need). The pattern is ignored.")
            return self
        }
        var rest = standards[...]
        for type in repeat (each Value).self {
            guard let standard = rest.removeFirst(), type.init(only: standard) == nil else { continue }
            Diagnostics.report(
                "link: The default “\(standard)” in “\(pattern)” is no \(type). The pattern is ignored."
            )
            return self
        }
        declared.type = ObjectIdentifier(Route.self)
        declared.isOptional = isOptional
        declared.routes = { parameters in
            var rest = parameters[...]
            return (try? route(repeat Self.next((each Value).self, of: &rest))).map { [$0] }
        }
        declared.values = { route in
            guard let route = route as? Route, let all = values(route) else { return nil }
            var texts: [String?] = []
            for value in repeat each all { texts.append(value.textInLink) }
            return texts
        }
        return with(self) { $0.links.append(NavigationLinkDeclaration(.pattern(declared))) }
    }

    private static func pattern(_ pattern: String) -> NavigationLinkPattern? {
        let parsed = NavigationLinkPattern(pattern)
        if parsed == nil {
            Diagnostics.report(
                """
                link: The query of “\(pattern)” must consist of names with a parameter or a text, such as \
                “id={id}&page={page=1}”, each name once. The pattern is ignored.
                """
            )
        }
        return parsed
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
        guard let declared = Self.pattern(pattern) else { return self }
        guard declared.standards.isEmpty else {
            Diagnostics.report(
                "link: “\(pattern)” has a parameter, so it needs a closure that makes a route. The pattern is ignored."
            )
            return self
        }
        return with(self) { $0.links.append(NavigationLinkDeclaration(.pattern(declared))) }
    }

    /// Returns these routes with links whose routes a closure makes of the whole URL.
    ///
    /// Use it for addresses that no pattern describes, such as those of an old web site. Declare it before or after
    /// patterns: the first declaration that makes routes wins.
    ///
    /// ```swift
    /// let mailRoutes = NavigationRoutes()
    ///     .route(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
    ///     .link("mail/{thread}", ThreadRoute.init(id:)) { $0.id }
    ///     .link { components in
    ///         guard components.path == "/mail.php", let id = components.fragment.flatMap(Int.init) else { return nil }
    ///         return [ThreadRoute(id: id)]
    ///     }
    /// ```
    ///
    /// The closure is called for links that ``acceptingLinks(schemes:hosts:)`` accepts and that are not
    /// ``NavigationLinkFailure/Reason/malformed``. Patterns add no screens below its routes, and `url(for:base:)` writes
    /// no such link. To ask a server, return the route of a screen that asks, and let that screen call
    /// ``Navigator/open(_:animated:)``, see <doc:Links>.
    ///
    /// - Parameter routes: Returns the routes of a link, from the lowest above the root to the top: an empty array for
    ///   the root, `nil` to go on to the next declaration. An error refuses the link.
    /// - Returns: The routes with these links.
    public func link(routes: @escaping @MainActor (URLComponents) throws -> [any Hashable]?) -> NavigationRoutes {
        with(self) { $0.links.append(NavigationLinkDeclaration(.closure(routes))) }
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
    /// Hosts are those of the app's associated domains: `example.com` is not `www.example.com`, and `*.example.com` is
    /// any host below `example.com`, but not `example.com`. `bücher.example` is `xn--bcher-kva.example`. A host with
    /// another port than 80 for `http` and 443 for `https` is written with the port, as `example.com:8443`.
    ///
    /// - Parameters:
    ///   - schemes: The app's own schemes.
    ///   - hosts: The app's domains.
    /// - Returns: The routes for these links.
    public func acceptingLinks(schemes: Set<String>, hosts: Set<String> = []) -> NavigationRoutes {
        let origins = schemes.map(NormalizedLink.origin(scheme:)) + hosts.map(NormalizedLink.origin(host:))
        return with(self) { $0.linkOrigins = Set(origins) }
    }

    private static func next<Value: NavigationLinkValue>(
        _ type: Value.Type,
        of texts: inout ArraySlice<String?>
    ) throws -> Value {
        // Refuses any other text for the same value, so that each value has a single text.
        guard let text = texts.popFirst(), let value = Value(only: text) else { throw CancellationError() }
        return value
    }

    /// Returns the routes of the stack that a link leads to, from the lowest above the root to the top.
    ///
    /// - Parameter url: The link, which anyone may have written.
    /// - Returns: The routes; an empty array for a link to the root.
    /// - Throws: The reason why the link is refused.
    @MainActor public func routes(for url: URL) throws(NavigationLinkFailure) -> [any Hashable] {
        try routes(for: url, opensRoot: true)
    }

    /// - Parameter opensRoot: Whether a link without parts leads to the root if no declaration has such a link.
    @MainActor func routes(for url: URL, opensRoot: Bool) throws(NavigationLinkFailure) -> [any Hashable] {
        let link = try NormalizedLink(url)
        guard linkOrigins.map(link.isAccepted) ?? true else {
            throw NavigationLinkFailure(
                .unknown,
                """
                acceptingLinks excludes the scheme or host of “\(url.quoted)”. Add the scheme or host, if the link is one \
                of the app's own.
                """,
                in: url
            )
        }
        guard let top = try match(link, upTo: link.parts.count, of: links) else {
            if let refusal = try refusal(of: link) { throw refusal }
            guard opensRoot, link.parts.isEmpty else {
                throw NavigationLinkFailure(
                    .unknown,
                    "No pattern fits “\(url.quoted)”. Declare one with NavigationRoutes.link, if the link is valid.",
                    in: url
                )
            }
            return []
        }
        guard let pattern = top.declaration.pattern else { return top.routes }
        var routes: [any Hashable] = []
        for count in pattern.parts.indices.dropFirst() {
            // The screens below have the patterns with which the top one's begins, and no others that happen to fit.
            let below = links.filter { $0.pattern?.parts == Array(pattern.parts.prefix(count)) }
            routes += try match(link, upTo: count, of: below)?.routes ?? []
        }
        return routes + top.routes
    }

    private struct Match {
        let declaration: NavigationLinkDeclaration
        let routes: [any Hashable]
    }

    /// Returns the first declaration that makes routes of a link, and the routes.
    ///
    /// - Parameter count: The number of the link's parts that are compared.
    @MainActor private func match(
        _ link: NormalizedLink,
        upTo count: Int,
        of links: [NavigationLinkDeclaration]
    ) throws(NavigationLinkFailure) -> Match? {
        for declaration in links {
            guard let routes = try routes(of: declaration, for: link, upTo: count) else { continue }
            for route in routes where self.declaration(of: route)?.isValid(route) == false {
                throw NavigationLinkFailure(
                    .refused,
                    "The validate closure of \(route.routeType) returns false for a route in “\(link.url.quoted)”.",
                    in: link.url
                )
            }
            return Match(declaration: declaration, routes: routes)
        }
        return nil
    }

    @MainActor private func routes(
        of declaration: NavigationLinkDeclaration,
        for link: NormalizedLink,
        upTo count: Int
    ) throws(NavigationLinkFailure) -> [any Hashable]? {
        let routes: [any Hashable]?
        switch declaration.form {
        case .pattern(let pattern):
            guard let parameters = try pattern.parameters(in: link, upTo: count), parameters.mistake == nil else {
                return nil
            }
            routes = pattern.routes(parameters.texts)
        case .closure(let closure):
            try link.checkWhole()
            do { routes = try closure(link.components) } catch {
                throw NavigationLinkFailure(
                    .refused,
                    "The closure of NavigationRoutes.link throws for “\(link.url.quoted)” a \(type(of: error)).",
                    in: link.url
                )
            }
        }
        return routes.flatMap { $0.allSatisfy { $0.isSameRoute(as: $0) } ? $0 : nil }
    }

    /// Returns the failure of a link that fits a pattern, though no route can be made of it.
    private func refusal(of link: NormalizedLink) throws(NavigationLinkFailure) -> NavigationLinkFailure? {
        for pattern in links.compactMap(\.pattern) {
            guard let parameters = try pattern.parameters(in: link, upTo: link.parts.count) else { continue }
            let names = pattern.query.filter { $0.text == nil }.map(\.name)
            let remedy =
                parameters.mistake ?? """
                    If the link is valid, check the types of the parameters, and when the closure of the pattern returns nil.
                    """
            return NavigationLinkFailure(
                .refused,
                "No route can be made of the parts \(link.parts) and the parameters \(names) in “\(link.url.quoted)”. \(remedy)",
                in: link.url
            )
        }
        return nil
    }

    /// Returns the link to a route.
    ///
    /// A parameter of the query that is `nil`, or that has its default, is left out.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - base: The beginning of the link, such as `https://example.com` or `example://`.
    /// - Returns: The link; `nil` if the route has no pattern, or its parameters can't be read back.
    @MainActor public func url<Route: Hashable>(for route: Route, base: URL) -> URL? {
        let start = base.absoluteString
        for pattern in links.compactMap(\.pattern) where pattern.type == ObjectIdentifier(Route.self) {
            let text = pattern.text(for: route).map { start + (start.hasSuffix("/") ? "" : "/") + $0 }
            if let url = text.flatMap(URL.init), (try? routes(for: url).last)?.isSameRoute(as: route) == true {
                return url
            }
        }
        return nil
    }
}

extension NavigationRoutes {
    /// The texts that the URLs of accepted links contain, for `handlesExternalEvents`; `nil` if any link is accepted.
    var externalEvents: Set<String>? {
        linkOrigins.map { origins in
            Set(
                origins.map { origin in
                    if origin.hasPrefix("//*") { return String(origin.dropFirst(3)) }
                    // A URL has the Punycode of a host.
                    let url = origin.hasPrefix("//") ? URL(string: "https:\(origin)") : nil
                    return url.map { String($0.absoluteString.dropFirst("https:".count)) } ?? origin
                }
            )
        }
    }
}
