import SwiftUI

extension HostedElement {
    /// The identity, the union or the transition that a modifier gives to glass.
    public var glassRelation: ShownGlassRelation? {
        switch value as? GlassRelation {
        case .identity(let id, let namespace)?: .identity(id, namespace)
        case .union(let id, let namespace)?: .union(id, namespace)
        case .transition(let name)?: .transition(name)
        case nil: nil
        }
    }
}

extension Host {
    /// The identities, unions and transitions of glass on screen, parents first.
    public var glassRelations: [ShownGlassRelation] { elements.compactMap(\.glassRelation) }
}

/// A relation of glass to other glass.
public enum ShownGlassRelation: Equatable {
    /// `glassEffectID(_:in:)`.
    case identity(AnyHashable?, Namespace.ID)
    /// `glassEffectUnion(id:namespace:)`.
    case union(AnyHashable?, Namespace.ID)
    /// The name of the transition of `glassEffectTransition(_:)`.
    case transition(String)
}
