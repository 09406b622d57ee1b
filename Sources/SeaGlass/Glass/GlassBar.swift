import SwiftUI

extension View {
    /// Puts a bar of controls at an edge, over content that scrolls behind it.
    ///
    /// ```swift
    /// List(songs) { SongRow($0) }
    ///     .glassBar(edge: .bottom) { PlayerControls() }
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26, visionOS 26 | `safeAreaBar`: the scroll edge effect reaches under the bar; the bar's controls can be glass |
    /// | older | `safeAreaInset` with the regular material behind the bar, to the edge of the screen |
    ///
    /// - Parameters:
    ///   - edge: The top or bottom edge, where the bar appears.
    ///   - content: The bar.
    public func glassBar(edge: VerticalEdge, @ViewBuilder content: () -> some View) -> some View {
        modifier(GlassBar(edge: edge, bar: content()))
    }
}

/// A bar at an edge: the system's from version 26 on, an inset with a material on earlier systems.
private struct GlassBar<Bar: View>: ViewModifier {
    var surroundings = Surroundings()
    let edge: VerticalEdge
    let bar: Bar

    /// The context of the bar. It records that the bar has a material, so that presentations from the bar reset that
    /// material.
    private var inBar: ScreenContext {
        surroundings.changed { ($0.settings, $0.glass.hasMaterial) = ($0.settings.subtracting(.foreground), true) }
    }

    func body(content: Content) -> some View {
        if surroundings.capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            content.safeAreaBar(edge: edge) { bar }
        } else {
            content.safeAreaInset(edge: edge, spacing: 0) {
                bar.automaticForeground(surroundings.context.settings.contains(.foreground))
                    .environment(\.screenContext, inBar)
                    .frame(maxWidth: .infinity)
                    .background(.regularMaterial)
            }
        }
    }
}
