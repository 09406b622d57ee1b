import SeaGlass

extension NavigationRestoration: NavigatorStore {
    var place: String { store.place }

    /// Removes everything that a person has opened, in an app without a navigator, for example when the person signs
    /// out.
    ///
    /// All stacks that are kept in this store go to their roots, in all tabs and windows, and the stored stacks are
    /// removed. ``Navigator/reset()`` does the same for the store of its shell.
    ///
    /// ```swift
    /// Button("Sign out") { NavigationRestoration.standard.reset() }
    /// ```
    ///
    /// If the store throws, the stored stacks may stay: each stack's `onFailure` receives
    /// ``NavigationRestoration/Failure/Reason/storeFailed``.
    @MainActor public func reset() {
        NavigatorStack.reset(in: self)
        let restorers = StackRestorer.all.objects.filter { $0.stored.restoration.place == place }
        for restorer in restorers { restorer.reset() }
        let report = { @MainActor (failure: Failure) in
            for restorer in restorers { restorer.report(failure) }
        }
        system.whenReadable { [store] in
            SnapshotWriter.shared.removeAll(from: store) { failure in Task { @MainActor in report(failure) } }
        }
    }
}
