import SeaGlass
import SwiftUI

extension View {
    /// Opens the links that the system passes to the app, in the shell that this modifier is chained after.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoutes(mailRoutes)
    ///     .opensNavigationLinks()
    /// ```
    ///
    /// The patterns that ``NavigationRoutes/link(_:_:values:)`` adds to the shell's routes map a link to a stack, which
    /// ``Navigator/open(_:animated:)`` shows. Links with the app's domains or its own scheme arrive by `onOpenURL`, and
    /// a Handoff arrives as an `NSUserActivity`, whose `webpageURL` is the link.
    ///
    /// A link without a pattern leaves the stack unchanged. If a link arrives before the shell appears, the link waits
    /// for the shell. If several shells open links, each receives every link and opens the links that fit its patterns.
    /// A shell dismisses the route that it presents if another shell opens the link. If no shell on screen has a
    /// pattern for a link, each `opensNavigationLinks` calls its `onFailure`. A tab has no shell before it is first
    /// selected: see `opensNavigationLinks(_:in:selecting:of:)`.
    ///
    /// - Parameters:
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Called with the reason why a link was refused.
    nonisolated public func opensNavigationLinks(
        activityType: String? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        modifier(OpensLinksInShell(activityType: activityType, onFailure: onFailure))
            .modifier(MissingShellReport(modifier: "opensNavigationLinks", view: Self.self))
    }

    /// Opens links in a `NavigationStack` whose path is an array of routes.
    ///
    /// ```swift
    /// struct OwnMail: View {
    ///     @State private var path: [ThreadRoute] = []
    ///
    ///     var body: some View {
    ///         NavigationStack(path: $path) {
    ///             InboxScreen().navigationDestination(for: ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///         }
    ///         .opensNavigationLinks(
    ///             path: $path,
    ///             NavigationRoutes().link("mail/{thread}", ThreadRoute.init(id:)) { $0.id }
    ///         )
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path that the stack is bound to.
    ///   - routes: The routes, with the patterns of their links.
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Called with the reason why a link was refused.
    nonisolated public func opensNavigationLinks<Route: Hashable>(
        path: Binding<[Route]>,
        _ routes: NavigationRoutes,
        activityType: String? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        modifier(OpensLinksInPath(path: path, routes: routes, activityType: activityType, onFailure: onFailure))
    }

    /// Opens links in one of several tabs, and selects the tab.
    ///
    /// Chain it around the tab view, once for each tab: a tab has no shell before it is first selected.
    ///
    /// ```swift
    /// struct Tabs: View {
    ///     @State private var tab = "mail"
    ///     @State private var mail = Navigator()
    ///     @State private var settings = Navigator()
    ///
    ///     var body: some View {
    ///         TabView(selection: $tab) {
    ///             InboxScreen()
    ///                 .navigationShell(navigator: mail)
    ///                 .navigationRoutes(mailRoutes)
    ///                 .tag("mail")
    ///             SettingsScreen()
    ///                 .navigationShell(navigator: settings)
    ///                 .navigationRoutes(settingsRoutes)
    ///                 .tag("settings")
    ///         }
    ///         .opensNavigationLinks(mailRoutes, in: mail, selecting: "mail", of: $tab)
    ///         .opensNavigationLinks(settingsRoutes, in: settings, selecting: "settings", of: $tab)
    ///     }
    /// }
    /// ```
    ///
    /// The modifier selects the tab whose routes have a pattern for the link, and shows the link's stack as
    /// ``Navigator/open(_:animated:)`` does: guarded screens show their questions. Routes that other tabs present are
    /// dismissed. A refused link selects no tab. If no tab has a pattern for a link, each modifier calls its
    /// `onFailure`. For a link to a tab's root, use ``NavigationRoutes/link(_:)``.
    ///
    /// Give each link a pattern in one tab only: if several tabs have a pattern for it, Apple does not document which
    /// of them opens the link. Don't also chain `opensNavigationLinks` after the shell inside the tab, which would open
    /// each link twice.
    ///
    /// - Parameters:
    ///   - routes: The routes of the tab's shell, with the patterns of their links.
    ///   - navigator: The navigator of the tab's shell.
    ///   - tab: The value that selects the tab.
    ///   - selection: The selection of the tab view.
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Called with the reason why a link was refused.
    nonisolated public func opensNavigationLinks<Selection: Hashable>(
        _ routes: NavigationRoutes,
        in navigator: Navigator,
        selecting tab: Selection,
        of selection: Binding<Selection>,
        activityType: String? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        modifier(
            OpensLinksInTab(
                routes: routes,
                navigator: navigator,
                tab: tab,
                selection: selection,
                activityType: activityType,
                onFailure: onFailure
            )
        )
    }
}

nonisolated private struct OpensLinksInPath<Route: Hashable>: ViewModifier {
    let path: Binding<[Route]>
    let routes: NavigationRoutes
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            LinkReceiver(routes: routes, activityType: activityType) { url, outer in
                HandedLink.open(url, inside: outer, onFailure) { () throws(NavigationLinkFailure) in
                    let found = try routes.routes(for: url)
                    let own = found.compactMap { $0 as? Route }
                    guard own.count == found.count else {
                        throw NavigationLinkFailure(
                            .refused,
                            """
                            The link leads to a route that an array of \(Route.self) can't hold. Pass only patterns that \
                            make a \(Route.self).
                            """
                        )
                    }
                    path.wrappedValue = own
                }
            }
        )
    }
}

nonisolated private struct OpensLinksInTab<Selection: Hashable>: ViewModifier {
    let routes: NavigationRoutes
    let navigator: Navigator
    let tab: Selection
    let selection: Binding<Selection>
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            LinkReceiver(routes: routes, activityType: activityType) { url, outer in
                HandedLink.open(url, in: navigator.stack, inside: outer, isShared: false, onFailure) {
                    () throws(NavigationLinkFailure) in
                    // The empty link would fit every tab, so only a tab that declares `link("")` opens it.
                    if try NavigationLinkParts(of: url).values.isEmpty, !routes.links.contains(where: \.parts.isEmpty) {
                        throw NavigationLinkFailure(
                            .unknown,
                            """
                            The link has no parts, and the routes of this tab have no pattern for such a link. Add \
                            link("") to the routes of the tab that should be selected.
                            """
                        )
                    }
                    // A tab that is not selected yet changes its stack without animation.
                    try navigator.stack?.open(url, with: routes, animated: selection.wrappedValue == tab)
                    selection.wrappedValue = tab
                }
            }
        )
    }
}
