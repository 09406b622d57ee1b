import SeaGlass
import SwiftUI

/// Provides the zoom sources of a shell to its screens.
struct NavigationZoomSpace: ViewModifier {
    @Namespace private var namespace
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let sources: NavigationZoomSources

    func body(content: Content) -> some View {
        content
            .environment(\.navigationZoomNamespace, capabilities.zoomTransitions ? namespace : nil)
            .environment(sources)
            .onChange(of: reduceMotion, initial: true) { _, reduceMotion in sources.reducesMotion = reduceMotion }
    }
}

struct NavigationZoomSource: ViewModifier {
    @Environment(NavigationZoomSources.self) private var sources: NavigationZoomSources?
    @Environment(\.navigationZoomNamespace) private var namespace
    @OwnState private var view = UUID()
    let id: AnyHashable

    func body(content: Content) -> some View {
        systemSource(content)
            .onAppear { sources?.show(id, by: view) }
            .onDisappear { sources?.hide(view) }
            .onChange(of: id) { _, id in sources?.change(to: id, of: view) }
    }

    @ViewBuilder private func systemSource(_ content: Content) -> some View {
        #if os(macOS) || os(tvOS)
        content
        #else
        if #available(iOS 18, watchOS 11, visionOS 2, *), let namespace {
            content.matchedTransitionSource(id: id, in: namespace)
        } else {
            content
        }
        #endif
    }
}

extension View {
    /// Applies the system's zoom or cross-fade, where the system has it and the style asks for it.
    ///
    /// - Parameter style: The result of ``NavigationZoomSources/resolve(_:)`` at the time of the push. It never changes.
    @ViewBuilder func systemTransition(
        _ style: NavigationTransitionStyle,
        in namespace: Namespace.ID?,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if os(macOS)
        self
        #elseif compiler(>=6.4) || SEAGLASS_SDK_27
        if capabilities.crossFadeTransitions, #available(iOS 27, tvOS 27, watchOS 27, visionOS 27, *) {
            if let transition = style.transition(in: namespace) { navigationTransition(transition) } else { self }
        } else {
            zooming(style, in: namespace)
        }
        #else
        zooming(style, in: namespace)
        #endif
    }

    @ViewBuilder private func zooming(_ style: NavigationTransitionStyle, in namespace: Namespace.ID?) -> some View {
        #if os(macOS) || os(tvOS)
        self
        #else
        if #available(iOS 18, watchOS 11, visionOS 2, *), let namespace, let sourceID = style.sourceID {
            navigationTransition(.zoom(sourceID: sourceID, in: namespace))
        } else {
            self
        }
        #endif
    }
}

#if compiler(>=6.4) || SEAGLASS_SDK_27
extension NavigationTransitionStyle {
    /// One type for either, so that the screen is the same view whatever its style.
    @available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
    fileprivate func transition(in namespace: Namespace.ID?) -> AnyNavigationTransition? {
        #if !os(macOS)
        if isCrossFade { return AnyNavigationTransition(.crossFade) }
        #endif
        #if !os(macOS) && !os(tvOS)
        if let namespace, let sourceID { return AnyNavigationTransition(.zoom(sourceID: sourceID, in: namespace)) }
        #endif
        return nil
    }
}
#endif
