import SeaGlass
import SwiftUI

extension NavigatorStack {
    /// - Parameter style: A style other than the declared one.
    func present(_ route: some Hashable, as style: NavigationPresentationStyle?, animated: Bool = true) {
        let isDeclared = style == nil
        let style = style ?? declaredStyle(of: route)
        if let presented, presented.presentation == style, presented.route?.isSameRoute(as: route) ?? false { return }
        guard canShow(route, in: "present"), canPresent(route) else { return }
        let entry = entry(presenting: route, as: style)
        if entry.id != currentPresented?.id { entry.content.isDeclaredStyle = isDeclared }
        change(NavigationChange(kept: .max, isDismissing: true, presented: entry, animated: animated))
        reportMissingShell("present")
    }

    /// Dismisses the sheet around the stack. Without a screen that asks, dismisses the presented route first.
    func dismiss(for sender: NavigationEntry.ID?, animated: Bool) {
        if sender == nil, presented != nil {
            dismissPresented(animated: animated)
        } else if isPresented {
            presenter?.dismissPresented(animated: animated)
        } else if let bareOuter {
            bareOuter.dismiss(for: sender ?? .root, animated: animated)
        } else if presentedID == nil {
            Diagnostics.report(
                """
                Navigator.dismiss: The screen is in no sheet or cover of a shell, so nothing is dismissed. For a sheet of your own, \
                call the dismiss action of the environment, and for a route over this stack, dismissPresented.
                """
            )
        }
    }

    func dismissPresented(animated: Bool) {
        guard presented != nil else { return }
        change(NavigationChange(kept: .max, isDismissing: true, animated: animated))
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
            return isOther && departing?.stack?.hasShell == true ? nil : presented
        }
        set { if newValue == nil, let id { send(.dismissed(id)) } }
    }
}
