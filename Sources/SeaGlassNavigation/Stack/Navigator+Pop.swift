import SeaGlass
import SwiftUI

extension Navigator {
    /// Pops the top screen.
    ///
    /// At the root it has no effect, which debug builds report.
    ///
    /// - Parameter animated: Whether the pop is animated.
    public func pop(animated: Bool = true) { pop(levels: 1, animated: animated) }

    /// Pops several screens in one transition.
    ///
    /// Debug builds report a number that is out of range: a number below 1 has no effect, one above ``depth`` pops to
    /// the root.
    ///
    /// - Parameters:
    ///   - levels: The number of screens.
    ///   - animated: Whether the pop is animated.
    public func pop(levels: Int, animated: Bool = true) {
        reportMissingShell("pop")
        if levels < 1 {
            Diagnostics.report("Navigator.pop(levels:): The number \(levels) pops no screen. Pass 1 or more.")
        } else if levels > depth {
            Diagnostics.report(
                """
                Navigator.pop: The stack has fewer screens above the root (\(depth)) than the call pops (\(levels)). \
                Check canPop or depth first.
                """
            )
        }
        guard levels > 0, canPop else { return }
        change(NavigationChange(kept: max(0, depth - levels), animated: animated))
    }

    /// Pops all screens above the root in one transition. At the root it has no effect.
    ///
    /// - Parameters:
    ///   - animated: Whether the pop is animated.
    ///   - asking: Whether guarded screens show their question. When a person signs out, call ``reset()``.
    public func popToRoot(animated: Bool = true, asking: Bool = true) {
        reportMissingShell("popToRoot")
        change(NavigationChange(kept: 0, animated: animated), asking: asking)
    }

    /// Dismisses all presented routes, and pops the stack under them to its root, in one request.
    ///
    /// Call it on any navigator, for example in a sheet over a sheet: each navigator passes the request to its
    /// ``presenter``. A sheet that SwiftUI's `sheet` presents has no presenter: the call pops the sheet's stack, and
    /// the app has to dismiss the sheet.
    ///
    /// ```swift
    /// Button("Done") { navigator.dismissToRoot() }
    /// ```
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - asking: Whether guarded screens show their question.
    public func dismissToRoot(animated: Bool = true, asking: Bool = true) {
        if isPresented, let presenter { return presenter.dismissToRoot(animated: animated, asking: asking) }
        reportMissingShell("dismissToRoot")
        change(NavigationChange(kept: 0, isDismissing: true, animated: animated), asking: asking)
    }

    /// Pops all screens above the topmost screen of a route.
    ///
    /// If that screen is on top, or the route is not in the stack, the stack stays unchanged. Debug builds report a
    /// missing route.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - animated: Whether the pop is animated.
    public func pop(to route: some NavigationRoute, animated: Bool = true) {
        pop(toLastWhere: { $0.route?.isEqual(to: route) ?? false }, animated: animated)
    }

    /// Pops all screens above an entry.
    ///
    /// If the entry is on top, or not in the stack, the stack stays unchanged. Debug builds report a missing entry.
    ///
    /// - Parameters:
    ///   - id: The entry.
    ///   - animated: Whether the pop is animated.
    public func pop(to id: NavigationEntry.ID, animated: Bool = true) {
        pop(toLastWhere: { $0.id == id }, animated: animated)
    }

    /// Pops all screens above the topmost one that satisfies a condition.
    ///
    /// If that screen is on top, or no screen satisfies the condition, the stack stays unchanged. Debug builds report a
    /// missing screen.
    ///
    /// ```swift
    /// Button("Back to the thread") { navigator.pop(toLastWhere: { $0.route is ThreadRoute }) }
    /// ```
    ///
    /// - Parameters:
    ///   - isTarget: Returns whether to pop to an entry.
    ///   - animated: Whether the pop is animated.
    public func pop(toLastWhere isTarget: (NavigationEntry) -> Bool, animated: Bool = true) {
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
        if canPop { pop() } else if isPresented { dismiss() }
    }
}
