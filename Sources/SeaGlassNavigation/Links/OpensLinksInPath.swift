import SeaGlass
import SwiftUI

extension View {
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
}

nonisolated private struct OpensLinksInPath<Route: Hashable>: ViewModifier {
    @Environment(NavigatorStack.self) private var outer: NavigatorStack?
    let path: Binding<[Route]>
    let routes: NavigationRoutes
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            LinkReceiver(routes: routes, activityType: activityType) { url in
                LinkDelivery.open(url, onFailure: onFailure) { () throws(NavigationLinkFailure) in
                    let found = try routes.routes(for: url)
                    let own = found.compactMap { $0 as? Route }
                    guard own.count == found.count else {
                        throw NavigationLinkFailure(
                            .refused,
                            """
                            The link leads to a route that an array of \(Route.self) can't hold. Pass only patterns that \
                            make a \(Route.self).
                            """,
                            in: url
                        )
                    }
                    path.wrappedValue = own
                    return outer
                }
            }
        )
    }
}
