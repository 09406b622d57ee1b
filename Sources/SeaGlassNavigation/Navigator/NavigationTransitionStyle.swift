/// How a pushed screen comes, and goes again.
///
/// | Style | iOS 18, Mac Catalyst 18, watchOS 11, visionOS 2 | older, macOS, tvOS |
/// | --- | --- | --- |
/// | ``automatic`` | the system's push | the system's push |
/// | ``zoom(sourceID:)`` | grows out of its source | the system's push |
///
/// Under Reduce Motion no screen zooms: it comes with the system's push, which the system itself cross-fades where a
/// person prefers cross-fade transitions.
public struct NavigationTransitionStyle: Hashable, Sendable {
    private let source: (any Hashable & Sendable)?

    /// What the system does.
    public static let automatic = NavigationTransitionStyle(source: nil)

    /// The screen grows out of the view that says `navigationZoomSource(id:)` with the same identifier, and goes back
    /// into it.
    ///
    /// Where no view on screen has the identifier when the screen is pushed, it comes as with ``automatic``, and debug
    /// builds say so.
    ///
    /// - Parameter sourceID: What the source has as its `id`, of the same type.
    public static func zoom(sourceID: some Hashable & Sendable) -> NavigationTransitionStyle {
        NavigationTransitionStyle(source: sourceID)
    }

    /// What the screen grows out of.
    var sourceID: AnyHashable? { source.map { AnyHashable($0) } }

    // The source is of any type, so equality is that of the identifiers.
    public static func == (lhs: NavigationTransitionStyle, rhs: NavigationTransitionStyle) -> Bool {
        lhs.sourceID == rhs.sourceID
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(sourceID) }
}
