import SwiftUI

extension HostedElement {
    /// The tab whose item in the tab bar the view is; `nil` for other views.
    public var tabItem: ShownTabItem? {
        (value as? TabItemView).map { ShownTabItem(isSelected: $0.isSelected, badge: $0.badge) }
    }
}

extension Host {
    /// The items of tab bars on screen.
    public var tabItems: [HostedElement] { elements.filter { $0.tabItem != nil } }
}

/// An item of a tab bar.
public struct ShownTabItem: Hashable, Sendable {
    public let isSelected: Bool
    /// Empty without a badge.
    public let badge: String
}
