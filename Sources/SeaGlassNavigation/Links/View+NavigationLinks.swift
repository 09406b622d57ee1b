import SeaGlass
import SwiftUI

extension View {
    /// Opens the links that the system hands to the app, in the shell before this modifier.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoutes(mailRoutes)
    ///     .opensNavigationLinks()
    /// ```
    ///
    /// The ``NavigationRoutes/link(_:_:values:)`` patterns of the shell's routes map a link to a stack, which is shown as by
    /// ``Navigator/replace(with:animated:)``. Links with the app's domains or its own scheme arrive by `onOpenURL`, and a
    /// Handoff as an `NSUserActivity`, whose `webpageURL` is the link.
    ///
    /// A link without a pattern changes nothing. A link that arrives before the shell is opened when the shell appears. If
    /// several shells open links, each gets every link and opens those with a pattern of its own; for a link that no shell
    /// can open, each calls `onFailure`. A tab that was never selected has no shell yet: <doc:Links> shows how one place
    /// opens links for all tabs.
    ///
    /// - Parameters:
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    ///   - onFailure: Called with the reason why a link was refused.
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
    ///   - routes: The routes, with the patterns of their links.
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Called with the reason why a link was refused.
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
    ///   - routes: The routes, with the patterns of their links. The stack declares a destination for each type.
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Called with the reason why a link was refused.
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

/// One link, which the system hands to each modifier that opens links. It is unknown if none of them has a pattern for it.
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

/// Opens links in the shell inside, whose navigator arrives by a preference.
private struct OpensLinksInShell: ViewModifier {
    @State private var navigator: Navigator?
    /// A link that arrived before the shell.
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
    /// Shows the stack that a link leads to, with the routes of the shell. What is presented over it is dismissed.
    ///
    /// `opensNavigationLinks` calls it for links that the system hands to the app. Call it for links from a notification or
    /// a widget. Before there is a shell the link is kept for it, and takes precedence over a stored stack. If the shell
    /// then refuses the link, debug builds report the reason.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - animated: Whether the change is animated.
    /// - Throws: ``NavigationLinkFailure``, if the link is refused. The stack stays unchanged.
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
        if let route = found.first(where: { !routes.declares($0) || !takes($0) }) {
            throw NavigationLinkFailure(.undeclaredRoute, "\(type(of: route))")
        }
        replace(with: found, dismissing: true, animated: animated)
    }

    /// The link to the screen on top, for sharing or Handoff.
    ///
    /// - Parameter base: The beginning of the link, such as `https://example.com` or `example://`.
    /// - Returns: The link; the base at the root; `nil` if the top screen's route has no pattern, see
    ///   ``NavigationRoutes/link(_:_:values:)``.
    public func link(base: URL) -> URL? {
        guard let top = entries.last else { return base }
        return top.route.flatMap { routes.url(for: $0, base: base) }
    }
}
