import SeaGlass
import SwiftUI

extension View {
    /// Lets the background of the top bar come as this scroll view scrolls.
    ///
    /// The background is not there while the scroll view is at its top, and complete once 44 points have scrolled under
    /// the bar. Scrolling evaluates the background alone, none of the screen's content.
    ///
    /// ```swift
    /// ScrollView {
    ///     LazyVStack { ForEach(threads) { ThreadRow(thread: $0) } }
    ///         .topNavigationBarScrollContent()
    /// }
    /// .topNavigationBarTitle("Inbox")
    /// .topNavigationBarTracksScroll()
    /// ```
    ///
    /// | System | What it needs |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+, macOS 15+, tvOS 18+, watchOS 11+, visionOS 2+ | nothing more |
    /// | older | `topNavigationBarScrollContent` inside the scroll view; without it the background stays complete |
    ///
    /// It counts where the style of the bar follows scrolling. Of several scroll views in it the first counts.
    public func topNavigationBarTracksScroll() -> some View {
        modifier(TopNavigationBarScrollTracking())
    }

    /// Shows where the content of a scroll view stands, on systems whose scroll views don't say so.
    ///
    /// Put it on what the scroll view contains, or on the first row of a list; and on the scroll view itself
    /// `topNavigationBarTracksScroll`, which reads it in a named coordinate space.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+, macOS 15+, tvOS 18+, watchOS 11+, visionOS 2+ | nothing |
    /// | older | the top edge of this view is where scrolling is measured |
    ///
    /// While a list has put the row away, scrolled out of sight, the background of the bar is complete.
    public func topNavigationBarScrollContent() -> some View {
        modifier(TopNavigationBarScrollContent())
    }
}
