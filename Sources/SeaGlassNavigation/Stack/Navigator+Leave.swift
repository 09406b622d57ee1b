@MainActor extension Navigator {
    /// Leaves a screen in answer to the question of its `navigationLeaveGuard`.
    ///
    /// The call carries out the request that the guard held back, such as a pop to the root or a deep link. If the
    /// request also removes a guarded screen further down, that screen shows its question next.
    ///
    /// ```swift
    /// Button("Discard") { navigator.leave() }
    /// ```
    ///
    /// If no request waits, the call pops the screen whose navigator it is, with all above it, or dismisses the sheet
    /// whose root that screen is. The app's own navigator leaves the screen on top. A second call before the screen below
    /// has appeared has no effect. Debug builds report a call without a waiting request, and a second call.
    ///
    /// - Parameter animated: Whether the pop or dismissal is animated, if no request was held back.
    public func leave(animated: Bool = true) {
        act("leave") { $0.leave(for: sender, animated: animated) }
    }
}
