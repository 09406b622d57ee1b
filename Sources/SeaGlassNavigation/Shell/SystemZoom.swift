import SeaGlass
import SwiftUI

/// The source of the system's zoom, where it has one.
struct SystemZoomSource: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.navigationZoomNamespace) private var namespace
    let id: AnyHashable

    func body(content: Content) -> some View {
        #if os(macOS) || os(tvOS)
        content
        #else
        if capabilities.zoomTransitions, #available(iOS 18, watchOS 11, visionOS 2, *), let namespace {
            content.matchedTransitionSource(id: id, in: namespace)
        } else {
            content
        }
        #endif
    }
}

/// The system's zoom, where it has one and the style says so; the system's push otherwise.
struct SystemNavigationTransition: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.navigationZoomNamespace) private var namespace
    let style: NavigationTransitionStyle

    func body(content: Content) -> some View {
        #if os(macOS) || os(tvOS)
        content
        #else
        if capabilities.zoomTransitions, #available(iOS 18, watchOS 11, visionOS 2, *), let namespace,
            let sourceID = style.sourceID
        {
            content.navigationTransition(.zoom(sourceID: sourceID, in: namespace))
        } else {
            content
        }
        #endif
    }
}
