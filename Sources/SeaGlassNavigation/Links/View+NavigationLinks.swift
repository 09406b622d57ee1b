import SeaGlass
import SwiftUI

extension View {
    /// Opens links in the shell it is chained after: those that the system hands to the app.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell(.standard)
    ///     .navigationRoutes(mailRoutes)
    ///     .opensNavigationLinks()
    /// ```
    ///
    /// What a link leads to say the ``NavigationRoutes/link(_:_:values:)`` of the routes the shell knows. It is shown as by
    /// ``Navigator/replace(with:animated:)``. Web addresses of the app's domains and its own scheme's arrive by `onOpenURL`,
    /// and what another device hands off as an `NSUserActivity`, whose `webpageURL` is the link.
    ///
    /// A link that leads nowhere changes nothing; one that comes before the shell is opened with it. Where several shells open
    /// links, each that there is gets all of them, opens those that it knows, and is told of those that none knows. A tab
    /// that nobody has selected yet has no shell: <doc:Links> shows how one place opens links for all tabs.
    ///
    /// - Parameters:
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    ///   - onFailure: Told why a link was refused.
    public func opensNavigationLinks(
        activityType: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        modifier(OpensLinksInShell(activityType: activityType, onFailure: onFailure))
            .modifier(
                MissingShellReport(
                    modifier: "opensNavigationLinks",
                    site: DeclarationSite(fileID: fileID, line: line)
                )
            )
    }

    /// Opens links in a `NavigationStack` of your own, from an array of routes.
    ///
    /// ```swift
    /// struct OwnMail: View {
    ///     @State private var path: [ThreadRoute] = []
    ///
    ///     var body: some View {
    ///         NavigationStack(path: $path) {
    ///             InboxScreen().navigationDestination(for: ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///         }
    ///         .opensNavigationLinks(path: $path, NavigationRoutes().link("mail/{thread}", ThreadRoute.init(id:)) { $0.id })
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path that the stack is bound to.
    ///   - routes: What the links are.
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Told why a link was refused.
    public func opensNavigationLinks<Route: NavigationRoute>(
        path: Binding<[Route]>,
        _ routes: NavigationRoutes,
        activityType: String? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        onLink(activityType) { url in
            HandedLink.open(url, onFailure) { () throws(NavigationLinkFailure) in
                let found = try routes.routes(for: url)
                let own = found.compactMap { $0 as? Route }
                guard own.count == found.count else {
                    throw NavigationLinkFailure(.undeclaredRoute, "the path is of \(Route.self)")
                }
                path.wrappedValue = own
            }
        }
    }

    /// Opens links in a `NavigationStack` of your own, from a path of any values.
    ///
    /// - Parameters:
    ///   - path: The path that the stack is bound to.
    ///   - routes: What the links are. The stack declares a destination for each type.
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Told why a link was refused.
    public func opensNavigationLinks(
        path: Binding<NavigationPath>,
        _ routes: NavigationRoutes,
        activityType: String? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        onLink(activityType) { url in
            HandedLink.open(url, onFailure) { () throws(NavigationLinkFailure) in
                path.wrappedValue = try routes.routes(for: url).reduce(into: NavigationPath()) { $0.append($1) }
            }
        }
    }

    /// The ways in which the system hands a link to an app.
    fileprivate func onLink(_ activityType: String?, _ open: @escaping @MainActor (URL) -> Void) -> some View {
        onOpenURL { open($0) }.onActivity(activityType, open)
    }

    @ViewBuilder private func onActivity(_ type: String?, _ open: @escaping @MainActor (URL) -> Void) -> some View {
        #if canImport(Darwin)
        if let type {
            onContinueUserActivity(type) { activity in
                if let url = activity.webpageURL { open(url) }
            }
        } else {
            self
        }
        #else
        self
        #endif
    }
}

/// One link, which the system hands to each modifier that opens links: unknown is what none of them knows.
@MainActor private final class HandedLink {
    private static var last: HandedLink?

    private let url: URL
    private var isKnown = false
    private var unknown: [@MainActor () -> Void] = []

    private init(_ url: URL) {
        self.url = url
        Task {
            for tell in unknown where !isKnown { tell() }
            if Self.last === self { Self.last = nil }
        }
    }

    static func open(
        _ url: URL,
        _ onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void,
        _ open: () throws(NavigationLinkFailure) -> Void
    ) {
        let link = last.flatMap { $0.url == url ? $0 : nil } ?? HandedLink(url)
        last = link
        do throws(NavigationLinkFailure) {
            try open()
            link.isKnown = true
        } catch {
            let tell = { @MainActor in
                Diagnostics.report("opensNavigationLinks: \(error). The stack stays as it is.")
                onFailure(error)
            }
            if error.reason == .unknown { return link.unknown.append(tell) }
            link.isKnown = true
            tell()
        }
    }
}

/// Opens links in the shell inside, which says by a preference who drives it.
private struct OpensLinksInShell: ViewModifier {
    @State private var navigator: Navigator?
    /// A link that came before the shell did.
    @State private var early: URL?
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    func body(content: Content) -> some View {
        content
            .onPreferenceChange(NavigationShellPresenceKey.self) { [$navigator] in
                $navigator.wrappedValue = $0?.driver as? Navigator
            }
            .onChange(of: navigator.map(ObjectIdentifier.init)) { if let early { open(early) } }
            .onLink(activityType) { open($0) }
    }

    private func open(_ url: URL) {
        early = navigator == nil ? url : nil
        guard let navigator else { return }
        HandedLink.open(url, onFailure) { () throws(NavigationLinkFailure) in try navigator.open(url) }
    }
}

extension Navigator {
    /// Shows the stack that a link leads to, with the routes of the shell.
    ///
    /// `opensNavigationLinks` calls it with the links that the system hands to the app; a notification or a widget may
    /// bring others. Before a shell knows the routes the link is kept for it, and counts more than what was stored. Why one
    /// is refused then, debug builds report.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - animated: Whether the change is animated.
    /// - Throws: Why the link was refused. The stack is as it was then.
    public func open(_ url: URL, animated: Bool = true) throws(NavigationLinkFailure) {
        guard hasShell else {
            reportMissingShell("open")
            return whenShown { navigator in
                do throws(NavigationLinkFailure) {
                    try navigator.open(url, animated: false)
                } catch {
                    Diagnostics.report("Navigator.open: \(error). The stack stays as it is.")
                }
            }
        }
        let found = try routes.routes(for: url)
        if let route = found.first(where: { !routes.declares($0) }) {
            throw NavigationLinkFailure(.undeclaredRoute, "\(type(of: route))")
        }
        replace(with: found, animated: animated)
    }

    /// The link to the screen on top, for sharing or Handoff.
    ///
    /// - Parameter base: What the link begins with, such as `https://example.com` or `example://`.
    /// - Returns: `nil` if the screen on top has no link: see ``NavigationRoutes/link(_:_:values:)``. The root's is the base.
    public func link(base: URL) -> URL? {
        guard let top = entries.last else { return base }
        return top.route.flatMap { routes.url(for: $0, base: base) }
    }
}
