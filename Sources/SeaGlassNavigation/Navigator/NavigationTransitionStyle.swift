/// The transition of a pushed screen, in both directions.
///
/// | Style | iOS 27, tvOS 27, watchOS 27, visionOS 27 | iOS 18, watchOS 11, visionOS 2 | older, macOS |
/// | --- | --- | --- | --- |
/// | ``automatic`` | the system's push | the system's push | the system's push |
/// | ``zoom(sourceID:)`` | grows out of its source; tvOS: the system's push | grows out of its source | the system's push |
/// | ``crossFade`` | fades in over the screen before, built with Xcode 27 | the system's push | the system's push |
///
/// Mac Catalyst is as iOS. Under Reduce Motion no screen zooms: it comes as with ``crossFade``, so before 27 with the
/// system's push, which the system itself cross-fades where a person prefers cross-fade transitions.
public struct NavigationTransitionStyle: Hashable, Sendable {
    private var source: (any Hashable & Sendable)?
    private(set) var isCrossFade = false

    /// The system's push.
    public static let automatic = NavigationTransitionStyle()

    /// The screen fades in over the one before, without moving.
    ///
    /// Apple documents the transition for sheets. That a screen pushed on a stack fades too has not been seen; where the
    /// system does not apply it, the screen comes as with ``automatic``.
    public static let crossFade = NavigationTransitionStyle(isCrossFade: true)

    /// The screen grows out of the view with the same `navigationZoomSource(id:)`, and shrinks back into it.
    ///
    /// If no view on screen has the identifier at the time of the push, the transition is ``automatic``, which debug
    /// builds report.
    ///
    /// - Parameter sourceID: The `id` of the source, of the same type.
    public static func zoom(sourceID: some Hashable & Sendable) -> NavigationTransitionStyle {
        NavigationTransitionStyle(source: sourceID)
    }

    /// The identifier of the view that the screen grows out of.
    var sourceID: AnyHashable? { source.map { AnyHashable($0) } }

    // Identifiers are of any type, so they are compared as `AnyHashable`.
    public static func == (lhs: NavigationTransitionStyle, rhs: NavigationTransitionStyle) -> Bool {
        lhs.sourceID == rhs.sourceID && lhs.isCrossFade == rhs.isCrossFade
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(sourceID) }
}
