import SwiftUI

extension View {
    /// Puts a bar of controls at the top or the bottom, over content that scrolls behind it.
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
    ///   - edge: The edge of the bar.
    ///   - alignment: The place of a bar that is narrower than the content.
    ///   - spacing: The points between bar and content. The default is the system's spacing from version 26 on, and 0 on
    ///     earlier systems, where the material ends at the bar.
    ///   - content: The bar.
    /// - Returns: The view with the bar.
    nonisolated public func glassBar(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(GlassBar(edge: .vertical(edge, alignment), spacing: spacing, bar: content()))
    }

    /// Puts a bar of controls at the leading or the trailing edge, over content that scrolls behind it.
    ///
    /// It works like the form for the top and the bottom, which has a table of the systems.
    ///
    /// ```swift
    /// Image("cover").resizable()
    ///     .glassBar(edge: .leading, alignment: .top, spacing: 8) { PlayerControls() }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge of the bar. In right-to-left languages the leading edge is the right one.
    ///   - alignment: The place of a bar that is lower than the content.
    ///   - spacing: The points between bar and content. The default is the system's spacing from version 26 on, and 0 on
    ///     earlier systems.
    ///   - content: The bar.
    /// - Returns: The view with the bar.
    nonisolated public func glassBar(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(GlassBar(edge: .horizontal(edge, alignment), spacing: spacing, bar: content()))
    }
}

/// A bar at an edge: the system's from version 26 on, an inset with a material on earlier systems.
nonisolated private struct GlassBar<Bar: View>: ViewModifier {
    /// An edge, with the place of the bar along the edge.
    enum BarEdge {
        case vertical(VerticalEdge, HorizontalAlignment)
        case horizontal(HorizontalEdge, VerticalAlignment)
    }

    let surroundings = Surroundings()
    let edge: BarEdge
    let spacing: CGFloat?
    let bar: Bar

    /// The context of the bar. It records that the bar has a material, so that presentations from the bar reset that
    /// material.
    @MainActor private var inBar: ScreenContext { surroundings.changed { $0.glass.hasMaterial = true } }

    @MainActor func body(content: Content) -> some View {
        if surroundings.capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            switch edge {
            case .vertical(let edge, let alignment):
                content.safeAreaBar(edge: edge, alignment: alignment, spacing: spacing) { bar }
            case .horizontal(let edge, let alignment):
                content.safeAreaBar(edge: edge, alignment: alignment, spacing: spacing) { bar }
            }
        } else {
            let bar = bar.environment(\.screenContext, inBar)
            switch edge {
            case .vertical(let edge, let alignment):
                content.safeAreaInset(edge: edge, spacing: spacing ?? 0) {
                    bar.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                        .background(.regularMaterial)
                }
            case .horizontal(let edge, let alignment):
                content.safeAreaInset(edge: edge, spacing: spacing ?? 0) {
                    bar.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
                        .background(.regularMaterial)
                }
            }
        }
    }
}
