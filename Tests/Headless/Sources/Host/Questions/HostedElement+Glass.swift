import SwiftUI

/// The system's Liquid Glass; `nil` where the element is no such modifier.
///
/// ```swift
/// let host = Host(Text("Playing").glassEffect(.clear))
/// host.elements.compactMap(\.glass)                // [ShownGlass(.clear)]
/// ```
extension HostedElement {
    /// The glass of `glassEffect(_:in:)`.
    public var glass: ShownGlass? { (value as? GlassEffect).map { ShownGlass($0.glass) } }

    /// The shape of `glassEffect(_:in:)`.
    public var glassShape: (any Shape)? { (value as? GlassEffect)?.shape }

    /// The identity, the union or the transition that a modifier gives to glass.
    public var glassRelation: ShownGlassRelation? {
        switch value as? GlassRelation {
        case .identity(let id, let namespace)?: .identity(id, namespace)
        case .union(let id, let namespace)?: .union(id, namespace)
        case .transition(let name)?: .transition(name)
        case nil: nil
        }
    }

    /// Whether the view is a `GlassEffectContainer`.
    public var isGlassContainer: Bool { value is any GlassContainerView }
}

/// The properties of a `Glass`.
public struct ShownGlass: Hashable, Sendable {
    public enum Variant: Hashable, Sendable { case regular, clear, identity }

    public let variant: Variant
    public let tint: Color?
    public let isInteractive: Bool

    public init(_ glass: Glass) { self.init(glass.configuration) }

    init(_ configuration: GlassConfiguration) {
        variant =
            switch configuration.variant {
            case .regular: .regular
            case .clear: .clear
            case .identity: .identity
            }
        tint = configuration.tint
        isInteractive = configuration.isInteractive
    }
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
