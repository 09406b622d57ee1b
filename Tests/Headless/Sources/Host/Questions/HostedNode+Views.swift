import SwiftUI

/// What a view is, also on a covered screen.
extension HostedNode {
    /// Whether the view is a list or a form.
    public var isListOrForm: Bool { view is any ScrollableContainer }

    /// Whether the view is a scroll view, a list or a form.
    public var isScrollView: Bool { node.memory is ScrollPosition }

    /// Whether the view is a navigation stack.
    public var isStack: Bool { node.memory is NavigationCoordinator }

    /// The action of `onExitCommand(perform:)`; `nil` where the view has no such modifier, or one without an action.
    public var exitCommand: (() -> Void)? { (node.primitiveModifier as? ExitCommandModifier)?.action }
}
