import SeaGlassNavigation

/// A transition of a navigator's stack, which a test begins and ends: a host without animations has none.
@MainActor package final class ManualTransition: SystemTransitions {
    package private(set) var isRunning = false
    package private(set) var isPushing = false
    private var actions: [@MainActor () -> Void] = []

    /// - Parameter navigator: A navigator whose shell is there already.
    package init(of navigator: Navigator) { navigator.systemStack.attach(self) }

    package func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool {
        if isRunning { actions.append(action) }
        return isRunning
    }

    package func detach() {}

    /// - Parameter isPush: Whether the system pushes a screen in it.
    package func begin(isPush: Bool = false) { (isRunning, isPushing) = (true, isPush) }

    package func end() {
        (isRunning, isPushing) = (false, false)
        let actions = actions
        self.actions = []
        for action in actions { action() }
    }
}
