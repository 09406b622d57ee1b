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
    /// The system's bar on macOS is the toolbar of the window, which has the window's close button. It stays, from macOS 15
    /// on without the title.
    ///
    /// Without a bar a person still goes back by the swipe and the escape gesture. A visibility for one trailing item
    /// wins over one for both; of several modifiers on one screen the outermost wins.
    ///
    /// - Parameters:
    ///   - visibility: `.automatic` is `.visible`.
    ///   - parts: The parts; none means the bar.
    public func topNavigationBarVisibility(
        _ visibility: Visibility,
        for parts: TopNavigationBarPart...
    ) -> some View {
        let parts = parts.isEmpty ? [.bar] : parts
        let hidesBar = parts.contains(.bar) && visibility == .hidden
        // A shell with a custom bar hides the system's in any case.
        return transformPreference(TopNavigationBarKey.self) { @Sendable content in
            for part in parts { content.visibility[part] = visibility }
        }
        .systemBarHidden(hidesBar)
    }

    /// Hides the back button in the top bar of this screen.
    ///
    /// The swipe stays on, unless the screen is pushed with `disableBackGesture`.
    ///
    /// - Parameter hidesBackButton: Whether it is hidden.
    public func topNavigationBarHidesBackButton(_ hidesBackButton: Bool = true) -> some View {
        declaresBar(\.hidesBackButton, hidesBackButton)
            .navigationBarBackButtonHidden(hidesBackButton)
    }
}

/// A part of the top bar, for `topNavigationBarVisibility`.
public struct TopNavigationBarPart: Hashable, Sendable {
    /// The position of an item at the trailing end.
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
    /// The middle: the app's own view, or title and subtitle.
    public static let principal = TopNavigationBarPart(name: .principal)
    /// Both items at the trailing end.
    public static let trailing = TopNavigationBarPart(name: .trailing)

    /// One item at the trailing end.
    public static func trailing(_ position: TrailingPosition) -> TopNavigationBarPart {
        TopNavigationBarPart(name: .trailingItem(position))
    }
}
