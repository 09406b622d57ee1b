/// The swipe back of a screen.
///
/// Layer: template, <doc:NavigationShells>.
public enum NavigationBackGesture: Hashable, Sendable {
    /// The system's gestures under the system's bar. Under a custom or hidden bar, the swipe from the leading edge.
    case automatic
    /// The swipe from the leading edge, without the swipe on the content that iOS 26 adds.
    case edge
    /// The swipe from the leading edge, and from iOS 26 on the swipe on the content. Under a hidden bar, UIKit decides
    /// whether the swipe on the content begins.
    case everywhere
    /// No swipe.
    case disabled
}

extension NavigationBackGesture {
    static func strictest(_ first: NavigationBackGesture, _ second: NavigationBackGesture) -> NavigationBackGesture {
        first.strictness < second.strictness ? second : first
    }

    private var strictness: Int {
        switch self {
        case .automatic: 0
        case .everywhere: 1
        case .edge: 2
        case .disabled: 3
        }
    }
}
