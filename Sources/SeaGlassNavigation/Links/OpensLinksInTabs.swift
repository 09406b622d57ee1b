import SeaGlass
import SwiftUI

extension View {
    /// Opens links in the tabs of a tab view, and selects the tab of each link.
    ///
    /// Chain it around the tab view. Each tab has its own navigator and the patterns of its links:
    ///
    /// ```swift
    /// struct LinkedTabs: View {
    ///     @State private var tab = "mail"
    ///     @State private var navigators = ["mail": Navigator(), "settings": Navigator()]
    ///
    ///     var body: some View {
    ///         TabView(selection: $tab) {
    ///             InboxScreen()
    ///                 .navigationShell(navigator: navigators["mail"])
    ///                 .navigationRoutes(mailRoutes)
    ///                 .tag("mail")
    ///             SettingsScreen()
    ///                 .navigationShell(navigator: navigators["settings"])
    ///                 .navigationRoutes(settingsRoutes)
    ///                 .tag("settings")
    ///         }
    ///         .opensNavigationLinks(selection: $tab, ["mail": mailRoutes, "settings": settingsRoutes], in: navigators)
    ///     }
    /// }
    /// ```
    ///
    /// The modifier selects the first tab with a pattern for the link, and then shows the link's stack as
    /// ``Navigator/open(_:animated:)`` does: guarded screens show their questions. A tab that was never shown gets the
    /// link when its shell appears. Routes that the other tabs present are dismissed. A link that the patterns of all tabs refuse selects no
    /// tab.
    ///
    /// A link that a person taps in a tab's screens is pushed above the screen if the tab's shell has its pattern, and opens
    /// in another tab otherwise, see ``NavigationRoutes/acceptingLinks(schemes:hosts:)``.
    ///
    /// For a link to a tab's root, use ``NavigationRoutes/link(_:)``, and for a link without parts add `link("")` to one
    /// tab. A link to a tab without a navigator is refused.
    ///
    /// - Parameters:
    ///   - selection: The selection of the tab view.
    ///   - tabs: The routes of each tab, with the patterns of their links.
    ///   - navigators: The navigator of each tab's shell.
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Called with the reason why a link was refused.
    nonisolated public func opensNavigationLinks<Selection: Hashable>(
        selection: Binding<Selection>,
        _ tabs: KeyValuePairs<Selection, NavigationRoutes>,
        in navigators: [Selection: Navigator],
        activityType: String? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        modifier(
            OpensLinksInTabs(
                selection: selection,
                tabs: tabs,
                navigators: navigators,
                activityType: activityType,
                onFailure: onFailure
            )
        )
    }
}

nonisolated private struct OpensLinksInTabs<Selection: Hashable>: ViewModifier {
    @Environment(NavigatorStack.self) private var outer: NavigatorStack?
    let selection: Binding<Selection>
    let tabs: KeyValuePairs<Selection, NavigationRoutes>
    let navigators: [Selection: Navigator]
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    @MainActor func body(content: Content) -> some View {
        let routes = tabs.reduce(NavigationRoutes()) { $0.merging($1.value) }
        content
            .modifier(
                LinkReceiver(routes: routes, activityType: activityType) { url in
                    LinkDelivery.open(url, onFailure: onFailure) { () throws(NavigationLinkFailure) in
                        try open(url, in: tabs.map { $0 })
                    }
                }
            )
            .modifier(
                OpensTappedLinks(
                    openElsewhere: { url throws(NavigationLinkFailure) in try openTapped(url) },
                    onFailure: onFailure
                )
            )
    }

    /// Opens a tapped link in its tab. Texts may link to any web site, so only links that a tab calls its own stay in the
    /// app.
    @MainActor private func openTapped(_ url: URL) throws(NavigationLinkFailure) -> Bool {
        do throws(NavigationLinkFailure) {
            _ = try open(url, in: tabs.filter { $0.value.linkOrigins != nil })
            return true
        } catch {
            if error.reason == .refused { throw error }
            return false
        }
    }

    private typealias Tab = KeyValuePairs<Selection, NavigationRoutes>.Element

    @MainActor private func open(_ url: URL, in tabs: [Tab]) throws(NavigationLinkFailure) -> NavigatorStack {
        let tab = try tab(for: url, in: tabs)
        guard let stack = navigators[tab.key]?.stack else {
            throw NavigationLinkFailure(
                .refused,
                "The link leads to the tab \(tab.key), which has no navigator. Pass its navigator to opensNavigationLinks.",
                in: url
            )
        }
        let isSelected = selection.wrappedValue == tab.key
        // A tab that is not selected yet changes its stack without animation.
        try stack.openNowOrLater(
            EarlyLink(url: url, routes: tab.value, onFailure: onFailure),
            inside: outer,
            isSelected
        ) {
            // Before the stack changes: a system may not show a path that is written while the tab is hidden. The same
            // value is not written, since a binding may take it for a second tap.
            if !isSelected { selection.wrappedValue = tab.key }
        }
        for case let other? in navigators.values.map(\.stack) where other !== stack { other.uncover(stack) }
        return stack
    }

    /// Returns the first tab with a pattern for a link, or throws why the first tab that knows the link refuses it.
    @MainActor private func tab(for url: URL, in tabs: [Tab]) throws(NavigationLinkFailure) -> Tab {
        var failure: NavigationLinkFailure?
        for tab in tabs {
            do throws(NavigationLinkFailure) {
                // The empty link would fit every tab, so only a tab that declares `link("")` opens it.
                _ = try tab.value.routes(for: url, opensRoot: false)
                return tab
            } catch {
                if failure == nil || failure?.reason == .unknown { failure = error }
            }
        }
        throw failure ?? NavigationLinkFailure(.unknown, "No tab has a pattern for “\(url.quoted)”.", in: url)
    }
}
