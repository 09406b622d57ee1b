import SwiftUI

/// The identity of a surface: of its glass, or of its frame.
struct GlassIdentity<ID: Hashable & Sendable>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let id: ID?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.glassEffectID(id, in: namespace)
        } else {
            content.matchedGeometryEffect(id: id, in: namespace, properties: properties)
        }
        #else
        content.matchedGeometryEffect(id: id, in: namespace, properties: properties)
        #endif
    }

    private var properties: MatchedGeometryProperties { reduceMotion || id == nil ? [] : .frame }
}

struct SystemGlassUnion<ID: Hashable & Sendable>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let id: ID?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
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

struct SystemGlassTransition: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let transition: GlassSurfaceTransition

    func body(content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
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

#if compiler(>=6.2) && !os(visionOS)
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
extension GlassEffectTransition {
    init(_ transition: GlassSurfaceTransition) {
        switch transition {
        case .matchedGeometry: self = .matchedGeometry
        case .materialize: self = .materialize
        case .identity: self = .identity
        }
    }
}
#endif
