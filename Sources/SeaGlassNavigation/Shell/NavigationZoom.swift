import SeaGlass
import SwiftUI

/// What a shell puts around its stack, so that screens find what they grow out of.
struct NavigationZoomSpace: ViewModifier {
    @Namespace private var namespace
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let sources: NavigationZoomSources

    func body(content: Content) -> some View {
        content
            .environment(\.navigationZoomNamespace, namespace)
            .environment(\.navigationZoomSources, sources)
            .onChange(of: reduceMotion, initial: true) { _, reduceMotion in sources.reducesMotion = reduceMotion }
    }
}

struct NavigationZoomSource: ViewModifier {
    @Environment(\.navigationZoomSources) private var sources
    @State private var view = UUID()
    let id: AnyHashable

    func body(content: Content) -> some View {
        content
            .modifier(SystemZoomSource(id: id))
            .onAppear { sources?.show(id, by: view) }
            .onDisappear { sources?.hide(view) }
            .onChange(of: id) { _, id in sources?.change(to: id, of: view) }
    }
}

extension View {
    /// Makes room for zoom transitions in the stack this is said of.
    func navigationZoomSpace(_ sources: NavigationZoomSources) -> some View {
        modifier(NavigationZoomSpace(sources: sources))
    }

    /// Applies a transition to a pushed screen.
    ///
    /// - Parameter style: What ``NavigationZoomSources/resolve(_:)`` made of the style when the screen was pushed. It
    ///   stays the same for as long as the screen is there.
    func navigationTransitionStyle(_ style: NavigationTransitionStyle) -> some View {
        modifier(SystemNavigationTransition(style: style))
    }
}
