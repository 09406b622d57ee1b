import SeaGlass
import SwiftUI

extension NavigatorStack {
    /// Opens a link that a person taps in a screen of the stack. A URL without a pattern goes to the action outside.
    func openTapped(_ url: URL) -> OpenURLAction.Result {
        guard let links = shell.tappedLinks else { return .systemAction }
        // Text may link to any web site, so only links that the app calls its own stay in the app.
        guard shell.routes.linkOrigins != nil else {
            reportOpenToAll(url)
            return links.openOutside(url)
        }
        do throws(NavigationLinkFailure) {
            try follow(url)
            return .handled
        } catch {
            return error.reason == .refused ? links.refuse(error) : links.openOutside(url)
        }
    }

    /// Shows the screen of a link above the screen with the link, so that the way back leads to the text.
    private func follow(_ url: URL) throws(NavigationLinkFailure) {
        let found = try shell.routes.routes(for: url, opensRoot: false)
        let selected = selection(of: found)
        let isOther = selected.map { !$0.isSameRoute(as: selection) } ?? false
        // A link to the root, or to another selection, has no screen that could be above the text.
        guard let route = found.dropFirst(selected == nil ? 0 : 1).last, !isOther else { return try open(url) }
        let isPush = shell.routes.style(of: route).isPush
        try check(pushed: isPush ? [route] : [], presented: isPush ? nil : route, of: url)
        // A tap is an event of the app, whose navigator has no screen that asks.
        _ = hears(nil)
        if depth == 0, let presenter, let own = presenter.currentPresented, route.isSameScreen(as: own.route) {
            presenter.present(route, as: own.presentation)
        } else if !isPush {
            present(route, as: nil)
        } else if isBare, let presenter {
            presenter.pushUnderSheet(route)
        } else if let topRoute = top.route, route.isSameScreen(as: topRoute) {
            updateTop(to: route)
        } else {
            push(route: route, unlessOnTop: false, animated: true, disableBackGesture: false, from: nil)
        }
    }

    /// Pushes a route, and dismisses the bare sheet over the stack, which has no stack to push on.
    private func pushUnderSheet(_ route: some Hashable) {
        let entry = NavigationEntry(route: route)
        change(NavigationChange(kept: depth, added: [entry], isDismissing: true, animated: true))
    }

    private func reportOpenToAll(_ url: URL) {
        guard Diagnostics.isEnabled, (try? shell.routes.routes(for: url, opensRoot: false)) != nil else { return }
        Diagnostics.report(
            """
            opensNavigationLinks: A tapped link, “\(url.quoted)”, has a pattern, but is not opened in the shell, because \
            the routes don't say which links are the app's own. Add acceptingLinks(schemes:hosts:) to the routes.
            """
        )
    }
}
