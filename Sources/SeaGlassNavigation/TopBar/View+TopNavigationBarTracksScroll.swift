import SeaGlass
import SwiftUI

extension View {
    /// Fades in the background of the top bar as this scroll view scrolls.
    ///
    /// There is no background while the scroll view is at its top, and all of it once 44 points have scrolled under the
    /// bar. Scrolling evaluates the background alone, none of the screen's content.
    ///
    /// ```swift
    /// ScrollView {
    ///     Covers().topNavigationBarScrollContent()
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
    /// It has an effect if the style of the bar follows scrolling. Of several scroll views in it the first is tracked.
    public func topNavigationBarTracksScroll() -> some View {
        modifier(TopNavigationBarScrollTracking())
    }

    /// Reports the position of a scroll view's content, on systems whose scroll views don't.
    ///
    /// Chain it on the content of the scroll view, or on the first row of a list, and chain
    /// `topNavigationBarTracksScroll` on the scroll view itself.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+, macOS 15+, tvOS 18+, watchOS 11+, visionOS 2+ | nothing |
    /// | older | measures scrolling at the top edge of this view |
    ///
    /// While a list has removed the row, because it is out of sight, the background of the bar is complete.
    public func topNavigationBarScrollContent() -> some View {
        modifier(TopNavigationBarScrollContent())
    }
}
