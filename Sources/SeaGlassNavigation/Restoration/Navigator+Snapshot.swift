@MainActor extension Navigator {
    /// Removes the stored stack of this navigator's shell.
    ///
    /// It also removes the stacks that other windows have stored under the same id, closed windows included. The
    /// visible stack stays, and its next change is stored again: when a person signs out, call ``reset()``. The
    /// navigator of a presented route removes the stack below the route, too. Without
    /// `restoresNavigation` the call has no effect, which debug builds report.
    ///
    /// ```swift
    /// Button("Start at the inbox next time") { navigator.clearSnapshot() }
    /// ```
    public func clearSnapshot() {
        guard let stack else { return reportMissingStack("clearSnapshot") }
        stack.clearSnapshot()
    }
}
