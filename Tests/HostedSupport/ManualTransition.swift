import SeaGlassNavigation

/// A transition of a navigator's stack, which begins and ends when a test says so: a host without animations has none.
@MainActor package final class ManualTransition {
    package private(set) var isRunning = false
    private var actions: [@MainActor () -> Void] = []

    /// - Parameter navigator: A navigator whose shell is there already.
    package init(of navigator: Navigator) {
        navigator.afterTransition = { [weak self] action in
            guard let self, isRunning else { return false }
            actions.append(action)
            return true
        }
    }

    package func begin() { isRunning = true }

    package func end() {
        isRunning = false
        let actions = actions
        self.actions = []
        for action in actions { action() }
    }
}
