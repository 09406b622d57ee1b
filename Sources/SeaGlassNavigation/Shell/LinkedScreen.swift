import SwiftUI

/// The screen of a declared route that a `NavigationLink` pushed. SwiftUI makes it on any thread.
nonisolated struct LinkedScreen: View {
    @Environment(Navigator.self) private var navigator
    @State private var view = LinkedView()
    let route: any NavigationRoute

    /// Declares the screens of a type to the system, behind a shell's root.
    static func declared(_ type: (some NavigationRoute).Type) -> AnyView {
        AnyView(Color.clear.navigationDestination(for: type) { @Sendable in LinkedScreen(route: $0) })
    }

    @MainActor var body: some View {
        let place = navigator.place(of: route, for: view)
        ShellDestination(entry: view.entry ?? NavigationEntry(route: route))
            .onChange(of: place, initial: true) {
                guard let place = navigator.place(of: route, for: view), let entry = view.entry else { return }
                navigator.send(.claimed(place, entry))
                if entry.content.isLinked { (view.hasClaimed, entry.content.claimant) = (true, view) }
            }
    }
}

/// The identity of a link's view, and the entry that the view shows.
final class LinkedView {
    /// Installed by the claim. The view shows it before that, since the system may write the path late, and afterwards,
    /// since the system may add the place of a popped screen again.
    fileprivate var entry: NavigationEntry?
    fileprivate var hasClaimed = false
}

extension Navigator {
    /// Returns the entry in the stack whose place a link's view claims with its own entry; `nil` if it has a place, or
    /// finds none. The stack does not change: a view is being evaluated.
    ///
    /// The screen on top appears first, so of equal routes it claims the topmost place that no view has. A view without a
    /// place reads the entries, so it is evaluated again when the system writes the path.
    fileprivate func place(of route: some NavigationRoute, for view: LinkedView) -> NavigationEntry.ID? {
        // The system may show another route at this place in the same view.
        let isSame = route.isEqual(to: view.entry?.route) || !route.isEqual(to: route)
        if !isSame { (view.entry, view.hasClaimed) = (nil, false) }
        let own = view.entry ?? NavigationEntry(route: route)
        view.entry = own
        if view.hasClaimed, own.content.isLinked { return nil }
        let (entries, isNew) = (entries, !view.hasClaimed)
        let places = entries.indices.filter { index in
            let entry = entries[index]
            if entry.isLink { return systemStack.hasLink(to: route, at: index) }
            return isNew && entry.content.isLinked && route.isEqual(to: entry.route)
        }
        let unclaimed = places.last { entries[$0].content.claimant == nil }
        // In a path that can't be compared, any new link may have pushed the screen on top.
        let unknown = entries.indices.last { _ in isNew && state.top.isLink && systemStack.isIncomparable }
        // While the system replaces the views, the earlier ones may still exist.
        guard let index = unclaimed ?? unknown ?? places.last else { return nil }
        let place = state.shown(index)
        let isOwn = place.isLink && !own.content.isLinked
        view.entry = place.isLink ? with(isOwn ? own : NavigationEntry(route: route)) { $0.below = place.below } : place
        return place.id
    }
}
