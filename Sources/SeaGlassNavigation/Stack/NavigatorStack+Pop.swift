import SeaGlass
import SwiftUI

extension NavigatorStack {
    func pop(levels: Int, animated: Bool = true) {
        reportMissingShell("pop")
        if levels < 1 {
            Diagnostics.report("Navigator.pop(levels:): The number \(levels) pops no screen. Pass 1 or more.")
        } else if levels > depth {
            Diagnostics.report(
                """
                Navigator.pop: The stack has fewer screens above the root (\(depth)) than the call pops (\(levels)). \
                Check the count of entries first.
                """
            )
        }
        guard levels > 0, canPop else { return }
        change(NavigationChange(kept: max(0, depth - levels), animated: animated))
    }

    func popToRoot(animated: Bool = true, asking: Bool = true) {
        reportMissingShell("popToRoot")
        if !asking { selectionRequests.isUnasked = true }
        change(NavigationChange(kept: 0, animated: animated), asking: asking)
    }

    func dismissToRoot(animated: Bool = true, asking: Bool = true) {
        if isPresented, let presenter { return presenter.dismissToRoot(animated: animated, asking: asking) }
        if let bareOuter { return bareOuter.dismissToRoot(animated: animated, asking: asking) }
        reportMissingShell("dismissToRoot")
        if !asking { selectionRequests.isUnasked = true }
        change(NavigationChange(kept: 0, isDismissing: true, animated: animated), asking: asking)
    }

    func pop(toLastWhere isTarget: (NavigationEntry) -> Bool, animated: Bool = true) {
        reportMissingShell("pop(to:)")
        guard let index = entries.lastIndex(where: isTarget) else {
            return Diagnostics.report(
                """
                Navigator.pop(to:): The screen is not in the stack, so nothing is popped. Choose a screen from \
                Navigator.entries, or call popToRoot.
                """
            )
        }
        change(NavigationChange(kept: index + 1, animated: animated))
    }

    /// Pops a screen, or dismisses the sheet whose root it is, for the back button and the escape gesture. Ignores a
    /// screen below the top, which a person can still touch during a transition.
    func goBack(from id: NavigationEntry.ID) {
        guard id == top.id else { return }
        if canPop { pop(levels: 1, animated: true) } else if isPresented { presenter?.dismissPresented(animated: true) }
    }
}
