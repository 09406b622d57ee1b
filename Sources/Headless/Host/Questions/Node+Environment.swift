import SwiftUI

/// Environment values that SwiftUI has without a public name.
extension Node {
    package var tint: Color? { environment.tint }

    package var foregroundStyle: (any ShapeStyle)? { environment.foregroundStyle }

    /// The background of lists and forms in the view.
    package var scrollContentBackground: Visibility { environment.scrollContentBackground }

    /// Whether a style of an app or a library draws the buttons in the view.
    package var hasCustomButtonStyle: Bool { environment.hasCustomButtonStyle }

    /// Whether the view is a list or a form.
    package var isListOrForm: Bool { view is any ScrollableContainer }

    /// Whether the view is a scroll view, a list or a form.
    package var isScrollView: Bool { memory is ScrollPosition }

    /// Whether the view is a navigation stack.
    package var isStack: Bool { memory is NavigationCoordinator }
}
