import SeaGlass
import SwiftUI

/// The progress of one screen's content under its bar.
///
/// Scrolling evaluates only views that read ``progress``.
@MainActor @Observable final class TopNavigationBarScroll: Equatable {
    /// The distance, in points, over which the background of the bar fades in.
    nonisolated static let distance: CGFloat = 44

    /// The progress, from 0, with nothing under the bar, to 1. It is 1 where no scroll view reports another, so that
    /// content never makes a title unreadable.
    private(set) var progress = 1.0
    @ObservationIgnored private var isTracked = false

    /// Starts to track a scroll view, which counts as at its top until it reports.
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

    /// Returns the progress for a scrolled distance.
    ///
    /// - Parameter scrolled: The distance of the content above its place at rest, in points; negative when it is pulled
    ///   down.
    nonisolated static func progress(scrolled: CGFloat) -> Double {
        scrolled > 0 ? min(scrolled / distance, 1) : 0
    }
}

/// A modifier that reports to the bar how far a scroll view has scrolled, by its geometry or by its content's position.
struct TopNavigationBarScrollTracking: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    // Not in the environment, which a sheet would inherit: a preference ends at the screen.
    @OwnState private var scroll = TopNavigationBarScroll()

    func body(content: Content) -> some View {
        tracked(content).declaresBar(\.scroll, scroll)
    }

    @ViewBuilder private func tracked(_ content: Content) -> some View {
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
                .onPreferenceChange(ScrolledProgress.self) { [scroll] progress in
                    // Content that no longer reports its position has been removed, far above.
                    scroll.move(to: progress ?? 1)
                }
        }
    }
}

/// A modifier that reports the position of a scroll view's content, on systems whose scroll views don't.
struct TopNavigationBarScrollContent: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities

    func body(content: Content) -> some View {
        if capabilities.scrollGeometry, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            content
        } else {
            content.background {
                GeometryReader { @Sendable geometry in
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

/// The progress rather than the content's position, since it changes over the first points only.
private struct ScrolledProgress: PreferenceKey {
    static var defaultValue: Double? { nil }

    static func reduce(value: inout Double?, nextValue: () -> Double?) { value = value ?? nextValue() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    fileprivate static var topNavigationBarScroll: NamedCoordinateSpace { .named("SeaGlass.topNavigationBarScroll") }
}
