import SeaGlassNavigation

/// A transition of a navigator's stack, which a test begins and ends: a host without animations has none.
@MainActor package final class ManualTransition: SystemStack {
    package private(set) var isRunning = false
    private var actions: [@MainActor () -> Void] = []

    /// - Parameter navigator: A navigator whose shell is there already.
    package init(of navigator: Navigator) { navigator.hold(self) }

    package func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool {
        if isRunning { actions.append(action) }
        return isRunning
    }

    package func letGo() {}

    package func begin() { isRunning = true }

    package func end() {
        isRunning = false
        let actions = actions
        self.actions = []
        for action in actions { action() }
    }
}
