/// The way in which the transparent screens of a navigation container show the persistent background.
///
/// A push slides one screen over another. Two clear screens are both visible while it runs, and their rows show through
/// each other. A painted screen covers the one it leaves, and its picture slides with it. A vertical gradient without a
/// vignette seems to stand still; any other picture visibly moves.
///
/// ```swift
/// NavigationStack { InboxScreen() }
///     .persistentBackground(.ocean, style: .standard.vignette(nil), screens: .painted)
/// ```
///
/// | | iOS 18+, Mac Catalyst 18+ | iOS 17, Mac Catalyst 17 | watchOS 10+ | macOS, tvOS, visionOS |
/// | --- | --- | --- | --- | --- |
/// | ``automatic`` | clear | painted | painted | the container draws nothing |
/// | ``clear`` | clear | opaque: nothing public clears a screen there | clear | as above |
/// | ``painted`` | painted | painted | painted | painted; on visionOS as above, since a picture over the glass of a window covers nothing |
///
/// In a split view each column paints its part of the one picture, and so do the screens in the tabs of a `TabView`.
/// Choose ``painted`` for a split view on macOS, whose columns have fills of their own that nothing public clears.
public enum PersistentBackgroundScreens: Hashable, Sendable {
    /// Clear where the system lets a screen be clear; elsewhere and on watchOS as with ``painted``.
    case automatic

    /// The one background shows through every screen. Where the system can't clear a screen, it is opaque.
    case clear

    /// Each screen paints the same background behind itself. A view of your own is made once more for each screen, with
    /// a state of its own.
    case painted
}
