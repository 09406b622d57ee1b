import SeaGlass
import SwiftUI

extension View {
    /// Opens links in the detail of a split view, and selects what they belong to.
    ///
    /// Chain it around the split view: in a narrow window the detail has no shell until something is selected.
    ///
    /// ```swift
    /// struct LinkedColumns: View {
    ///     @State private var mailbox: String?
    ///     @State private var navigator = Navigator()
    ///
    ///     var body: some View {
    ///         NavigationSplitView {
    ///             List(["inbox", "sent"], id: \.self, selection: $mailbox) { Text($0) }
    ///         } detail: {
    ///             Text(mailbox ?? "No mailbox")
    ///                 .navigationShell(selection: $mailbox, navigator: navigator)
    ///                 .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///         }
    ///         .opensNavigationLinks(
    ///             selection: $mailbox,
    ///             NavigationRoutes()
    ///                 .link("{mailbox}", { (name: String) in name }) { $0 }
    ///                 .link("{mailbox}/{thread}", { (_: String, id: Int) in ThreadRoute(id: id) }) { ("inbox", $0.id) },
    ///             in: navigator
    ///         )
    ///     }
    /// }
    /// ```
    ///
    /// If the first route of a link has the type of the selection, it is selected, and the other routes are shown over
    /// it in the same update. A link without such a route changes the stack over the current selection. A guarded screen
    /// shows its question first, and ``Navigator/leave(animated:)`` selects and shows what the link names.
    ///
    /// - Parameters:
    ///   - selection: The selection that is also passed to `navigationShell(selection:)`.
    ///   - routes: The patterns of the links. The type of the selection needs no screen.
    ///   - navigator: The navigator of the detail's shell.
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Called with the reason why a link was refused.
    nonisolated public func opensNavigationLinks<Selection: Hashable>(
        selection: Binding<Selection>,
        _ routes: NavigationRoutes,
        in navigator: Navigator,
        activityType: String? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        modifier(
            OpensLinksInColumn(
                selection: NavigatorSelection(selection),
                routes: routes,
                navigator: navigator,
                activityType: activityType,
                onFailure: onFailure
            )
        )
    }
}

nonisolated private struct OpensLinksInColumn: ViewModifier {
    let selection: NavigatorSelection
    let routes: NavigationRoutes
    let navigator: Navigator
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            LinkReceiver(routes: routes, activityType: activityType) { url in
                ReceivedLink.open(url, in: navigator.stack, onFailure: onFailure) { () throws(NavigationLinkFailure) in
                    try open(url)
                }
            }
        )
    }

    @MainActor private func open(_ url: URL) throws(NavigationLinkFailure) {
        guard let stack = navigator.stack else { return }
        let selected = try routes.routes(for: url).first.flatMap(selection.selection)
        try stack.openNowOrLater(url, with: routes, animated: true) {
            // The split view shows the detail, and so its shell, for the selection.
            if !stack.hasShell, let selected { selection.write(selected) }
        }
    }
}
