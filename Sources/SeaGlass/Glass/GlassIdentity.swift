import SwiftUI

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
    nonisolated public func glassIdentity(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassIdentity(id: id, namespace: namespace))
    }
}

/// The identity of a surface's glass, or of its frame on systems without Liquid Glass.
nonisolated private struct GlassIdentity<ID: Hashable & Sendable>: ViewModifier {
    @Environment(\.deviceSettings) private var device
    let id: ID?
    let namespace: Namespace.ID

    @MainActor func body(content: Content) -> some View {
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
