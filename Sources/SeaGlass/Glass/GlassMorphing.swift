import SwiftUI

/// The transition of a glass surface that comes or goes.
public enum GlassSurfaceTransition: Hashable, Sendable, CaseIterable {
    /// It flows out of surfaces nearby and into them. Before 26 it cross-fades, at the place of `glassIdentity`.
    case matchedGeometry

    /// The glass forms and dissolves in place. Before 26 it cross-fades.
    case materialize

    /// It is there or not.
    case identity
}

extension View {
    /// Gives a surface an identity, so that one that leaves and one that comes are seen as the same.
    ///
    /// ```swift
    /// @Namespace private var controls
    ///
    /// Button("Play") { play() }
    ///     .glassSurface(.interactive)
    ///     .glassIdentity("play", in: controls)
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | `glassEffectID(_:in:)` |
    /// | older, visionOS | `matchedGeometryEffect`; a plain cross-fade under Reduce Motion |
    ///
    /// Before 26 only one view of an identity is in the tree at a time.
    ///
    /// - Parameters:
    ///   - id: The identity of the surface in the namespace; `nil` is none.
    ///   - namespace: The namespace of the identity.
    public func glassIdentity(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassIdentity(id: id, namespace: namespace))
    }

    /// Makes surfaces with one identifier one surface, also while they stand still.
    ///
    /// ```swift
    /// HStack {
    ///     Button("Pen") {}.glassSurface().glassUnion("tools", in: namespace)
    ///     Button("Eraser") {}.glassSurface().glassUnion("tools", in: namespace)
    /// }
    /// .glassContainer()
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | `glassEffectUnion(id:namespace:)`; style and shape have to be the same |
    /// | older, visionOS | one background behind the group, which reaches from its first surface to its last, gaps included |
    ///
    /// A union needs a `glassContainer` around it, and is of surfaces with the same style and shape: those that differ
    /// have a background each. A surface in another one is in no union.
    ///
    /// - Parameters:
    ///   - id: The identifier that the surfaces of a union share; `nil` is no union.
    ///   - namespace: The namespace of the identifier.
    public func glassUnion(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassUnion(id: id, namespace: namespace))
    }

    /// Says how a surface comes and goes.
    ///
    /// Nothing fades the glass itself by opacity, after which it would stay flat.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | `glassEffectTransition(_:)` |
    /// | older, visionOS | the view cross-fades, or is just there |
    ///
    /// - Parameter transition: How it comes and goes.
    public func glassTransition(_ transition: GlassSurfaceTransition) -> some View {
        modifier(GlassTransition(transition: transition))
    }
}

/// The identity of a surface: of its glass, or of its frame.
private struct GlassIdentity<ID: Hashable & Sendable>: ViewModifier {
    @Environment(\.deviceSettings) private var device
    let id: ID?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        #if !os(visionOS)
        if device.platformCapabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.glassEffectID(id, in: namespace)
        } else {
            matched(content)
        }
        #else
        matched(content)
        #endif
    }

    /// All views whose id is nil are one group for the system, which none of them may be the source of.
    private func matched(_ content: Content) -> some View {
        let properties: MatchedGeometryProperties = device.accessibilityReduceMotion || id == nil ? [] : .frame
        return content.matchedGeometryEffect(id: id, in: namespace, properties: properties, isSource: id != nil)
    }
}

/// Makes the surfaces below a part of a union: the system's, or one background that the container draws.
private struct GlassUnion<ID: Hashable & Sendable>: ViewModifier {
    var surroundings = Surroundings()
    let id: ID?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        let context = surroundings.changed {
            // Nobody draws the union of surfaces that stand in no container, and in a surface there is none.
            guard $0.glass.isInsideContainer, $0.glass.surface != .drawn else { return }
            $0.glass.union = id.map { GlassUnionID(id: $0, namespace: namespace) }
        }
        let members = content.environment(\.screenContext, context)
        #if !os(visionOS)
        if surroundings.capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            members.glassEffectUnion(id: id, namespace: namespace)
        } else {
            members
        }
        #else
        members
        #endif
    }
}

private struct GlassTransition: ViewModifier {
    var surroundings = Surroundings()
    let transition: GlassSurfaceTransition

    func body(content: Content) -> some View {
        #if !os(visionOS)
        if surroundings.capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.glassEffectTransition(GlassEffectTransition(transition))
        } else {
            content.transition(transition == .identity ? .identity : .opacity)
        }
        #else
        content.transition(transition == .identity ? .identity : .opacity)
        #endif
    }
}

#if !os(visionOS)
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
extension GlassEffectTransition {
    fileprivate init(_ transition: GlassSurfaceTransition) {
        switch transition {
        case .matchedGeometry: self = .matchedGeometry
        case .materialize: self = .materialize
        case .identity: self = .identity
        }
    }
}
#endif
