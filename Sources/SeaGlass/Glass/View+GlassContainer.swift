import SwiftUI

extension View {
    /// Lets the glass surfaces below share one container.
    ///
    /// Glass can't sample glass: surfaces that stand together belong in one container, which draws them at once and lets
    /// them flow into each other. Surfaces in a container in another flow into those of their own container alone.
    ///
    /// ```swift
    /// HStack(spacing: 12) {
    ///     Button("Back", systemImage: "backward.fill") { back() }.glassSurface(.interactive)
    ///     Button("Play", systemImage: "play.fill") { play() }.glassSurface(.interactive)
    /// }
    /// .glassContainer(spacing: 12)
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | a `GlassEffectContainer` |
    /// | older, visionOS | the background of each `glassUnion`; other materials don't share anything |
    ///
    /// A sheet, a popover or a cover that a view in a container presents is not in the container. In a scroll view put it
    /// inside, around the surfaces: what a container draws for them is not cut off where a scroll view in it ends.
    ///
    /// - Parameter spacing: How near two surfaces begin to flow into each other, in points; `nil` is the system's
    ///   choice.
    public func glassContainer(spacing: CGFloat? = nil) -> some View {
        modifier(GlassContainer(spacing: spacing))
    }
}

struct GlassContainer: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @OwnState private var hierarchy = GlassHierarchy()
    var place = GlassPlace()
    let spacing: CGFloat?

    func body(content: Content) -> some View {
        let surroundings = place.surroundings
        container(content.glassHierarchy(hierarchy, surroundings.insideContainer(hierarchy), of: place))
            .backgroundPreferenceValue(GlassUnionKey.self) {
                @Sendable [isNested = surroundings.isInsideContainer] members in
                GlassUnionBackgrounds(members: isNested ? [] : members)
            }
            .standing(in: place)
    }

    @ViewBuilder private func container(_ content: some View) -> some View {
        #if !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            GlassEffectContainer(spacing: spacing) { content }
        } else {
            content
        }
        #else
        content
        #endif
    }
}
