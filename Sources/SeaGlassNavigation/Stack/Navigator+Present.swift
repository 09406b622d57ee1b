import SeaGlass
import SwiftUI

extension Navigator {
    /// Presents the screen of a route over the stack.
    ///
    /// The screen is the root of a new shell with the same bar. The navigator in the screen's environment pushes inside
    /// the sheet, presents another route over it, and dismisses it. The screen inherits no value that the presenting
    /// screen sets.
    ///
    /// ```swift
    /// Button("Compose") { navigator.present(SettingsRoute(), as: .sheet([.medium, .large])) }
    /// ```
    ///
    /// A navigator presents one route at a time, ``presented``. Another route replaces it as in
    /// `sheet(item:onDismiss:content:)`: the system dismisses the first and then presents the second. The call works
    /// even while the first is being dismissed. Presenting the same route in the same style again has no effect.
    ///
    /// For a route that no `navigationRoute` declares, debug builds report the mistake and present a screen that names
    /// it. A release build ignores the call.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - style: A sheet or a cover.
    ///   - animated: Whether the presentation is animated.
    public func present(
        _ route: some NavigationRoute,
        as style: NavigationPresentationStyle = .sheet(),
        animated: Bool = true
    ) {
        if let presented, presented.presentation == style, presented.route?.isEqual(to: route) ?? false { return }
        guard accepts(route, in: "present") else { return }
        let entry = NavigationEntry(NavigationScreen(route: route, presentation: style))
        change(NavigationChange(kept: .max, isDismissing: true, presented: entry, animated: animated))
        reportMissingShell("present")
    }

    /// Dismisses the route that this navigator presents, or else the sheet or cover around its shell.
    ///
    /// Sheets and covers above that one are dismissed with it. Without a route or a sheet to dismiss, the call has no
    /// effect, which debug builds report.
    ///
    /// ```swift
    /// Button("Close") { navigator.dismiss() }
    /// ```
    ///
    /// - Parameter animated: Whether the dismissal is animated.
    public func dismiss(animated: Bool = true) {
        if presented != nil {
            change(NavigationChange(kept: .max, isDismissing: true, animated: animated))
        } else if isPresented {
            presenter?.dismiss(animated: animated)
        } else {
            Diagnostics.report(
                """
                Navigator.dismiss: This navigator presents no route, so nothing is dismissed. For a sheet of your own, call \
                the dismiss action of the environment.
                """
            )
        }
    }

    /// The item of SwiftUI's modifier for sheets or covers. After a dismissal SwiftUI sets it to `nil`, maybe twice,
    /// and maybe while another route is already presented.
    ///
    /// Apple documents that a presentation waits for the previous dismissal, but only within one
    /// `sheet(item:onDismiss:content:)`. So here a cover waits until a sheet is dismissed, and the reverse.
    subscript(presentedAsCover isCover: Bool, id: NavigationEntry.ID?) -> NavigationEntry? {
        get {
            guard let presented, presented.presentation?.coversScreen == isCover else { return nil }
            let isOther = departing?.presentation?.coversScreen == !isCover
            return isOther && departing?.navigator?.hasShell == true ? nil : presented
        }
        set { if newValue == nil, let id { send(.dismissed(id)) } }
    }
}
