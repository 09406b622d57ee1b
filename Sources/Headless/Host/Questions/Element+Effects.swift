import SwiftUI

/// What a modifier changes; `nil` where the element is no such modifier.
///
/// ```swift
/// let host = Host(Text("Pale").opacity(0.5))
/// host.elements.compactMap(\.opacity)              // [0.5]
/// ```
extension Element {
    package var opacity: Double? { if case .opacity(let opacity)? = value as? Effect { opacity } else { nil } }

    package var scale: CGFloat? { (value as? ScaleModifier)?.scale }

    /// The style of `foregroundStyle(_:)`.
    package var foregroundStyle: (any ShapeStyle)? {
        if case .foreground(let style)? = value as? Effect { style.unerased } else { nil }
    }

    /// The color of `tint(_:)`.
    package var tint: Color? { if case .tint(let color)? = value as? Effect { color } else { nil } }

    /// The shape of `clipShape(_:)`.
    package var clipShape: (any Shape)? { if case .clip(let shape)? = value as? Effect { shape } else { nil } }

    /// Whether the modifier is `allowsHitTesting(false)`.
    package var disallowsHitTesting: Bool {
        if case .hitTesting(false)? = value as? Interaction { true } else { false }
    }

    /// The shape of `contentShape(_:)`, in which a control takes touches.
    package var touchShape: (any Shape)? {
        if case .contentShape(let shape)? = value as? Interaction { shape } else { nil }
    }

    /// Whether the modifier draws a view behind its content.
    package var isBackground: Bool { (value as? any LayerModifier)?.placement.side == .background }

    /// Whether the modifier draws a view over its content.
    package var isOverlay: Bool { (value as? any LayerModifier)?.placement.side == .overlay }

    /// The elements of the view behind or over the content, without those of the content.
    package var layer: [Element] { isBackground || isOverlay ? parts.dropFirst().flatMap { $0 } : [] }

    /// The alignment of the view behind or over the content.
    package var layerAlignment: Alignment? { (value as? any LayerModifier)?.placement.alignment }
}
