/// The properties of a `Glass`.
package struct GlassConfiguration: Hashable, Sendable {
    package enum Variant: Hashable, Sendable { case regular, clear, identity }

    package var variant: Variant
    package var tint: Color?
    package var isInteractive = false
}

/// A structure that defines the configuration of the Liquid Glass material.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/glass)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
    package private(set) var configuration: GlassConfiguration

    public static var regular: Glass { Glass(configuration: .init(variant: .regular)) }
    public static var clear: Glass { Glass(configuration: .init(variant: .clear)) }
    public static var identity: Glass { Glass(configuration: .init(variant: .identity)) }

    public func tint(_ color: Color?) -> Glass { copy(of: self) { $0.configuration.tint = color } }

    public func interactive(_ isEnabled: Bool = true) -> Glass {
        copy(of: self) { $0.configuration.isInteractive = isEnabled }
    }
}

/// The default shape applied by glass effects, a capsule.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/defaultglasseffectshape)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
nonisolated public struct DefaultGlassEffectShape: Shape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass behind a view, clipped to a shape.
nonisolated package struct GlassEffect: PrimitiveModifier {
    package let glass: GlassConfiguration
    package let shape: any Shape
}

/// A view that combines multiple Liquid Glass shapes into a single shape that can morph individual shapes into one
/// another.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/glasseffectcontainer)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
@MainActor @preconcurrency public struct GlassEffectContainer<Content>: PrimitiveView, GlassContainerView, Sendable
where Content: View {
    package let spacing: CGFloat?
    let content: Content

    @MainActor @preconcurrency public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

@MainActor package protocol GlassContainerView: PrimitiveView { var spacing: CGFloat? { get } }

/// A structure that describes changes to apply when a glass effect is added or removed from the view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/glasseffecttransition)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
public struct GlassEffectTransition: Sendable {
    package let name: String

    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// A glass effect's identity, its union with other effects, or its transition.
nonisolated package enum GlassRelation: PrimitiveModifier, Equatable {
    case identity(AnyHashable?, Namespace.ID)
    case union(AnyHashable?, Namespace.ID)
    case transition(String)
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:))
    nonisolated public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { modifier(GlassEffect(glass: glass.configuration, shape: shape)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/glasseffectid(_:in:))
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassRelation.identity(id.map { AnyHashable($0) }, namespace))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/glasseffectunion(id:namespace:))
    @MainActor @preconcurrency public func glassEffectUnion(
        id: (some Hashable & Sendable)?,
        namespace: Namespace.ID
    ) -> some View { modifier(GlassRelation.union(id.map { AnyHashable($0) }, namespace)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/glasseffecttransition(_:))
    @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        modifier(GlassRelation.transition(transition.name))
    }
}
