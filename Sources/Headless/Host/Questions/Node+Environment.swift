import SwiftUI

/// Environment values that SwiftUI has without a public name.
extension Node {
    package var tint: Color? { environment.tint }

    /// The background of lists and forms in the view.
    package var scrollContentBackground: Visibility { environment.scrollContentBackground }

    /// Whether the view is a list, a form or a scroll view.
    package var isScrollable: Bool { view is any ScrollableContainer }

    /// Whether the view is a navigation stack.
    package var isStack: Bool { memory is NavigationCoordinator }
}
