import SwiftUI

extension View {
    /// Lets the glass surfaces inside this view share one container.
    ///
    /// Glass can't sample glass: put nearby surfaces in one container, which draws them together and lets them flow
    /// into each other. In nested containers, a surface flows only into surfaces of its innermost container.
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
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | adds a `GlassEffectContainer` |
    /// | older, visionOS | no effect |
    ///
    /// A sheet, popover or cover presented from inside a container is not in the container. In a scroll view, put the
    /// container inside, around the surfaces.
    ///
    /// - Parameter spacing: The distance at which two surfaces begin to flow into each other, in points, at most
    ///   100,000. For `nil`, a negative number, infinity and NaN the system chooses the distance.
    nonisolated public func glassContainer(spacing: CGFloat? = nil) -> some View {
        modifier(GlassContainer(spacing: spacing))
    }
}

nonisolated private struct GlassContainer: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let spacing: CGFloat?

    /// The spacing for the system. A window is not as wide as the limit, and the sum of two huge distances is infinite.
    private var distance: CGFloat? { spacing.flatMap { $0 >= 0 && $0.isFinite ? min($0, 100_000) : nil } }

    @MainActor func body(content: Content) -> some View {
        #if !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            GlassEffectContainer(spacing: distance) { content }
        } else {
            content
        }
        #else
        content
        #endif
    }
}
