import SeaGlass
import SwiftUI

extension View {
    /// Puts a custom bar at the top of a screen: in the system's place for bars from 26 on, in the safe area before.
    ///
    /// From 27 on the system would draw a strip with a line under it: a bar of glass asks for a soft edge, any other,
    /// which has a background of its own or is to have none, for no effect at all.
    ///
    /// - Parameter style: `nil` shows no bar.
    @ViewBuilder func topNavigationBar(
        _ bar: TopNavigationBarModel,
        _ style: TopNavigationBarStyle?,
        on capabilities: PlatformCapabilities
    ) -> some View {
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            safeAreaBar(edge: .top, spacing: 0) { if let style { TopNavigationBar(bar: bar, style: style) } }
                .topEdge(of: bar, style, on: capabilities)
        } else {
            safeAreaInset(edge: .top, spacing: 0) { if let style { TopNavigationBar(bar: bar, style: style) } }
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @ViewBuilder private func topEdge(
        of bar: TopNavigationBarModel,
        _ style: TopNavigationBarStyle?,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if os(visionOS)
        self
        #else
        if capabilities.opaqueScrollEdges {
            let hasFill = style.map { bar.isVisible && !$0.background.isGlass } ?? false
            scrollEdgeEffectStyle(.soft, for: .top)
                .scrollEdgeEffectHidden(hasFill, for: .top)
                .transformEnvironment(\.screenSettings) { @Sendable in $0.insert(.topEdge) }
        } else {
            self
        }
        #endif
    }

    /// Keeps the leading end of a bar beside the controls of an iPad's or a Mac's window, from 26 on.
    @ViewBuilder func besideWindowControls(on capabilities: PlatformCapabilities) -> some View {
        #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, *) {
            containerCornerOffset(.leading, sizeToFit: true)
        } else {
            self
        }
        #else
        self
        #endif
    }
}
