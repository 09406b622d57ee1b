import SwiftUI

extension View {
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
    nonisolated public func glassTransition(_ transition: GlassSurfaceTransition) -> some View {
        modifier(GlassTransition(transition: transition))
    }
}

nonisolated private struct GlassTransition: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let transition: GlassSurfaceTransition

    @MainActor func body(content: Content) -> some View {
        #if !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
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
