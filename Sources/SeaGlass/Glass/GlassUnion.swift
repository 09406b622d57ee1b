import SwiftUI

extension View {
    /// Draws all surfaces that share an identifier as a single surface, even at rest.
    ///
    /// ```swift
    /// HStack {
    ///     Button("Pen") {}.glassSurface(.interactive).glassUnion("tools", in: namespace)
    ///     Button("Eraser") {}.glassSurface(.interactive).glassUnion("tools", in: namespace)
    /// }
    /// .glassContainer()
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | `glassEffectUnion(id:namespace:)`, which joins surfaces of the same style and shape |
    /// | older, visionOS | no effect: each surface is drawn by itself |
    ///
    /// A union needs a `glassContainer` around it. A surface inside another one has no glass and joins no union.
    ///
    /// - Parameters:
    ///   - id: The identifier that the surfaces of a union share; `nil` for no union.
    ///   - namespace: The namespace of the identifier.
    nonisolated public func glassUnion(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassUnion(id: id, namespace: namespace))
    }
}

/// Joins the glass inside the view in the system's union.
nonisolated private struct GlassUnion<ID: Hashable & Sendable>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let id: ID?
    let namespace: Namespace.ID

    @MainActor func body(content: Content) -> some View {
        #if !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.glassEffectUnion(id: id, namespace: namespace)
        } else {
            content
        }
        #else
        content
        #endif
    }
}
