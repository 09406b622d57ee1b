/// What the back gestures of a screen may do.
struct BackGesturePolicy: Equatable, Sendable {
    /// What a swipe from the edge does.
    enum EdgeSwipe: Sendable {
        /// The system decides, because its own gesture works and is allowed.
        case system
        case pops
        /// The swipe shows the question of a guard, and pops nothing.
        case asks
        case refused
    }

    var gesture = NavigationBackGesture.automatic
    /// Whether the system's bar or its back button is hidden, so that UIKit refuses its gesture.
    var isBarHidden = false
    var isGuarded = false
    /// Whether a change of the stack waits for the end of a transition.
    var isWaiting = false
    var depth = 0
    var isTransitioning = false

    var edgeSwipe: EdgeSwipe {
        if gesture == .disabled || isWaiting { return .refused }
        if !isGuarded, gesture == .automatic, !isBarHidden { return .system }
        // At the root a swipe would leave UIKit waiting for a pop that never happens; during a transition it would pop a
        // screen that is still arriving. Sheets and popovers need no check: the system decides whether a touch reaches
        // the stack.
        guard depth > 0, !isTransitioning else { return .refused }
        return isGuarded ? .asks : .pops
    }

    /// Whether the swipe on the content is left to the system. Such a swipe asks no question, since a drag on a carousel
    /// or a slider begins in the same way.
    var allowsContentSwipe: Bool {
        if isGuarded || isWaiting { return false }
        switch gesture {
        case .automatic: return !isBarHidden
        case .everywhere: return true
        case .edge, .disabled: return false
        }
    }
}

extension BackGesturePolicy.EdgeSwipe {
    /// Returns whether the gesture begins. A guarded screen asks instead.
    ///
    /// - Parameter original: Returns the answer of UIKit's delegate; `nil` if it has none.
    func shouldBegin(original: () -> Bool?, ask: () -> Void) -> Bool {
        if self == .asks { ask() }
        return self == .system ? original() ?? true : self == .pops
    }

    /// Returns whether the gesture receives a touch. A guarded screen asks only once the touch has moved as a swipe.
    ///
    /// - Parameter original: Returns the answer of UIKit's delegate; `nil` if it has none.
    func shouldReceive(original: () -> Bool?) -> Bool { self == .system ? original() ?? true : self != .refused }
}
