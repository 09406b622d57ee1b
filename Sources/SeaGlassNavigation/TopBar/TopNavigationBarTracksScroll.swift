import SeaGlass
import SwiftUI

extension View {
    /// Fades in the background of the top bar as this scroll view scrolls.
    ///
    /// At the top of the scroll view the background has the `opacityAtRest` of the bar's style. It is complete once 44
    /// points have scrolled under the bar. Scrolling evaluates the background alone.
    ///
    /// ```swift
    /// ScrollView {
    ///     Covers().topNavigationBarScrollContent()
    /// }
    /// .topNavigationBarTitle("Inbox")
    /// .topNavigationBarTracksScroll()
    /// ```
    ///
    /// | System | What the modifier needs |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+, macOS 15+, tvOS 18+, watchOS 11+, visionOS 2+ | no other modifier |
    /// | earlier versions | `topNavigationBarScrollContent` inside the scroll view; without it the background stays complete |
    ///
    /// The modifier has an effect only if `opacityAtRest` is below 1. If this view contains several
    /// scroll views, the first is tracked.
    nonisolated public func topNavigationBarTracksScroll() -> some View { modifier(TopNavigationBarScrollTracking()) }

    /// Reports the position of a scroll view's content, on systems whose scroll views don't.
    ///
    /// Chain it on the content of the scroll view, or on the first row of a list, and chain
    /// `topNavigationBarTracksScroll` on the scroll view itself.
    ///
    /// | System | What the modifier does |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+, macOS 15+, tvOS 18+, watchOS 11+, visionOS 2+ | no effect |
    /// | earlier versions | measures scrolling at the top edge of this view |
    ///
    /// While a list has removed the row, because it is out of sight, the background of the bar is complete.
    nonisolated public func topNavigationBarScrollContent() -> some View { modifier(TopNavigationBarScrollContent()) }
}

nonisolated struct TopNavigationBarScrollTracking: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    // A preference passes this object to the bar, and ends at the screen. A sheet would inherit an environment value.
    @OwnState private var scroll = TopNavigationBarScroll()

    @MainActor func body(content: Content) -> some View {
        tracked(content).declaresBar { @Sendable [scroll] in $0.scroll = scroll }
    }

    @MainActor @ViewBuilder private func tracked(_ content: Content) -> some View {
        if capabilities.scrollGeometry, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            content
                .onScrollGeometryChange(for: Double.self) { @Sendable geometry in
                    TopNavigationBarScroll.progress(scrolled: geometry.contentOffset.y + geometry.contentInsets.top)
                } action: { _, progress in
                    scroll.move(to: progress)
                }
                .onAppear { scroll.track() }
        } else {
            content
                .coordinateSpace(.topNavigationBarScroll)
                // Content that no longer reports its position is so far above that the list has removed it.
                .onPreferenceChange(ScrolledProgress.self) { [scroll] in scroll.move(to: $0 ?? 1) }
        }
    }
}

nonisolated struct TopNavigationBarScrollContent: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities

    @MainActor func body(content: Content) -> some View {
        if capabilities.scrollGeometry, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            content
        } else {
            content.background {
                GeometryReader { @Sendable geometry in
                    let frame = geometry.frame(in: .topNavigationBarScroll)
                    let progress = TopNavigationBarScroll.progress(scrolled: -frame.minY)
                    Color.clear.preference(key: ScrolledProgress.self, value: progress)
                }
            }
        }
    }
}

private struct ScrolledProgress: PreferenceKey {
    static var defaultValue: Double? { nil }

    static func reduce(value: inout Double?, nextValue: () -> Double?) { value = value ?? nextValue() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    fileprivate static var topNavigationBarScroll: NamedCoordinateSpace { .named("SeaGlass.topNavigationBarScroll") }
}
