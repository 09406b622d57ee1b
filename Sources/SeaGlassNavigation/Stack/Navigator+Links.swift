import SeaGlass
import SwiftUI

extension Navigator {
    /// Looks up a link in the shell's routes, shows the stack of the link, and dismisses a presented route.
    ///
    /// The navigator of a presented route passes the link to its ``presenter``.
    ///
    /// `opensNavigationLinks` calls it for links that the system passes to the app. Call it for other links, such as
    /// those in a notification. A link that is opened before the shell exists waits for the shell, and takes precedence
    /// over a stored stack. If the shell then refuses the link, debug builds report the reason.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - animated: Whether the change is animated.
    /// - Throws: ``NavigationLinkFailure``, if the link is refused. The stack stays unchanged.
    public func open(_ url: URL, animated: Bool = true) throws(NavigationLinkFailure) {
        if let presenter { return try presenter.open(url, animated: animated) }
        guard hasShell else {
            reportMissingShell("open")
            return earlyLinks.append(url)
        }
        try open(url, with: shell.routes, animated: animated)
    }

    func openEarlyLinks() {
        defer { earlyLinks = [] }
        for link in earlyLinks {
            do throws(NavigationLinkFailure) { try open(link, animated: false) } catch {
                Diagnostics.report("Navigator.open refused a link: \(error.detail)")
            }
        }
    }

    func open(_ url: URL, with routes: NavigationRoutes, animated: Bool) throws(NavigationLinkFailure) {
        let found = try routes.routes(for: url)
        if let route = found.first(where: { !routes.declares($0) || !accepts($0) }) {
            let type = type(of: route)
            let detail =
                routes.declares(route)
                ? """
                The link leads to a \(type), but the array of navigationShell(path:) holds another type. Make both cases \
                of one route type.
                """
                : """
                The link leads to a \(type), for which no screen is declared. Chain navigationRoute(\(type).self) after \
                the shell, or add route(\(type).self) to the NavigationRoutes.
                """
            throw NavigationLinkFailure(.undeclaredRoute, detail)
        }
        replace(with: found, isDismissing: true, animated: animated)
        reportUnseen("open")
    }

    /// Returns the link to the top screen, for sharing or Handoff.
    ///
    /// The navigator of a presented route returns the link to the top screen below the sheet.
    ///
    /// - Parameter base: The beginning of the link, such as `https://example.com` or `example://`.
    /// - Returns: The link; `base` if the stack has only its root; `nil` if the top screen has no route with a pattern,
    ///   see ``NavigationRoutes/link(_:_:values:)``.
    public func link(base: URL) -> URL? {
        if let presenter { return presenter.link(base: base) }
        guard let top = entries.last else { return base }
        return top.route.flatMap { shell.routes.url(for: $0, base: base) }
    }
}
