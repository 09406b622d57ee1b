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
    /// The request waits until this call, ``stay()``, or another request, or until the screen is removed. So the button of
    /// the dialog may save first, even if the dialog has closed since:
    ///
    /// ```swift
    /// Button("Save") {
    ///     Task {
    ///         try await save()
    ///         navigator.leave()
    ///     }
    /// }
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

    /// Stays on a screen in answer to the question of its `navigationLeaveGuard`, for the button “Cancel”.
    ///
    /// The call discards the request that the guard held back. Without it the request waits, so a later
    /// ``leave(animated:)`` would still open the link that a person has declined. Without a request it has no effect.
    ///
    /// ```swift
    /// Button("Cancel", role: .cancel) { navigator.stay() }
    /// ```
    public func stay() { act("stay") { $0.stay() } }
}
