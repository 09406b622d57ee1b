@MainActor extension Navigator {
    /// Removes everything that a person has opened, for example when the person signs out.
    ///
    /// All stacks that share the store of this navigator's shell go to their roots: shells and your own stacks, in all
    /// tabs and windows. Their arrays become empty, presented routes are dismissed, and waiting requests and links are
    /// forgotten. There are no questions and no animation. The stored stacks are removed, and none that is being
    /// written arrives later.
    ///
    /// ```swift
    /// Button("Sign out") { navigator.reset() }
    /// ```
    ///
    /// Any navigator resets the same stacks: that of a tab, that of a presented route, or that of a shell in a sheet of
    /// your own, also after the sheet was dismissed. All accounts in one store are signed out. For an account that has
    /// to stay, use a store with another namespace or folder, see <doc:Restoration>.
    ///
    /// Without `restoresNavigation`, the call resets this navigator's shell, the routes that it presents, and the shell
    /// around them. A sheet of your own over a pushed screen goes with that screen. Over the root, your app dismisses it.
    public func reset() {
        guard let stack else { return reportMissingStack("reset") }
        stack.reset()
    }
}
