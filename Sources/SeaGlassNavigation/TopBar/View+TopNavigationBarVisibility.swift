import SeaGlass
import SwiftUI

extension View {
    /// Shows or hides the top bar of this screen, or parts of it.
    ///
    /// ```swift
    /// PhotoScreen(photo)
    ///     .topNavigationBarVisibility(isZoomed ? .hidden : .visible, for: .bar)
    ///
    /// ComposeScreen()
    ///     .topNavigationBarVisibility(.hidden, for: .leading, .trailing(.secondary))
    /// ```
    ///
    /// Without a bar a screen still goes back by swipe and by the escape gesture. What is said of one trailing item
    /// counts before what is said of both; of several on one screen the outermost counts.
    ///
    /// - Parameters:
    ///   - visibility: `.automatic` is `.visible`.
    ///   - parts: The parts; none means the bar.
    public func topNavigationBarVisibility(
        _ visibility: Visibility,
        for parts: TopNavigationBarPart...
    ) -> some View {
        transformPreference(TopNavigationBarKey.self) { content in
            for part in parts.isEmpty ? [.bar] : parts { content.visibility[part] = visibility }
        }
    }

    /// Hides the back button in the top bar of this screen.
    ///
    /// Say with the push, by `disableBackGesture`, whether the swipe is off too.
    ///
    /// - Parameter hidesBackButton: Whether it is hidden.
    public func topNavigationBarHidesBackButton(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(TopNavigationBarKey.self) { $0.hidesBackButton = hidesBackButton }
    }
}
