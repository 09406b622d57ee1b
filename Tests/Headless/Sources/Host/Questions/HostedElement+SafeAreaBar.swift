import SwiftUI

extension HostedElement {
    /// The bar of `safeAreaBar` or the inset of `safeAreaInset`; `nil` where the element is no such modifier.
    public var safeAreaBar: ShownSafeAreaBar? {
        (value as? any SafeAreaModifier).map { ShownSafeAreaBar(edge: $0.edge, isBar: $0.isBar, spacing: $0.spacing) }
    }
}

/// A view at an edge of another view, which reduces the safe area.
public struct ShownSafeAreaBar: Equatable {
    public let edge: Edge
    /// Whether the view is a bar of `safeAreaBar`, which scrolled content fades under.
    public let isBar: Bool
    /// `nil` for the system's spacing.
    public let spacing: CGFloat?
}
