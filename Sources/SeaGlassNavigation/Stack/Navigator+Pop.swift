import SeaGlass
import SwiftUI

extension Navigator {
    /// Pops the screen on top.
    ///
    /// At the root it does nothing, which debug builds report.
    ///
    /// - Parameter animated: Whether the pop is animated.
    public func pop(animated: Bool = true) { pop(levels: 1, animated: animated) }

    /// Pops several screens in one transition.
    ///
    /// Debug builds report a number that can't be popped: zero and less pops nothing, more than there are pops to the
    /// root.
    ///
    /// - Parameters:
    ///   - levels: The number of screens.
    ///   - animated: Whether the pop is animated.
    public func pop(levels: Int, animated: Bool = true) {
        reportMissingShell("pop")
        if levels < 1 {
            Diagnostics.report("Navigator.pop(levels:): \(levels) pops nothing. Pass a number of screens from 1 up.")
        } else if levels > depth {
            Diagnostics.report("Navigator.pop: \(levels) asked for, \(depth) above the root. Read canPop before.")
        }
        guard levels > 0, canPop else { return }
        change(NavigationChange(kept: max(0, depth - levels), animated: animated))
    }

    /// Pops everything above the root, in one transition. At the root it does nothing.
    ///
    /// - Parameters:
    ///   - animated: Whether the pop is animated.
    ///   - asking: Whether a guarded screen asks before it is left. With `false` all screens go, for example when a person
    ///     signs out.
    public func popToRoot(animated: Bool = true, asking: Bool = true) {
        reportMissingShell("popToRoot")
        let pop = NavigationChange(kept: 0, animated: animated)
        if asking { change(pop) } else { send(.change(pop)) }
    }

    /// Dismisses all presented routes, and pops the stack under them to its root, in one request.
    ///
    /// Any navigator can be asked, for example that of a sheet over a sheet: the way leads over ``presenter`` to the lowest,
    /// and ends at a sheet of the app's own.
    ///
    /// ```swift
    /// Button("Done") { navigator.dismissToRoot() }
    /// ```
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - asking: Whether a guarded screen asks before it is left.
    public func dismissToRoot(animated: Bool = true, asking: Bool = true) {
        if isPresented, let presenter { return presenter.dismissToRoot(animated: animated, asking: asking) }
        reportMissingShell("dismissToRoot")
        let home = NavigationChange(kept: 0, isDismissing: true, animated: animated)
        if asking { change(home) } else { send(.change(home)) }
    }

    /// Pops everything above the topmost screen of a route. If that screen is on top, nothing changes.
    ///
    /// A route that is not in the stack pops nothing, which debug builds report.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - animated: Whether the pop is animated.
    public func pop(to route: some NavigationRoute, animated: Bool = true) {
        pop(toLastWhere: { $0.route?.isEqual(to: route) ?? false }, animated: animated)
    }

    /// Pops everything above an entry. If it is on top, nothing changes.
    ///
    /// An entry that is not in the stack pops nothing, which debug builds report.
    ///
    /// - Parameters:
    ///   - id: The entry.
    ///   - animated: Whether the pop is animated.
    public func pop(to id: NavigationEntry.ID, animated: Bool = true) {
        pop(toLastWhere: { $0.id == id }, animated: animated)
    }

    /// Pops everything above the topmost screen that satisfies a condition. If that screen is on top, nothing changes.
    ///
    /// If no screen does, nothing is popped, which debug builds report.
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
            return Diagnostics.report("Navigator.pop(to:): the screen is not in the stack. Look it up in entries.")
        }
        change(NavigationChange(kept: index + 1, animated: animated))
    }

    /// Goes back from a screen, as its back button and the escape gesture do: pops it, or dismisses the sheet of which it
    /// is the root. A screen that is not on top does nothing, since a screen in a transition can be touched.
    func goBack(from id: NavigationEntry.ID) {
        guard id == state.top.id else { return }
        if canPop { pop() } else if isPresented { dismiss() }
    }
}
