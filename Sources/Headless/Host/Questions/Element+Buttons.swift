import SwiftUI

/// How buttons and menus are drawn; `nil` where the element is no such modifier.
///
/// ```swift
/// let host = Host(Button("Play") {}.buttonStyle(.glassProminent))
/// host.elements.compactMap(\.buttonStyle)          // ["glassProminent"]
/// ```
extension Element {
    /// The name of a button style of the system, and "custom" for a style of an app or a library.
    package var buttonStyle: String? { (value as? ButtonStyleChange)?.name }

    /// The glass of a button style of the system; `nil` for a prominent style.
    package var buttonGlass: ShownGlass? {
        if case .glass(let glass)? = value as? ButtonStyleChange { ShownGlass(glass) } else { nil }
    }

    /// The shape of `buttonBorderShape(_:)`.
    package var buttonBorderShape: ButtonBorderShape? { (value as? ButtonBorderChange)?.shape }

    /// Whether the view is a control that button styles can draw: a button, a menu, a link, a toggle.
    package var takesButtonStyle: Bool { value is any StyledControl }

    /// Whether the modifier's hover effect is enabled.
    package var hoverEffect: Bool? {
        if case .hoverEffect(let isEnabled)? = value as? Interaction { isEnabled } else { nil }
    }

    /// The shape in which a hover effect is drawn.
    package var hoverShape: (any Shape)? {
        if case .hoverShape(let shape)? = value as? Interaction { shape } else { nil }
    }
}

extension Node {
    /// Whether a menu style draws the menus in the view as buttons.
    package var drawsMenusAsButtons: Bool { environment.isMenuAButton }
}
