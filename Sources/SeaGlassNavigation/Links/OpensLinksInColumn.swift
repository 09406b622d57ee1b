import SeaGlass
import SwiftUI

extension View {
    /// Opens links in the detail of a split view, and selects the value that a link names.
    ///
    /// Chain it around the split view: in a narrow window the detail has no shell until something is selected.
    ///
    /// ```swift
    /// struct LinkedNotes: View {
    ///     @State private var folder: String?
    ///     @State private var navigator = Navigator()
    ///
    ///     var body: some View {
    ///         NavigationSplitView {
    ///             List(["home", "work"], id: \.self, selection: $folder) { Text($0) }
    ///         } detail: {
    ///             Text(folder ?? "No folder")
    ///                 .navigationShell(selection: $folder, navigator: navigator)
    ///                 .navigationRoutes(routes)
    ///         }
    ///         .opensNavigationLinks(selection: $folder, routes, in: navigator)
    ///     }
    ///
    ///     private var routes: NavigationRoutes {
    ///         NavigationRoutes()
    ///             .route(NoteRoute.self, key: "note") { Text("Note \($0.id)") }
    ///             .link("{folder}", { (name: String) in name }) { $0 }
    ///             .link("{folder}/{note}", NoteRoute.init(folder:id:)) { ($0.folder, $0.id) }
    ///     }
    /// }
    ///
    /// struct NoteRoute: NavigationRoute {
    ///     let folder: String
    ///     let id: Int
    /// }
    /// ```
    ///
    /// If a link's first route has the type of the selection, the link selects that value and shows its other routes over
    /// the new root, in the same update. A link without such a route changes the stack over the current selection. A
    /// guarded screen shows its question first, and ``Navigator/leave(animated:)`` selects and shows what the link names.
    ///
    /// - Parameters:
    ///   - selection: The selection that is also passed to `navigationShell(selection:)`.
    ///   - routes: The patterns of the links. The type of the selection needs no screen.
    ///   - navigator: The navigator of the detail's shell, the same for all values of the selection.
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
    @Environment(NavigatorStack.self) private var outer: NavigatorStack?
    let selection: NavigatorSelection
    let routes: NavigationRoutes
    let navigator: Navigator
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(
                LinkReceiver(routes: routes, activityType: activityType) { url in
                    LinkDelivery.open(url, in: navigator.stack, onFailure: onFailure) {
                        () throws(NavigationLinkFailure) in
                        try open(url)
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

    /// Opens a tapped link of the app that the shell's own routes don't know.
    @MainActor private func openTapped(_ url: URL) throws(NavigationLinkFailure) -> Bool {
        guard routes.linkOrigins != nil else { return false }
        do throws(NavigationLinkFailure) {
            _ = try routes.routes(for: url, opensRoot: false)
        } catch {
            if error.reason == .refused { throw error }
            return false
        }
        _ = try open(url)
        return true
    }

    @MainActor private func open(_ url: URL) throws(NavigationLinkFailure) -> NavigatorStack {
        guard let stack = navigator.stack else {
            let remedy = "Pass a Navigator() that your app keeps."
            throw NavigationLinkFailure(
                .refused,
                "The navigator was read outside of a shell, so it has no stack. \(remedy)",
                in: url
            )
        }
        let selected = try routes.routes(for: url).first.flatMap(selection.linked)
        guard stack.hasShell || selected != nil || selection.value().selectedRoute != nil else {
            throw NavigationLinkFailure(
                .refused,
                "Nothing is selected, and “\(url.quoted)” leads to no selection.",
                in: url
            )
        }
        let link = EarlyLink(url: url, routes: routes, selection: selected, onFailure: onFailure)
        try stack.openNowOrLater(link, inside: outer, true) {
            // The split view shows the detail, and so its shell, for the selection.
            if !stack.hasShell, let selected { selection.write(selected) }
        }
        return stack
    }
}
