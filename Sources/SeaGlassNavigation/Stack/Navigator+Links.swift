import SwiftUI

@MainActor extension Navigator {
    /// Looks up a link in the shell's routes, and shows the stack of the link. Another presented route is dismissed.
    ///
    /// If the last route of the link is declared as a sheet or cover, it is presented over the routes before it. The
    /// navigator of a presented route passes the link to the stack that presents the route.
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
        guard let stack = hearing("open") else { return }
        try stack.open(url, animated: animated)
    }

    /// Returns the link to the top screen, for sharing or Handoff.
    ///
    /// While a route is presented that is declared as a sheet or cover and has a pattern, returns the link to that route,
    /// also in its sheet. In the sheet of another route, returns the link to the top screen below the sheet.
    ///
    /// - Parameter base: The beginning of the link, such as `https://example.com` or `example://`.
    /// - Returns: The link. At the root it is the link to the selection of `navigationShell(selection:bar:navigator:)`, or
    ///   `base`. Without a pattern for the route of the top screen, `nil`, see ``NavigationRoutes/link(_:_:values:)``.
    public func link(base: URL) -> URL? {
        stack?.link(base: base)
    }
}
