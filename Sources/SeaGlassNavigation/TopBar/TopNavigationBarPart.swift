/// A part of the top bar, for `topNavigationBarVisibility`.
///
/// Layer: organism, <doc:TopNavigationBars>.
public struct TopNavigationBarPart: Hashable, Sendable {
    /// The position of an item at the trailing end.
    ///
    /// Layer: organism, <doc:TopNavigationBars>.
    public enum TrailingPosition: Hashable, Sendable {
        /// At the very end.
        case primary
        /// Before the primary item.
        case secondary
    }

    private enum Name { case bar, leading, principal, trailing, primary, secondary }

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
        TopNavigationBarPart(name: position == .primary ? .primary : .secondary)
    }
}
