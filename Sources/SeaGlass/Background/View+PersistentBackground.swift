import SwiftUI

extension View {
    /// Puts a palette's gradient behind a navigation container, where it stays through every push, pop and swipe.
    ///
    /// Chain it on the container itself. Each screen inside says with `transparentNavigationContainer`
    /// that it lets the background through.
    ///
    /// ```swift
    /// NavigationStack { InboxScreen() }
    ///     .persistentBackground(.ocean)
    /// ```
    ///
    /// The background fills the window, safe areas and keyboard included; it takes no touches, and assistive
    /// technologies do not see it. Its bottom layer is opaque, but for visionOS, and follows the appearance at once.
    ///
    /// A sheet is a root of its own: chain the modifier on the container inside it. There it also ends what a presenting
    /// screen has set for itself, as hidden scroll backgrounds. A sheet without a background of its own inherits these and
    /// this palette, and on iOS 17 its transparent screens show this background.
    ///
    /// | System | What shows it |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+ | screens with a transparent container |
    /// | iOS 17, Mac Catalyst 17, watchOS 10+ | the same, with the background painted again behind each (`screens`) |
    /// | macOS, tvOS, visionOS | every screen without a background of its own |
    ///
    /// - Parameters:
    ///   - palette: The colors. A new palette cross-fades in; the background keeps its identity.
    ///   - style: Gradient and vignette, or ``PersistentBackgroundStyle/minimal`` for the system's background alone.
    ///   - animation: How one palette changes into another; `nil` changes at once. Under Reduce Motion any animation
    ///     becomes a plain fade, in Low Power Mode there is none.
    ///   - screens: How the transparent screens of the container show it. Choose once: another choice makes the screens
    ///     anew.
    public func persistentBackground(
        _ palette: ColorPalette,
        style: PersistentBackgroundStyle = .standard,
        animation: Animation? = .easeInOut(duration: 0.6),
        screens: PersistentBackgroundScreens = .automatic
    ) -> some View {
        modifier(
            PersistentBackground(
                palette: PaletteBehind(palette: palette, style: style, animation: animation),
                own: EmptyView(),
                screens: screens,
                content: Self.self
            )
        )
    }

    /// Puts any view behind a navigation container, where it stays through every push, pop and swipe.
    ///
    /// The view is made once and keeps its state. Where screens are painted, as on iOS 17, it is made once more for each,
    /// with a state of its own. Otherwise it behaves as `persistentBackground` does.
    ///
    /// ```swift
    /// NavigationStack { InboxScreen() }
    ///     .persistentBackground { Image("hero").resizable() }
    /// ```
    ///
    /// - Parameters:
    ///   - screens: How the transparent screens of the container show it. Choose once: another choice makes the screens
    ///     anew.
    ///   - background: The view. It fills the window and lies over the system's background color.
    public func persistentBackground(
        screens: PersistentBackgroundScreens = .automatic,
        @ViewBuilder background: () -> some View
    ) -> some View {
        modifier(
            PersistentBackground(
                palette: nil,
                own: background(),
                screens: screens,
                content: Self.self
            )
        )
    }
}
