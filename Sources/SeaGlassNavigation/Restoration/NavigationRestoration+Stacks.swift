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
    /// If the store throws, each stack's `onFailure` receives ``NavigationRestoration/Failure/Reason/storeFailed``. The
    /// stored stacks are not shown again in this process, and the removal is tried again before the next save.
    @MainActor public func reset() {
        NavigatorStack.reset(in: self)
        let restorers = StackRestorer.all(in: self)
        for restorer in restorers { restorer.reset() }
        let report = { @MainActor (failure: Failure) in
            for restorer in restorers { restorer.report(failure) }
        }
        let appState = StackRestorer.appState(for: self)
        appState.crashedStacks = []
        appState.whenReadable { [store] in
            SnapshotWriter.shared.removeAll(from: store) { failure in Task { @MainActor in report(failure) } }
        }
    }

    /// Removes the stacks that are stored under an id. When a person signs out, call ``reset()``.
    ///
    /// With ``Scope/scene`` it removes the stacks of all windows, closed windows included. The visible stack stays, and
    /// its next change is stored again. Use it for your own stack, and ``Navigator/clearSnapshot()`` for a shell's.
    ///
    /// ```swift
    /// Button("Start at the inbox next time") {
    ///     NavigationRestoration.standard.clearSnapshots(id: "main")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id passed to `restoresNavigation(path:id:)`.
    ///   - scope: The scope passed to `restoresNavigation(path:id:)`.
    @MainActor public func clearSnapshots(id: String, scope: NavigationRestoration.Scope = .scene) {
        let stack = StoredStack(id: id, scope: scope, restoration: self, onFailure: { _ in })
        StackRestorer.appState(for: self).whenReadable {
            stack.clear(in: nil) { failure in
                Diagnostics.report("clearSnapshots: The store could not remove the stack “\(id)”. \(failure.detail)")
            }
        }
    }

    /// Stores all changed stacks of this store, and waits for the writes. A test calls it before it launches the app
    /// again.
    ///
    /// ```swift
    /// func open(_ thread: ThreadRoute, in navigator: Navigator, _ restoration: NavigationRestoration) async {
    ///     navigator.push(route: thread)
    ///     await restoration.save()
    /// }
    /// ```
    ///
    /// A change of your own path counts once its view was updated. If the store throws, each stack's `onFailure` receives
    /// ``NavigationRestoration/Failure/Reason/storeFailed``. Before the device is first unlocked, nothing is stored.
    @MainActor public func save() async {
        for restorer in StackRestorer.all(in: self) { restorer.storeChanges() }
        await SnapshotWriter.shared.flush()
    }
}
