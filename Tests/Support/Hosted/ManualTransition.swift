import SeaGlassNavigation

/// A transition of a navigator's stack that a test begins and ends, because a host does not animate.
@MainActor package final class ManualTransition: SystemTransitions {
    package private(set) var isRunning = false
    package private(set) var isPushing = false
    /// Whether an app's own sheet is over the stack. A host has no UIKit that could report it.
    package var isCovered = false
    /// The controllers of the screens. A host has no UIKit that could report them.
    package var screens: [ObjectIdentifier] = []
    private var actions: [@MainActor () -> Void] = []

    /// - Parameter navigator: The navigator of a hosted shell.
    package init(of navigator: Navigator) { navigator.systemStack.attach(self) }

    package func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool {
        if isRunning { actions.append(action) }
        return isRunning
    }

    package func detach() {}

    /// - Parameter isPush: Whether the transition pushes a screen.
    package func begin(isPush: Bool = false) {
        isRunning = true
        isPushing = isPush
    }

    package func end() {
        isRunning = false
        isPushing = false
        let actions = actions
        self.actions = []
        for action in actions { action() }
    }
}
