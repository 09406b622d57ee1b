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

/// A part of the top bar, for `topNavigationBarVisibility`.
public struct TopNavigationBarPart: Hashable, Sendable {
    /// Where an item stands among those at the trailing end.
    public enum TrailingPosition: Hashable, Sendable {
        /// At the very end.
        case primary
        /// Before the primary one.
        case secondary
    }

    private enum Name: Hashable {
        case bar, leading, principal, trailing
        case trailingItem(TrailingPosition)
    }

    private let name: Name

    /// All of the bar.
    public static let bar = TopNavigationBarPart(name: .bar)
    /// The item after the back button.
    public static let leading = TopNavigationBarPart(name: .leading)
    /// What stands in the middle: the view of the app's own, or title and subtitle.
    public static let principal = TopNavigationBarPart(name: .principal)
    /// Both items at the trailing end.
    public static let trailing = TopNavigationBarPart(name: .trailing)

    /// One item at the trailing end.
    public static func trailing(_ position: TrailingPosition) -> TopNavigationBarPart {
        TopNavigationBarPart(name: .trailingItem(position))
    }
}
