import SwiftUI

/// The ways back that a finger has.
extension Host {
    /// Swipes from the edge of the top screen, if the stack is in sight and the gesture begins.
    ///
    /// - Returns: Whether the swipe popped the screen.
    @discardableResult public func swipeBack(inStack index: Int = 0) -> Bool { pop(index, if: mayBegin) }

    /// Swipes on the content of the top screen, which pops from iOS 26 on, if the stack is in sight and the gesture begins
    /// (documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer).
    ///
    /// - Returns: Whether the swipe popped the screen.
    @discardableResult public func swipeBackOnContent(inStack index: Int = 0) -> Bool {
        system.version >= 26 && pop(index, if: mayBeginOnContent)
    }

    /// Taps the back button of the system's bar, if the bar shows one.
    ///
    /// - Returns: Whether there was a button to tap.
    @discardableResult public func tapBack(inStack index: Int = 0) -> Bool {
        pop(index) { $0.depth > 0 && $0.screen.showsBackButton }
    }

    private func pop(_ index: Int, if isPossible: (BackSwipe) -> Bool) -> Bool {
        guard let stack = stack(index), let top = stack.children.last, isReachable(stack) else { return false }
        let swipe = BackSwipe(screen: Screen(top, system: system), depth: stack.children.count - 1)
        guard isPossible(swipe) else {
            // The delegate of a gesture that does not begin may change the app's state.
            settle()
            return false
        }
        popScreen(inStack: index)
        return true
    }

    /// Pops the top screen of a stack, whatever a finger could do.
    public func popScreen(inStack index: Int = 0) {
        (stack(index)?.memory as? NavigationCoordinator)?.pop()
        settle()
    }

    /// Returns whether a view is on screen, and inside the top presentation, if there is one.
    private func isReachable(_ node: Node) -> Bool {
        guard node.isOnScreen, let presentedNode else { return node.isOnScreen }
        return sequence(first: node) { $0.parent }.contains { $0 === presentedNode }
    }
}
