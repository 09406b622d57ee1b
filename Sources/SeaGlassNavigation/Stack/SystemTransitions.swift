/// The transitions of the controller that shows a ``SystemStack``, where the system reports them.
@MainActor package protocol SystemTransitions: AnyObject {
    var isRunning: Bool { get }
    var isPushing: Bool { get }
    /// Whether a sheet or a cover is over the stack.
    var isCovered: Bool { get }
    /// The controllers of the screens, the root's first. During a pop the last one is the screen that leaves.
    var screens: [ObjectIdentifier] { get }
    /// Carries out an action when the running push or pop has ended.
    ///
    /// - Returns: Whether a transition is running. If not, the action is not carried out.
    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool
    func detach()
}
