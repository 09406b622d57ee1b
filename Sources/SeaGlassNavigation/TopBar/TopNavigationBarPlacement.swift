import SeaGlass
import SwiftUI

extension View {
    /// Gives this screen another bar than its shell, or a custom bar in another style.
    ///
    /// ```swift
    /// PhotoScreen(photo)
    ///     .topNavigationBarTitle("Photo")
    ///     .topNavigationBar(.custom(.transparent))
    /// ```
    ///
    /// On the screen of a shell with the system's bar, chain it after `navigationDestination` and other modifiers whose
    /// views have bars of their own. Outside of a shell it does nothing. Leave it
    /// out of a sheet of your own over a shell's screen, which is no screen of the shell. Of several on one screen the
    /// outermost wins.
    ///
    /// - Parameter bar: The system's bar or a custom one.
    public func topNavigationBar(_ bar: NavigationShellBar) -> some View { modifier(ScreenBar(bar: bar)) }
}

/// A screen's own bar. In a shell with the system's bar it also places the custom bar: such a shell adds no bar to its
/// screens, not even an empty one.
struct ScreenBar: ViewModifier {
    @Environment(TopNavigationBarModel.self) private var model: TopNavigationBarModel?
    @Environment(\.navigationShellBar) private var shellBar
    @Environment(\.platformCapabilities) private var capabilities
    let bar: NavigationShellBar

    func body(content: Content) -> some View { placed(content).declaresBar(\.bar, bar) }

    @ViewBuilder private func placed(_ content: Content) -> some View {
        if let model, shellBar.style == nil {
            content
                // Another of these inside leaves the place to this one.
                .environment(\.navigationShellBar, .custom())
                .topNavigationBar(model, bar.style, on: capabilities)
                .systemBarHidden(bar.style != nil)
        } else {
            content
        }
    }
}

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
                .transformEnvironment(\.screenContext) { @Sendable in $0.settings.insert(.topEdge) }
        } else {
            self
        }
        #endif
    }
}
