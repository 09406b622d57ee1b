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
        reportMissingShell("present")
        leaving(keeping: depth, dismissing: true) {
            $0.setPresented(NavigationEntry(route: route, presentation: style), animated: animated)
        }
    }

    /// Dismisses the route that this navigator presents, or, if it presents none, the sheet or cover that it is in.
    ///
    /// What stands above goes with it, in one dismissal. Where neither is there, it does nothing, which debug builds
    /// report.
    ///
    /// ```swift
    /// Button("Close") { navigator.dismiss() }
    /// ```
    ///
    /// - Parameter animated: Whether it goes with an animation.
    public func dismiss(animated: Bool = true) {
        if presented != nil {
            leaving(keeping: depth, dismissing: true) { $0.setPresented(nil, animated: animated) }
        } else if isPresented {
            presenter?.dismiss(animated: animated)
        } else {
            Diagnostics.report(
                """
                Navigator.dismiss: this navigator presents no route and is in no sheet that a navigator presented. For a \
                sheet of your own, use the environment's dismiss action.
                """
            )
        }
    }

    /// Whether its shell is in a sheet or a cover that another navigator presents.
    var isPresented: Bool { presenter != nil && presenter?.presented?.navigator === self }

    func setPresented(_ entry: NavigationEntry?, animated: Bool) {
        wasAsked = true
        guard entry != presented else { return }
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        withTransaction(transaction) { presented = entry }
    }

    /// What is presented, for the system, which sets it to `nil` when it has dismissed it: perhaps twice, perhaps after
    /// another was presented.
    ///
    /// - Parameter id: What was presented when the system was given this.
    subscript(presentedAsCover isCover: Bool, id: NavigationEntry.ID?) -> NavigationEntry? {
        get { presented.flatMap { $0.presentation?.coversScreen == isCover ? $0 : nil } }
        set { if newValue == nil, let id, presented?.id == id { presented = nil } }
    }

    /// All screens above the root, those of what is presented included, the top one last.
    var allEntries: [NavigationEntry] { entries + (presented.map { [$0] + ($0.navigator?.allEntries ?? []) } ?? []) }
}
