import SwiftUI

/// Glass and buttons on screen, parents first.
///
/// ```swift
/// let host = Host(Button("Play") {}.buttonStyle(.glass))
/// host.buttonStyles                                // ["glass"]
/// ```
extension Host {
    /// The modifiers that draw glass, without those with `Glass.identity`.
    public var glassEffects: [HostedElement] {
        elements.filter { element in element.glass.map { $0.variant != .identity } ?? false }
    }

    /// The identities, unions and transitions of glass.
    public var glassRelations: [ShownGlassRelation] { elements.compactMap(\.glassRelation) }

    /// The spacing of each `GlassEffectContainer`; `nil` for the system's spacing.
    public var glassContainerSpacings: [CGFloat?] { values(of: (any GlassContainerView).self).map(\.spacing) }

    /// The names of the button styles.
    public var buttonStyles: [String] { elements.compactMap(\.buttonStyle) }

    /// The shapes of `buttonBorderShape(_:)`.
    public var buttonBorderShapes: [ButtonBorderShape] { elements.compactMap(\.buttonBorderShape) }
}
