import SeaGlass
import SwiftUI

extension Navigator {
    /// Removes everything that a person has opened, for example when the person signs out.
    ///
    /// All stacks that share the store of this navigator's shell go to their roots: shells and your own stacks, in all
    /// tabs and windows. Their arrays become empty, presented routes are dismissed, and waiting requests and links are
    /// forgotten. There are no questions and no animation. The stored stacks are removed, and none that is being
    /// written arrives later.
    ///
    /// ```swift
    /// Button("Sign out") {
    ///     session.end()
    ///     navigator.reset()
    /// }
    /// ```
    ///
    /// Any navigator resets the same stacks: that of a tab, that of a presented route, or that of a shell in a sheet of
    /// your own, also after the sheet was dismissed. All accounts in one store are signed out. For an account that has
    /// to stay, use a store with another namespace or folder, see <doc:Restoration>.
    ///
    /// Without `restoresNavigation`, the call resets this navigator's shell, the routes that it presents, and the shell
    /// around them. A sheet of your own over a pushed screen goes with that screen. Over the root, your app dismisses it.
    public func reset() {
        let outermost = outermostForReset
        if let store = outermost.store { return store.reset() }
        Self.reset { $0.outermostForReset === outermost }
    }

    /// Resets the navigators that a store keeps. Those that no shell has shown yet follow in `forgetRequests`.
    static func reset(in store: any NavigatorStore) {
        resets += 1
        resetOfStore[store.place] = resets
        reset { $0.outermostForReset.store?.place == store.place }
    }

    private static func reset(where isIncluded: (Navigator) -> Bool) {
        // A presented route goes with its presenter, which dismisses all sheets at once.
        let included = all.objects.filter { $0.presenter == nil && isIncluded($0) }
        for navigator in included {
            navigator.earlyLinks = []
            navigator.shell.seenRoutes = nil
            navigator.shell.keptRoutes = nil
            navigator.send(.reset)
        }
    }

    /// The nearest navigator outward that has a store, or the outermost one.
    private var outermostForReset: Navigator {
        var navigator = self
        while navigator.store == nil, let outer = navigator.presenter ?? navigator.outer { navigator = outer }
        return navigator
    }

    // MARK: Requests before the first shell

    private static let all = WeakList<Navigator>()
    private static var resets = 0
    /// The number of the last reset of each store, by its place.
    private static var resetOfStore: [String: Int] = [:]

    func enlist() { Self.all.append(self) }

    /// Called for each request. Before a shell shows the navigator, nobody knows to which store the request belongs.
    func noteRequest() {
        if store == nil, resetsBeforeRequest == nil { resetsBeforeRequest = Self.resets }
    }

    /// Forgets the requests that waited for this shell, if a person has signed out of its store since.
    func forgetRequests(before store: any NavigatorStore) {
        defer { resetsBeforeRequest = nil }
        guard let resetsBeforeRequest, let reset = Self.resetOfStore[store.place], reset > resetsBeforeRequest else {
            return
        }
        earlyLinks = []
        send(.reset)
    }
}

/// The store of stacks, as a navigator knows it.
protocol NavigatorStore: Sendable {
    /// The identity of the storage. Stores with equal places have the same stacks.
    var place: String { get }

    /// Resets all stacks of the store, and removes their stored form.
    @MainActor func reset()
}

/// References to objects that others retain.
@MainActor final class WeakList<Object: AnyObject> {
    private struct Reference { weak var object: Object? }

    private var references: [Reference] = []
    private var limit = 64

    nonisolated init() {}

    var objects: [Object] { references.compactMap(\.object) }

    func append(_ object: Object) {
        references.append(Reference(object: object))
        guard references.count > limit else { return }
        references.removeAll { $0.object == nil }
        limit = max(64, 2 * references.count)
    }
}
