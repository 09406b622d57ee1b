import SwiftUI

/// What a modifier changes; `nil` where the element is no such modifier.
///
/// ```swift
/// let host = Host(Text("Pale").opacity(0.5))
/// host.elements.compactMap(\.opacity)              // [0.5]
/// ```
extension HostedElement {
    public var opacity: Double? { if case .opacity(let opacity)? = value as? Effect { opacity } else { nil } }

    public var scale: CGFloat? { (value as? ScaleModifier)?.scale }

    /// The style of `foregroundStyle(_:)`.
    public var foregroundStyle: (any ShapeStyle)? {
        if case .foreground(let style)? = value as? Effect { style.unerased } else { nil }
    }

    /// The color of `tint(_:)`.
    public var tint: Color? { if case .tint(let color)? = value as? Effect { color } else { nil } }

    /// The shape of `clipShape(_:)`.
    public var clipShape: (any Shape)? { if case .clip(let shape)? = value as? Effect { shape } else { nil } }

    /// Whether the modifier is `allowsHitTesting(false)`.
    public var disallowsHitTesting: Bool {
        if case .hitTesting(false)? = value as? Interaction { true } else { false }
    }

    /// The shape of `contentShape(_:)`, in which a control takes touches.
    public var touchShape: (any Shape)? {
        if case .contentShape(let shape)? = value as? Interaction { shape } else { nil }
    }

    /// Whether the modifier draws a view behind its content.
    public var isBackground: Bool { (value as? any LayerModifier)?.placement.side == .background }

    /// Whether the modifier draws a view over its content.
    public var isOverlay: Bool { (value as? any LayerModifier)?.placement.side == .overlay }

    /// The elements of the view behind or over the content, without those of the content.
    public var layer: [HostedElement] {
        guard isBackground || isOverlay else { return [] }
        return element.parts.dropFirst().joined().map { HostedElement($0) }
    }

    /// The alignment of the view behind or over the content.
    public var layerAlignment: Alignment? { (value as? any LayerModifier)?.placement.alignment }
}
