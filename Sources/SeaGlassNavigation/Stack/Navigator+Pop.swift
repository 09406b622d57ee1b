@MainActor extension Navigator {
    /// Pops the top screen.
    ///
    /// At the root it has no effect, which debug builds report.
    ///
    /// - Parameter animated: Whether the pop is animated.
    public func pop(animated: Bool = true) {
        act("pop") { $0.pop(levels: 1, animated: animated) }
    }

    /// Pops several screens in one transition.
    ///
    /// Debug builds report a number that is out of range: a number below 1 has no effect, one above the count of
    /// ``entries`` pops to the root.
    ///
    /// - Parameters:
    ///   - levels: The number of screens.
    ///   - animated: Whether the pop is animated.
    public func pop(levels: Int, animated: Bool = true) {
        act("pop") { $0.pop(levels: levels, animated: animated) }
    }

    /// Pops all screens above the root in one transition. At the root it has no effect.
    ///
    /// - Parameters:
    ///   - animated: Whether the pop is animated.
    ///   - asking: Whether guarded screens show their question. When a person signs out, call ``reset()``.
    public func popToRoot(animated: Bool = true, asking: Bool = true) {
        act("popToRoot") { $0.popToRoot(animated: animated, asking: asking) }
    }

    /// Dismisses all presented routes, and pops the stack under them to its root, in one request.
    ///
    /// Call it on any navigator, for example in a sheet over a sheet: each stack passes the request to the one that
    /// presents it. In a shell in a sheet of your own, the call pops the stack in the sheet, and the app has to dismiss
    /// the sheet.
    ///
    /// ```swift
    /// Button("Done") { navigator.dismissToRoot() }
    /// ```
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - asking: Whether guarded screens show their question.
    public func dismissToRoot(animated: Bool = true, asking: Bool = true) {
        act("dismissToRoot") { $0.dismissToRoot(animated: animated, asking: asking) }
    }

    /// Pops all screens above the topmost screen of a route.
    ///
    /// If that screen is on top, or the route is not in the stack, the stack stays unchanged. Debug builds report a
    /// missing route.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - animated: Whether the pop is animated.
    public func pop(to route: some Hashable, animated: Bool = true) {
        pop(toLastWhere: { $0.route?.isSameRoute(as: route) ?? false }, animated: animated)
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
        act("pop(to:)") { $0.pop(toLastWhere: isTarget, animated: animated) }
    }
}
