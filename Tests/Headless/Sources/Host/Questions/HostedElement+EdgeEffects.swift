import SwiftUI

extension HostedElement {
    /// What a modifier changes at the edges of scroll views or of a background; `nil` where the element is no such
    /// modifier.
    public var edgeEffect: ShownEdgeEffect? {
        switch value as? EdgeEffect {
        case .scroll(let style, let edges)?: .style(style, edges)
        case .scrollHidden(let isHidden, let edges)?: .hidden(isHidden, edges)
        case .backgroundExtension(let isEnabled)?: .backgroundExtension(isEnabled)
        case nil: nil
        }
    }
}

extension Host {
    /// The edge effects on screen, parents first.
    public var edgeEffects: [ShownEdgeEffect] { elements.compactMap(\.edgeEffect) }
}

/// A change to an effect at the edges of a view.
public enum ShownEdgeEffect: Equatable, Sendable {
    /// The name of the style in `scrollEdgeEffectStyle(_:for:)`, such as "soft".
    case style(String?, Edge.Set)
    /// `scrollEdgeEffectHidden(_:for:)`.
    case hidden(Bool, Edge.Set)
    /// `backgroundExtensionEffect(isEnabled:)`.
    case backgroundExtension(Bool)
}
