import SwiftUI

/// A bar at an edge: the system's from 26 on, an inset with a material before.
struct GlassBar<Bar: View>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let edge: VerticalEdge
    let bar: Bar

    func body(content: Content) -> some View {
        #if compiler(>=6.2)
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            content.safeAreaBar(edge: edge) { bar }
        } else {
            content.safeAreaInset(edge: edge, spacing: 0) { MaterialBar(content: bar) }
        }
        #else
        content.safeAreaInset(edge: edge, spacing: 0) { MaterialBar(content: bar) }
        #endif
    }
}

/// A bar as wide as the screen, on a material that reaches to its edge.
struct MaterialBar<Content: View>: View {
    let content: Content

    var body: some View {
        content
            .frame(maxWidth: .infinity)
            .background(.regularMaterial)
    }
}

struct SoftScrollEdge: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let edge: VerticalEdge

    func body(content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.scrollEdgeEffectStyle(.soft, for: edge == .top ? .top : .bottom)
        } else {
            content.modifier(MaterialEdge(edge: edge))
        }
        #else
        content.modifier(MaterialEdge(edge: edge))
        #endif
    }
}

/// A material over the safe area of an edge: a line without height whose background reaches beyond it.
struct MaterialEdge: ViewModifier {
    let edge: VerticalEdge

    func body(content: Content) -> some View {
        content.overlay(alignment: edge == .top ? .top : .bottom) {
            Color.clear
                .frame(height: 0)
                .background(.ultraThinMaterial, ignoresSafeAreaEdges: edge == .top ? .top : .bottom)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }
}

struct ExtendedBackground: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let isEnabled: Bool

    func body(content: Content) -> some View {
        #if compiler(>=6.2)
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            content.backgroundExtensionEffect(isEnabled: isEnabled)
        } else {
            content.ignoresSafeArea(.container, edges: isEnabled ? .all : [])
        }
        #else
        content.ignoresSafeArea(.container, edges: isEnabled ? .all : [])
        #endif
    }
}
