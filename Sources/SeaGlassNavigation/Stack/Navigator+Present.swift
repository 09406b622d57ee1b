import SwiftUI

@MainActor extension Navigator {
    /// Presents the screen of a route over the stack, in the style of the route's declaration.
    ///
    /// The screen is the root of a new shell with the same bar, unless the style is bare. The navigator in the screen's
    /// environment pushes inside the sheet, presents another route over it, and dismisses it. The screen inherits no
    /// value that the presenting screen sets.
    ///
    /// ```swift
    /// Button("Settings") { navigator.present(SettingsRoute()) }
    /// ```
    ///
    /// A navigator presents one route at a time, ``presented``. Another route replaces it as in
    /// `sheet(item:onDismiss:content:)`: the system dismisses the first and then presents the second. The call works
    /// even while the first is being dismissed. Presenting the same route in the same style again has no effect. A route
    /// with the same `id`, if its type is `Identifiable`, updates the screen, which keeps its state.
    ///
    /// For a route that no `navigationRoute` declares, debug builds report the mistake and present a screen that names
    /// it. A release build ignores the call.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - style: Another style than the declared one. The declared background stays.
    ///     ``NavigationPresentationStyle/push``, declared or given, presents a sheet.
    ///   - animated: Whether the presentation is animated.
    public func present(
        _ route: some Hashable,
        as style: NavigationPresentationStyle? = nil,
        animated: Bool = true
    ) {
        act("present") { $0.present(route, as: style?.presented, animated: animated) }
    }

    /// Dismisses the sheet or cover that the screen is in.
    ///
    /// Sheets and covers above that one are dismissed with it. ``dismissPresented(animated:)`` dismisses those above
    /// alone. In a sheet that SwiftUI's `sheet` presents, call the environment's `dismiss`.
    ///
    /// ```swift
    /// Button("Close") { navigator.dismiss() }
    /// ```
    ///
    /// A navigator without a screen, such as that in the state of your app, dismisses the route that it presents, or else
    /// the sheet or cover around its shell. With nothing to dismiss, the call has no effect, which debug builds report.
    ///
    /// - Parameter animated: Whether the dismissal is animated.
    public func dismiss(animated: Bool = true) {
        act("dismiss") { $0.dismiss(for: sender, animated: animated) }
    }

    /// Dismisses the route that this stack presents, with all sheets and covers above it. Without one it has no effect.
    ///
    /// - Parameter animated: Whether the dismissal is animated.
    public func dismissPresented(animated: Bool = true) {
        act("dismissPresented") { $0.dismissPresented(animated: animated) }
    }
}
