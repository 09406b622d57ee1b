import SwiftUI

/// How buttons and menus are drawn; `nil` where the element is no such modifier.
///
/// ```swift
/// let host = Host(Button("Play") {}.buttonStyle(.glassProminent))
/// host.elements.compactMap(\.buttonStyle)          // ["glassProminent"]
/// ```
extension HostedElement {
    /// The name of a button style of the system, and "custom" for a style of an app or a library.
    public var buttonStyle: String? { (value as? ButtonStyleChange)?.name }

    /// The glass of a button style of the system; `nil` for a prominent style.
    public var buttonGlass: ShownGlass? {
        if case .glass(let glass)? = value as? ButtonStyleChange { ShownGlass(glass) } else { nil }
    }

    /// The shape of `buttonBorderShape(_:)`.
    public var buttonBorderShape: ButtonBorderShape? { (value as? ButtonBorderChange)?.shape }

    /// Whether the view is a control that button styles can draw: a button, a menu, a link, a toggle.
    public var takesButtonStyle: Bool { value is any StyledControl }

    /// Whether the modifier's hover effect is enabled.
    public var hoverEffect: Bool? {
        if case .hoverEffect(let isEnabled)? = value as? Interaction { isEnabled } else { nil }
    }

    /// The shape in which a hover effect is drawn.
    public var hoverShape: (any Shape)? {
        if case .hoverShape(let shape)? = value as? Interaction { shape } else { nil }
    }
}

extension HostedNode {
    /// Whether a menu style draws the menus in the view as buttons.
    public var drawsMenusAsButtons: Bool { environment.isMenuAButton }
}
