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
    /// views have separate bars. Outside of a shell it has no effect. Don't chain it in a sheet that SwiftUI's `sheet`
    /// presents: the sheet is not a screen of the shell. If a screen has several, the outermost wins.
    ///
    /// - Parameter bar: The system's bar or a custom one.
    nonisolated public func topNavigationBar(_ bar: NavigationShellBar) -> some View { modifier(ScreenBar(bar: bar)) }
}

/// A screen's own bar. In a shell with the system's bar, the modifier also places the custom bar: such a shell adds no
/// bar to its screens, not even an empty one.
nonisolated struct ScreenBar: ViewModifier {
    @Environment(TopNavigationBarModel.self) private var model: TopNavigationBarModel?
    @Environment(\.navigationShellBar) private var shellBar
    @Environment(\.platformCapabilities) private var capabilities
    let bar: NavigationShellBar

    @MainActor func body(content: Content) -> some View {
        placed(content).declaresBar { @Sendable [bar] in $0.bar = bar }
    }

    @MainActor @ViewBuilder private func placed(_ content: Content) -> some View {
        if let model, shellBar.style == nil {
            content
                // Keeps an inner `topNavigationBar` from placing a second bar.
                .environment(\.navigationShellBar, .custom())
                .topNavigationBar(model, bar.style, on: capabilities)
                .systemBarHidden(bar.style != nil)
        } else {
            content
        }
    }
}

extension View {
    /// Puts a custom bar at a screen's top: in `safeAreaBar` from system version 26 on, or else in `safeAreaInset`.
    ///
    /// From version 27 on the system would draw a strip with a line under the bar. A bar of glass requests a soft
    /// scroll edge instead, and any other bar hides the scroll edge.
    @ViewBuilder func topNavigationBar(
        _ bar: TopNavigationBarModel,
        _ style: TopNavigationBarStyle?,
        on capabilities: PlatformCapabilities
    ) -> some View {
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            safeAreaBar(edge: .top, spacing: 0) { if let style { TopNavigationBar(bar: bar, style: style) } }
                .topEdge(isHidden: bar.isVisible && style?.options.background.isGlass == false, on: capabilities)
        } else {
            safeAreaInset(edge: .top, spacing: 0) { if let style { TopNavigationBar(bar: bar, style: style) } }
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @ViewBuilder private func topEdge(isHidden: Bool, on capabilities: PlatformCapabilities) -> some View {
        #if os(visionOS)
        self
        #else
        if capabilities.opaqueScrollEdges {
            scrollEdgeEffectStyle(.soft, for: .top)
                .scrollEdgeEffectHidden(isHidden, for: .top)
                .transformEnvironment(\.screenContext) { @Sendable in $0.settings.insert(.topEdge) }
        } else {
            self
        }
        #endif
    }
}
