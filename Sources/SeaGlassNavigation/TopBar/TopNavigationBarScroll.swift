import SeaGlass
import SwiftUI

/// How far the content of one screen has scrolled under its bar.
///
/// Only what reads ``progress`` is evaluated while a person scrolls.
@MainActor @Observable final class TopNavigationBarScroll {
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

    /// - Parameter scrolled: How far the content stands above its place at rest, in points; negative when it is pulled
    ///   down.
    nonisolated static func progress(scrolled: CGFloat) -> Double {
        scrolled > 0 ? min(scrolled / distance, 1) : 0
    }
}

extension EnvironmentValues {
    private struct TopNavigationBarScrollKey: EnvironmentKey {
        static var defaultValue: TopNavigationBarScroll? { nil }
    }

    /// Where a scroll view tells the bar of its screen how far it has scrolled.
    var topNavigationBarScroll: TopNavigationBarScroll? {
        get { self[TopNavigationBarScrollKey.self] }
        set { self[TopNavigationBarScrollKey.self] = newValue }
    }
}
