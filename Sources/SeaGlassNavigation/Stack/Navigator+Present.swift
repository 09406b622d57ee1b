import SeaGlass
import SwiftUI

extension Navigator {
    /// Presents the screen of a route over the stack.
    ///
    /// The screen is the root of a shell of its own, with the bar of this one. Its navigator is in its environment: it
    /// pushes inside the sheet, presents another route over it, and dismisses it. Nothing that the presenting screen sets is
    /// inherited.
    ///
    /// ```swift
    /// Button("Compose") { navigator.present(SettingsRoute(), as: .sheet([.medium, .large])) }
    /// ```
    ///
    /// A navigator presents one route at a time, ``presented``. Another one takes its place as in
    /// `sheet(item:onDismiss:content:)`: the system dismisses the first and then presents the second, also while the first
    /// is being dismissed. The same route in the same style changes nothing.
    ///
    /// For a route that no `navigationRoute` declares, debug builds report the mistake and present a screen that names it.
    /// A release build presents nothing.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - style: A sheet or a cover.
    ///   - animated: Whether it comes with an animation.
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

    /// Dismisses the route that this navigator presents, or, if it presents none, the sheet or cover that it is in.
    ///
    /// Sheets and covers above it go in the same dismissal. A navigator that presents nothing and is in no sheet does
    /// nothing, which debug builds report.
    ///
    /// ```swift
    /// Button("Close") { navigator.dismiss() }
    /// ```
    ///
    /// - Parameter animated: Whether it goes with an animation.
    public func dismiss(animated: Bool = true) {
        if presented != nil {
            change(NavigationChange(kept: .max, isDismissing: true, animated: animated))
        } else if isPresented {
            presenter?.dismiss(animated: animated)
        } else {
            Diagnostics.report("Navigator.dismiss: nothing is presented. For your own sheet, use the action dismiss.")
        }
    }

    /// The presented sheet, or the presented cover, for the system's modifier.
    ///
    /// The system sets it to `nil` after a dismissal, maybe twice, and maybe after another route was presented.
    ///
    /// Apple documents for one `sheet(item:onDismiss:content:)` alone that a presentation follows a dismissal. So a cover
    /// waits until a sheet has gone, and a sheet until a cover has.
    ///
    /// - Parameter id: The presented entry at the time when the system was given the binding.
    subscript(presentedAsCover isCover: Bool, id: NavigationEntry.ID?) -> NavigationEntry? {
        get {
            guard let presented, presented.presentation?.coversScreen == isCover else { return nil }
            let isOther = state.departing?.presentation?.coversScreen == !isCover
            return isOther && state.departing?.navigator?.hasShell == true ? nil : presented
        }
        set { if newValue == nil, let id { send(.dismissed(id)) } }
    }

    /// All screens above the root, those of what is presented included, the top one last.
    var allEntries: [NavigationEntry] { entries + (presented.map { [$0] + ($0.navigator?.allEntries ?? []) } ?? []) }
}
