import SeaGlass
import SwiftUI

/// Declares the routes of a shell to the system, so that a `NavigationLink` can push them.
nonisolated struct LinkedRoutes: View {
    let routes: NavigationRoutes

    @MainActor var body: some View {
        ForEach(routes.declarations) { @Sendable in Self.destination(for: $0.type) }
    }

    private static func destination(for type: (some NavigationRoute).Type) -> AnyView {
        AnyView(Color.clear.navigationDestination(for: type) { @Sendable in LinkedScreen(route: $0) })
    }
}

/// The screen of a declared route that a `NavigationLink` pushed. SwiftUI makes it on any thread.
nonisolated struct LinkedScreen: View {
    @Environment(Navigator.self) private var navigator
    @State private var entry: NavigationEntry?
    let route: any NavigationRoute

    @MainActor var body: some View {
        // The system may show another route at this place in the same screen.
        if let entry, route.isEqual(to: entry.route) {
            ShellDestination(entry: entry)
        } else {
            // A screen below others appears after them, if the system makes it before: then it follows their claims.
            Color.clear
                .onChange(of: entry?.id, initial: true) { entry = navigator.claim(route, isOnTop: true) }
                .onChange(of: navigator.entries) { entry = navigator.claim(route, isOnTop: false) }
        }
    }
}

extension Navigator {
    /// Finds the entry of a link's screen, and sets its route. If several links lead to the route, the top one appears
    /// first.
    ///
    /// - Returns: `nil` if the stack can't hold the route.
    func claim(_ route: some NavigationRoute, isOnTop: Bool) -> NavigationEntry? {
        let entries = state.entries
        let links = entries.indices.filter { entries[$0].isLink && systemStack.hasLink(to: route, at: $0) }
        // Without an unclaimed link, the system has made the screen again.
        let known = entries.indices.reversed().lazy.filter { route.isEqual(to: entries[$0].route) }
        let place = (isOnTop ? links.last : links.first) ?? known.first { systemStack.hasLink(to: route, at: $0) }
        if let place, entries[place].isLink { send(.claimed(place, route)) }
        guard let place, place < state.entries.count else { return nil }
        return with(state.entries[place]) {
            $0.below = place == 0 ? state.root.content : state.entries[place - 1].content
        }
    }
}
