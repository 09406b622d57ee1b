import SeaGlass
import SwiftUI

/// How far the content of one screen has scrolled under its bar.
///
/// Only what reads ``progress`` is evaluated while a person scrolls.
@MainActor @Observable final class TopNavigationBarScroll: Equatable {
    /// The distance, in points, over which the background of the bar comes.
    nonisolated static let distance: CGFloat = 44

    /// From 0, with nothing under the bar, to 1. It is 1 where no scroll view says otherwise, so that a title never
    /// stands unreadable on content.
    private(set) var progress = 1.0
    @ObservationIgnored private var isTracked = false

    /// A scroll view reports from now on: until it does, it is at its top.
    func track() {
        guard !isTracked else { return }
        move(to: 0)
    }

    func move(to progress: Double) {
        isTracked = true
        if progress != self.progress { self.progress = progress }
    }

    nonisolated init() {}

    nonisolated static func == (lhs: TopNavigationBarScroll, rhs: TopNavigationBarScroll) -> Bool { lhs === rhs }

    /// - Parameter scrolled: How far the content stands above its place at rest, in points; negative when it is pulled
    ///   down.
    nonisolated static func progress(scrolled: CGFloat) -> Double {
        scrolled > 0 ? min(scrolled / distance, 1) : 0
    }
}

/// Tells the bar how far a scroll view has scrolled: by its geometry, or by where its content says it stands.
struct TopNavigationBarScrollTracking: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    // Not in the environment, which a sheet would inherit: a preference ends at the screen.
    @State private var scroll = TopNavigationBarScroll()

    func body(content: Content) -> some View {
        tracked(content).transformPreference(TopNavigationBarKey.self) { $0.scroll = scroll }
    }

    @ViewBuilder private func tracked(_ content: Content) -> some View {
        if capabilities.scrollGeometry, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            content
                .onScrollGeometryChange(for: Double.self) { geometry in
                    TopNavigationBarScroll.progress(scrolled: geometry.contentOffset.y + geometry.contentInsets.top)
                } action: { _, progress in
                    scroll.move(to: progress)
                }
                .onAppear { scroll.track() }
        } else {
            content
                .coordinateSpace(.topNavigationBarScroll)
                .onPreferenceChange(ScrolledProgress.self) { [scroll] progress in
                    // Content that no longer says where it stands has been put away, far above.
                    MainActor.assumeIsolated { scroll.move(to: progress ?? 1) }
                }
        }
    }
}

/// Says where the content of a scroll view stands, where the scroll view does not.
struct TopNavigationBarScrollContent: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities

    func body(content: Content) -> some View {
        if capabilities.scrollGeometry, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            content
        } else {
            content.background {
                GeometryReader { geometry in
                    Color.clear.preference(
                        key: ScrolledProgress.self,
                        value: TopNavigationBarScroll.progress(
                            scrolled: -geometry.frame(in: .topNavigationBarScroll).minY
                        )
                    )
                }
            }
        }
    }
}

/// How much of the bar's background there is, not where the content stands: it changes over the first points only.
private struct ScrolledProgress: PreferenceKey {
    static var defaultValue: Double? { nil }

    static func reduce(value: inout Double?, nextValue: () -> Double?) { value = value ?? nextValue() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    fileprivate static var topNavigationBarScroll: NamedCoordinateSpace { .named("SeaGlass.topNavigationBarScroll") }
}
