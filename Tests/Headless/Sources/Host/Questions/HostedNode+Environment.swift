import SwiftUI

/// Environment values that SwiftUI has without a public name.
extension HostedNode {
    public var tint: Color? { environment.tint }

    public var foregroundStyle: (any ShapeStyle)? { environment.foregroundStyle }

    /// The background of lists and forms in the view.
    public var scrollContentBackground: Visibility { environment.scrollContentBackground }

    /// Whether toggles in the view look like buttons.
    public var hasToggleButtons: Bool { environment.hasToggleButtons }

    /// Whether a style of an app or a library draws the buttons in the view.
    public var hasCustomButtonStyle: Bool { environment.hasCustomButtonStyle }

    /// Whether the view is a list or a form.
    public var isListOrForm: Bool { view is any ScrollableContainer }

    /// Whether the view is a scroll view, a list or a form.
    public var isScrollView: Bool { node.memory is ScrollPosition }

    /// Whether the view is a navigation stack.
    public var isStack: Bool { node.memory is NavigationCoordinator }
}
