import SeaGlass
import SwiftUI

extension NavigatorStack {
    func open(_ url: URL, animated: Bool = true) throws(NavigationLinkFailure) {
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

    func link(base: URL) -> URL? {
        if let presenter { return presenter.link(base: base) }
        guard let top = entries.last else { return base }
        return top.route.flatMap { shell.routes.url(for: $0, base: base) }
    }
}
