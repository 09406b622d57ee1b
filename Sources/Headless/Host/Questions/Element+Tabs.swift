import SwiftUI

extension Element {
    /// The tab whose item in the tab bar the view is; `nil` for other views.
    package var tabItem: ShownTabItem? {
        (value as? TabItemView).map { ShownTabItem(isSelected: $0.isSelected, badge: $0.badge) }
    }
}

extension Host {
    /// The items of tab bars on screen.
    package var tabItems: [Element] { elements.filter { $0.tabItem != nil } }
}

/// An item of a tab bar.
package struct ShownTabItem: Hashable, Sendable {
    package let isSelected: Bool
    /// Empty without a badge.
    package let badge: String
}
