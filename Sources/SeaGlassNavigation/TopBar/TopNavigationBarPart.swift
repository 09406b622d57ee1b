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
