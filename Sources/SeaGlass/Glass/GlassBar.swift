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
    /// | 26, visionOS 26 included | `safeAreaBar`: the scroll edge effect reaches under the bar, and the controls on it are glass |
    /// | older | `safeAreaInset` with the regular material behind the bar, to the edge of the screen |
    ///
    /// - Parameters:
    ///   - edge: Where the bar stands.
    ///   - content: The bar.
    public func glassBar(edge: VerticalEdge, @ViewBuilder content: () -> some View) -> some View {
        modifier(GlassBar(edge: edge, bar: content()))
    }
}

/// A bar at an edge: the system's from 26 on, an inset with a material before.
private struct GlassBar<Bar: View>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.screenSettings) private var settings
    let edge: VerticalEdge
    let bar: Bar

    func body(content: Content) -> some View {
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            content.safeAreaBar(edge: edge) { bar }
        } else {
            inset(content)
        }
    }

    private func inset(_ content: Content) -> some View {
        content.safeAreaInset(edge: edge, spacing: 0) {
            bar.automaticForeground(settings.contains(.foreground)).frame(maxWidth: .infinity).background(
                .regularMaterial
            )
        }
    }
}
