import SwiftUI

/// The screen of a declared route that a `NavigationLink` pushed. SwiftUI may make it on any thread.
nonisolated struct LinkedScreen: View {
    @Environment(NavigatorStack.self) private var navigator
    @State private var view = LinkedView()
    /// The place for which `onChange` picked another entry than the body shows. A change evaluates the body again.
    @State private var pickedLate: NavigationEntry.ID?
    let route: any NavigationRoute

    /// Returns a view that declares a route type to the `NavigationStack`, for the background of a shell's root.
    static func declared(_ type: (some NavigationRoute).Type) -> AnyView {
        AnyView(Color.clear.navigationDestination(for: type) { @Sendable in LinkedScreen(route: $0) })
    }

    @MainActor var body: some View {
        let ((entry, place), _) = (navigator.entry(of: route, for: view), pickedLate)
        ShellDestination(entry: entry)
            .onChange(of: place, initial: true) {
                let (own, place) = navigator.entry(of: route, for: view)
                guard let place else { return }
                navigator.claim(place, for: own)
                if own.content.isLinked { (view.hasClaimed, own.content.claimant) = (true, view) }
                if own.id != entry.id { pickedLate = place }
            }
    }
}

/// The identity of a `LinkedScreen`, and the entry that the screen shows.
final class LinkedView {
    /// The entry that the claim puts into the stack. The view shows the entry even before the claim, since the
    /// system may write the path late, and after a pop, since the system may add a popped screen's place again.
    fileprivate var entry: NavigationEntry?
    fileprivate var hasClaimed = false
    fileprivate weak var shell: ShellIdentity?
}

extension NavigatorStack {
    /// Returns the entry of a `LinkedScreen`, and the place to claim for the entry. The place is `nil` if the entry has
    /// one, or none fits. `onChange` claims it, since the stack must not change while SwiftUI evaluates a view.
    ///
    /// The screen on top appears first, so among equal routes it claims the topmost free place. A view without a place
    /// reads the entries, so it is evaluated again when the system writes the path.
    func entry(of route: any NavigationRoute, for view: LinkedView) -> (NavigationEntry, NavigationEntry.ID?) {
        // The system may reuse the view for another route at this place.
        let isUnequal = !route.isEqual(to: route) && view.entry?.type == type(of: route)
        if !isUnequal, !route.isEqual(to: view.entry?.route) {
            (view.entry, view.hasClaimed, view.shell) = (nil, false, shell.identity)
        }
        let (own, isNew) = (view.entry ?? NavigationEntry(route: route), !view.hasClaimed)
        view.entry = own
        // A view of the previous shell may still exist.
        guard isNew || !own.content.isLinked, view.shell === shell.identity else { return (own, nil) }
        let free = entries.indices.last { index in
            let entry = entries[index]
            if entry.isLink { return systemStack.hasLink(to: route, at: index) }
            guard isNew, entry.content.isLinked, route.isEqual(to: entry.route) else { return false }
            return (entry.content.claimant as? LinkedView).map { $0.shell !== shell.identity } ?? true
        }
        // If the path can't be compared, any new `LinkedScreen` may be the screen on top.
        let unknown = isNew && top.isLink && systemStack.isIncomparable ? entries.indices.last : nil
        guard let index = free ?? unknown else { return (own, nil) }
        var entry = shown(index)
        if entry.isLink {
            // The entry keeps the id of its first place.
            let content = isNew && own.content.isLinked ? NavigationScreen(route: route) : own.content
            entry = with(NavigationEntry(content, id: isNew ? entry.id : own.id)) { $0.below = entry.below }
        }
        view.entry = entry
        return (entry, entries[index].id)
    }
}
