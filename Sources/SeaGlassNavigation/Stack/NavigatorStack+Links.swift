import SeaGlass
import SwiftUI

extension NavigatorStack {
    func open(_ url: URL, animated: Bool = true) throws(NavigationLinkFailure) {
        if let presenter { return try presenter.open(url, animated: animated) }
        guard hasShell else {
            reportMissingShell("open")
            return earlyLinks.append(EarlyLink(url: url))
        }
        try open(url, with: shell.routes, animated: animated)
    }

    /// Opens a link of a receiver around the shell. If the shell has not appeared yet, the link waits for the shell.
    ///
    /// - Parameters:
    ///   - outer: The navigator around the receiver.
    ///   - select: Called before the stack changes, unless the link is refused.
    func openNowOrLater(
        _ link: EarlyLink,
        inside outer: NavigatorStack?,
        _ animated: Bool,
        select: () -> Void
    ) throws(NavigationLinkFailure) {
        if hasShell { return try open(link.url, with: link.routes ?? shell.routes, animated: animated, select: select) }
        if outer !== self { self.outer = outer }
        select()
        earlyLinks = [link]
    }

    func openEarlyLinks() {
        defer { earlyLinks = [] }
        for link in earlyLinks {
            // A person has selected something else since.
            if let selected = link.selection, !selected.isSameRoute(as: selection) { continue }
            do throws(NavigationLinkFailure) {
                try open(link.url, with: link.routes ?? shell.routes, animated: false)
            } catch {
                Diagnostics.report("Navigator.open refused a link: \(error.detail)")
                link.onFailure(error)
            }
        }
    }

    /// - Parameter patterns: Routes with the patterns of links. The shell's routes have the screens.
    func open(
        _ url: URL,
        with patterns: NavigationRoutes,
        animated: Bool,
        select: () -> Void = {}
    ) throws(NavigationLinkFailure) {
        var found = try patterns.routes(for: url)
        let routes = shell.routes
        let selected = selection(of: found)
        if selected != nil { found.removeFirst() }
        let style = found.last.map(routes.style) ?? .push
        let sheet = style.isPush ? nil : found.last
        let pushed = sheet == nil ? found : found.dropLast()
        try check(pushed: Array(pushed), presented: sheet, of: url)
        reportPushedSheets(pushed, routes)
        let linked = sheet.map { entry(presenting: $0, as: style) }
        let isOpen = linked != nil && linked == currentPresented
        select()
        reportUnknownTop("replace")
        let isOther = selected.map { !$0.isSameRoute(as: selection) } ?? false
        change(
            NavigationChange(
                kept: isOther ? 0 : nil,
                added: pushed.map { NavigationEntry(route: $0) },
                isDismissing: true,
                presented: linked,
                selection: isOther ? selected : nil,
                animated: animated && !isOther
            )
        )
        // A sheet that is open already shows its root, which the link leads to.
        if isOpen { linked?.stack?.change(NavigationChange(kept: 0, isDismissing: true, animated: animated)) }
        reportUnseen("open")
    }

    /// Throws if the shell can't show the routes of a link.
    func check(
        pushed: [any Hashable],
        presented sheet: (any Hashable)?,
        of url: URL
    ) throws(NavigationLinkFailure) {
        if let route = (pushed + (sheet.map { [$0] } ?? [])).first(where: { !shell.routes.declares($0) }) {
            let type = route.routeType
            throw NavigationLinkFailure(
                .refused,
                """
                The link leads to a \(type), for which no screen is declared. Chain navigationRoute(\(type).self) after \
                the shell, or add route(\(type).self) to the NavigationRoutes.
                """,
                in: url
            )
        }
        if let route = pushed.first(where: { !pathHolds($0) }) ?? sheet.flatMap({ presentedHolds($0) ? nil : $0 }) {
            throw NavigationLinkFailure(
                .refused,
                """
                The link leads to a \(route.routeType), but the binding of navigationShell holds another type. Make both \
                cases of one route type.
                """,
                in: url
            )
        }
    }

    /// Dismisses the presented route, which would cover the link that another navigator, or an app's own stack, shows.
    func uncover(_ opener: NavigatorStack?) {
        let isAround = opener.map { sequence(first: $0) { $0.presenter ?? $0.outer }.contains { $0 === self } } ?? false
        if presented != nil, !isAround { dismissPresented(animated: true) }
    }

    func link(base: URL) -> URL? {
        if let presenter { return presenter.link(base: base) }
        for route in presentedRoutes.reversed() where !shell.routes.style(of: route).isPush {
            if let url = shell.routes.url(for: route, base: base) { return url }
        }
        guard let top = entries.last else {
            return selection?.selectedRoute.flatMap { shell.routes.url(for: $0, base: base) } ?? base
        }
        return top.route.flatMap { shell.routes.url(for: $0, base: base) }
    }

    /// The routes of the sheets and covers over the stack, the topmost last.
    private var presentedRoutes: [any Hashable] {
        guard let presented, let route = presented.route else { return [] }
        return [route] + (presented.stack?.presentedRoutes ?? [])
    }
}
