import SeaGlass
import SwiftUI

extension NavigatorStack {
    func reset() {
        let outermost = outermostForReset
        if let store = outermost.store { return store.reset() }
        Self.reset { $0.outermostForReset === outermost }
    }

    /// Resets the navigators that a store keeps. A navigator that no shell has shown yet forgets its requests when its
    /// shell appears.
    static func reset(in store: any NavigatorStore) {
        StoreResets.add(store)
        reset { $0.outermostForReset.store?.place == store.place }
    }

    private static func reset(where isIncluded: (NavigatorStack) -> Bool) {
        // The presenter of a route dismisses all sheets at once, so the navigators of sheets need no reset.
        let included = all.objects.filter { $0.presenter == nil && isIncluded($0) }
        for navigator in included {
            navigator.earlyLinks = []
            navigator.updatedSelection = nil
            navigator.selectionRequests.isUnasked = true
            navigator.send(.reset)
        }
    }

    /// The nearest navigator outward that has a store, or the outermost one.
    private var outermostForReset: NavigatorStack {
        var navigator = self
        while navigator.store == nil, let outer = navigator.presenter ?? navigator.outer { navigator = outer }
        return navigator
    }
}
