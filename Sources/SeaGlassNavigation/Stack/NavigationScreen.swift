import SwiftUI

/// A pushed or presented screen, with its guards and its title, which also labels the back button to the screen.
@MainActor @Observable final class NavigationScreen {
    /// The route, which a request replaces by another one with the same `id`.
    private(set) var route: (any Hashable)?
    /// The route with which the screen was pushed. The path has it if a `NavigationLink` pushed the screen.
    @ObservationIgnored let pushedRoute: (any Hashable)?
    /// The stack of a presented route.
    nonisolated let stack: NavigatorStack?
    let view: (any View)?
    let disablesBackGesture: Bool
    /// Whether the presented route has the style of its declaration, which a navigator without a shell does not know.
    var isDeclaredStyle = false
    /// The `LinkedView` of the view that shows the screen, if a `NavigationLink` pushed the screen; `nil` until a view of
    /// the current shell has claimed the screen's place.
    weak var claimant: AnyObject?
    /// Whether the screen is in the stack, in place of the entry of a `NavigationLink`.
    var isLinked = false

    var title: Text?
    /// The title that UIKit's back button has for the screen, also if the app has set it with `navigationTitle`.
    var systemTitle: String?
    var guards: [LeaveGuard] = []

    /// - Parameter presentation: The style of a presented route; `nil` for a pushed screen.
    init(
        route: (any Hashable)? = nil,
        view: (any View)? = nil,
        disablesBackGesture: Bool = false,
        presentation: NavigationPresentationStyle? = nil
    ) {
        self.route = route
        pushedRoute = route
        self.view = view
        self.disablesBackGesture = disablesBackGesture
        stack = presentation.map { NavigatorStack(style: $0) }
    }

    /// Shows another route with the same `id`. The screen keeps its state.
    func update(to route: any Hashable) { self.route = route }

    var isGuarded: Bool { guards.contains(where: \.isActive) }

    /// The question of the first guard active now. `LeaveGuard.isActive` is old if a button saves and pops at once.
    var question: LeaveQuestion? { guards.lazy.compactMap(\.question).first { $0.isActive() } }
}
