import SwiftUI

/// The app's optional route that a shell presents.
struct NavigatorPresented {
    let routeType: any Hashable.Type
    let route: () -> (any Hashable)?
    let write: ((any Hashable)?) -> Void

    /// Returns whether the binding has a route.
    @MainActor func holds(_ other: (any Hashable)?) -> Bool {
        guard let own = route() else { return other == nil }
        return own.isSameRoute(as: other)
    }

    init<Route: Hashable>(_ presented: Binding<Route?>) {
        routeType = Route.self
        route = { presented.wrappedValue }
        write = { route in
            let own = route as? Route
            if own != presented.wrappedValue { presented.wrappedValue = own }
        }
    }
}
