import SwiftUI

/// The screen of a declared route that a `NavigationLink` pushed. SwiftUI makes it on any thread.
nonisolated struct LinkedScreen: View {
    @Environment(Navigator.self) private var navigator
    /// The identity of this view.
    @State private var view = Identity()
    @State private var claimed: NavigationEntry?
    let route: any NavigationRoute

    /// Declares the screens of a type to the system, behind a shell's root.
    static func declared(_ type: (some NavigationRoute).Type) -> AnyView {
        AnyView(Color.clear.navigationDestination(for: type) { @Sendable in LinkedScreen(route: $0) })
    }

    @MainActor var body: some View {
        // The system may show another route at this place in the same view.
        let entry = claimed.flatMap { route.isEqual(to: $0.route) ? $0 : nil } ?? navigator.entry(of: route, for: view)
        ShellDestination(entry: entry ?? NavigationEntry(route: route))
            .onChange(of: entry?.id, initial: true) {
                guard let entry = navigator.entry(of: route, for: view) else { return }
                navigator.send(.claimed(entry.id, entry))
                entry.content.claimant = view
                claimed = entry
            }
    }
}

extension Navigator {
    /// Returns the entry of a link's screen. The stack does not change: a view is being evaluated.
    ///
    /// The screen on top appears first, so of equal routes it is the view's own, or the topmost that no view has. A screen
    /// that is evaluated before the system writes the path is evaluated again after it, since it reads the entries.
    ///
    /// - Returns: `nil` for a link on a screen that is about to be removed.
    fileprivate func entry(of route: some NavigationRoute, for view: Identity) -> NavigationEntry? {
        let entries = entries
        let places = entries.indices.filter { systemStack.hasLink(to: route, at: $0, of: entries[$0]) }
        func last(of claimant: Identity?) -> Int? { places.last { entries[$0].content.claimant == claimant } }
        // While the system replaces the views, the earlier ones may still exist.
        guard let place = last(of: view) ?? last(of: nil) ?? places.last else { return nil }
        let entry = state.shown(place)
        guard entry.isLink else { return entry }
        // A view may be evaluated more than once before it appears.
        let linked = entry.content.linked ?? NavigationScreen(route: route)
        entry.content.linked = linked
        return with(NavigationEntry(linked, id: entry.id)) { $0.below = entry.below }
    }
}
