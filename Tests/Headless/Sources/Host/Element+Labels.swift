import SwiftUI

extension Element {
    /// The texts and accessibility labels of the element and its descendants.
    package var labels: [String] { subtree.compactMap(\.label) }

    /// The element's own text or accessibility label.
    var label: String? { (value as? Text)?.string ?? (value as? AccessibilityAttachmentModifier)?.label }

    package var isEnabled: Bool {
        if let link = value as? any NavigationLinkView { return link.isActive(in: node) }
        return node.environment.isEnabled
    }
}
