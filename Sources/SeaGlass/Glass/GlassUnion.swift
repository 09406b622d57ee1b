import SwiftUI

extension View {
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
