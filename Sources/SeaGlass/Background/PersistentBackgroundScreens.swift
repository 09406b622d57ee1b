/// How the transparent screens of a navigation container show the persistent background.
///
/// A push slides one screen over another. Of two clear screens both are seen while it runs, and rows read through each
/// other; a painted screen covers the one it leaves, and its picture slides with it. A vertical gradient without a
/// vignette looks as if it stood still; anything else is seen to move.
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
/// In a split view each column paints its part of the one picture, and so do the screens in the tabs of a `TabView`. Choose
/// ``painted`` for a split view on macOS, whose columns have fills of their own that nothing public clears.
public enum PersistentBackgroundScreens: Hashable, Sendable {
    /// Clear where the system lets a screen be clear; painted elsewhere and on watchOS, whose way that is, and then as with
    /// ``painted``.
    case automatic

    /// The one background is seen through every screen. Where the system has no way through, screens are opaque.
    case clear

    /// Each screen paints the same background behind itself. A view of your own is made once more for each screen, with a
    /// state of its own.
    case painted
}
