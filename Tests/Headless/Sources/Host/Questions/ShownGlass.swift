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

    /// Whether the view is a `GlassEffectContainer`.
    public var isGlassContainer: Bool { value is any GlassContainerView }
}

/// Glass on screen, parents first.
extension Host {
    /// The modifiers that draw glass, without those with `Glass.identity`.
    public var glassEffects: [HostedElement] {
        elements.filter { element in element.glass.map { $0.variant != .identity } ?? false }
    }

    /// The spacing of each `GlassEffectContainer`; `nil` for the system's spacing.
    public var glassContainerSpacings: [CGFloat?] { values(of: (any GlassContainerView).self).map(\.spacing) }
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
