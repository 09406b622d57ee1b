import SwiftUI

/// The screen of a declared route that a `NavigationLink` pushed. SwiftUI may make it on any thread.
nonisolated struct LinkedScreen: View {
    @Environment(NavigatorStack.self) private var navigator
    @State private var view = LinkedView()
    let route: any Hashable

    /// Returns a view that declares a route type to the `NavigationStack`, for the background of a shell's root.
    static func declared(_ type: (some Hashable).Type) -> AnyView {
        AnyView(Color.clear.navigationDestination(for: type) { LinkedScreen(route: $0) })
    }

    @MainActor var body: some View {
        let (entry, place) = navigator.entry(of: route, for: view)
        ShellDestination(entry: entry)
            // The stack must not change while SwiftUI evaluates a view.
            .onAppear {
                view.isVisible = true
                claim(place, for: entry)
            }
            .onDisappear { view.isVisible = false }
            // The system may write the path after the screen has appeared. A covered screen waits until it appears: of
            // screens with equal routes the topmost has to claim first.
            .onChange(of: place) { if view.isVisible { claim(place, for: entry) } }
    }

    @MainActor private func claim(_ place: NavigationEntry.ID?, for entry: NavigationEntry) {
        guard let place else { return }
        navigator.claim(place, for: entry)
        view.claim(entry)
    }
}

/// The identity of a `LinkedScreen`, and the entry that the screen shows.
final class LinkedView {
    /// The view shows the entry before the entry has a place, since the system may write the path late, and after a pop,
    /// since the system may add a popped screen's place again.
    var entry: NavigationEntry?
    var isVisible = false
    /// Whether the view has claimed a place for the entry.
    private(set) var hasClaimed = false

    /// Notes that the entry has a place, unless another view has claimed it since.
    @MainActor func claim(_ entry: NavigationEntry) {
        guard entry.content.isLinked, entry.content.claimant == nil else { return }
        entry.content.claimant = self
        hasClaimed = true
    }

    /// Prepares the view for another route.
    func reset() {
        entry = nil
        hasClaimed = false
    }
}

extension NavigatorStack {
    /// Returns the entry of a `LinkedScreen`, and the place to claim for the entry. The place is `nil` if the entry has
    /// one, or none is free.
    ///
    /// The claim of a place changes what this function reads, so another view with an equal route is evaluated again.
    func entry(of route: any Hashable, for view: LinkedView) -> (NavigationEntry, NavigationEntry.ID?) {
        // The system may reuse the view for another route at this place.
        if let shown = view.entry?.content.pushedRoute, !route.isSameRoute(as: shown),
            route.isSameRoute(as: route) || shown.isSameRoute(as: shown)
        {
            view.reset()
        }
        let own = view.entry ?? NavigationEntry(route: route)
        view.entry = own
        guard let index = freePlace(for: own, of: view) else { return (own, nil) }
        var entry = shown(index)
        let place = entry.id
        if entry.isLink {
            let isUsed = own.content.isLinked
            // The entry keeps the id of its first place.
            entry = NavigationEntry(
                isUsed ? NavigationScreen(route: route) : own.content,
                id: view.hasClaimed ? own.id : place
            )
            entry.below = shown(index).below
        }
        view.entry = entry
        return (entry, place)
    }

    /// Returns the topmost place with the route that no view of this shell has claimed.
    private func freePlace(for own: NavigationEntry, of view: LinkedView) -> Int? {
        guard let route = own.content.pushedRoute else { return nil }
        // A popped screen may get a place again. A view of the previous shell gets none.
        if view.hasClaimed, own.content.isLinked || own.content.claimant !== view { return nil }
        let equal = entries.indices.last { index in
            let entry = entries[index]
            if entry.isLink { return systemStack.hasLink(to: route, at: index) }
            return !view.hasClaimed && entry.isUnclaimed && route.isSameRoute(as: entry.content.pushedRoute)
        }
        // If the path can't be compared, any new `LinkedScreen` may be the screen on top.
        return equal ?? (!view.hasClaimed && top.isLink && systemStack.isIncomparable ? entries.indices.last : nil)
    }
}

extension NavigationEntry {
    /// Whether a view of a previous shell claimed the place, and none of this shell has.
    @MainActor fileprivate var isUnclaimed: Bool { content.isLinked && content.claimant == nil }
}
