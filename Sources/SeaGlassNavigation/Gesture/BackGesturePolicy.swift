/// Whether a swipe back may begin, and all that it depends on.
struct BackGesturePolicy: Hashable, Sendable {
    /// Whether the shell allows it: not for an entry pushed with `disableBackGesture`, nor while its path is changing.
    var isEnabled = true

    /// How many screens stand above the root.
    var depth = 0

    /// Whether the system animates a push, a pop or a presentation.
    var isTransitioning = false

    /// Whether a sheet, a cover or a popover stands above the stack.
    var isModalPresented = false

    /// At the root a swipe would leave UIKit waiting for a pop that never comes; during a transition it would pop what
    /// is only arriving.
    var mayBegin: Bool { isEnabled && depth > 0 && !isTransitioning && !isModalPresented }
}
