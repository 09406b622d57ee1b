import SwiftUI

/// The transition of a glass surface that appears or disappears.
///
/// Layer: molecule, <doc:GlassContainers>.
public enum GlassSurfaceTransition: Hashable, Sendable, CaseIterable {
    /// The glass flows out of nearby surfaces and back into them. Before version 26 the view cross-fades, and
    /// its frame moves to the frame of the view with the same `glassIdentity`.
    case matchedGeometry

    /// The glass forms and dissolves in place. Before version 26 the view cross-fades.
    case materialize

    /// The surface appears and disappears without a transition.
    case identity
}

extension View {
    /// Gives a surface an identity, so that a disappearing and an appearing surface animate as one.
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
    /// Before version 26, keep only one view of an identity in the tree at a time.
    ///
    /// - Parameters:
    ///   - id: The identity of the surface in the namespace; `nil` for no identity.
    ///   - namespace: The namespace of the identity.
    public func glassIdentity(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassIdentity(id: id, namespace: namespace))
    }

    /// Draws all surfaces that share an identifier as a single surface, even at rest.
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
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | `glassEffectUnion(id:namespace:)`, which joins surfaces of the same style and shape |
    /// | older, visionOS | one background behind the group, which reaches from its first surface to its last, gaps included |
    ///
    /// A union needs a `glassContainer` around it and joins surfaces with the same style and shape; surfaces that
    /// differ have separate backgrounds. A surface inside another one joins no union.
    ///
    /// - Parameters:
    ///   - id: The identifier that the surfaces of a union share; `nil` for no union.
    ///   - namespace: The namespace of the identifier.
    public func glassUnion(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassUnion(id: id, namespace: namespace))
    }

    /// Sets the transition of a surface that appears or disappears.
    ///
    /// Liquid Glass never fades by opacity: a fade would leave the glass flat.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | `glassEffectTransition(_:)` |
    /// | older, visionOS | the view cross-fades; `identity` has no transition |
    ///
    /// - Parameter transition: The transition.
    public func glassTransition(_ transition: GlassSurfaceTransition) -> some View {
        modifier(GlassTransition(transition: transition))
    }
}

/// The identity of a surface's glass, or of its frame on systems without Liquid Glass.
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

    /// Matches the frame. The system treats all views with a nil identifier as one group, so no such view may be the
    /// group's source.
    private func matched(_ content: Content) -> some View {
        let properties: MatchedGeometryProperties = device.accessibilityReduceMotion || id == nil ? [] : .frame
        return content.matchedGeometryEffect(id: id, in: namespace, properties: properties, isSource: id != nil)
    }
}

/// Joins the surfaces inside the view in a union: the system's, or one background that the container draws.
private struct GlassUnion<ID: Hashable & Sendable>: ViewModifier {
    var surroundings = Surroundings()
    let id: ID?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        let context = surroundings.changed {
            // A union needs a container that draws it, and a surface inside another one joins no union.
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
