import SeaGlass
import SwiftUI

/// A screen's declarations for its bar: the value of a preference that ends at the screen.
struct TopNavigationBarContent: Equatable {
    var bar: NavigationShellBar?
    var title: Text?
    var subtitle: Text?
    var items: [TopNavigationBarPart: TopNavigationBarItem] = [:]
    var visibility: [TopNavigationBarPart: Visibility] = [:]
    var hidesBackButton = false
    var scroll: TopNavigationBarScroll?
}

/// An item of the bar. Its version changes when the item has to be evaluated again.
struct TopNavigationBarItem: Equatable {
    let id: AnyHashable
    let version: AnyHashable
    let view: AnyView

    static func == (first: Self, second: Self) -> Bool { first.id == second.id && first.version == second.version }
}

/// The declarations of one screen, combined. The outermost wins, since it overwrites the inner ones; among siblings,
/// the first.
struct TopNavigationBarKey: PreferenceKey {
    static var defaultValue: TopNavigationBarContent { TopNavigationBarContent() }

    static func reduce(value: inout TopNavigationBarContent, nextValue: () -> TopNavigationBarContent) {
        let next = nextValue()
        value.bar = value.bar ?? next.bar
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.items.merge(next.items) { first, _ in first }
        value.visibility.merge(next.visibility) { first, _ in first }
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.scroll = value.scroll ?? next.scroll
    }
}

extension View {
    /// Sets a part of the screen's declarations. SwiftUI calls the closure on any thread.
    nonisolated func declaresBar<Value>(
        _ part: WritableKeyPath<TopNavigationBarContent, Value>,
        _ value: Value
    ) -> some View {
        transformPreference(TopNavigationBarKey.self) { $0[keyPath: part] = value }
    }
}

/// The contents of one screen's bar. A view of the bar is evaluated when a part that it reads has changed.
@MainActor @Observable final class TopNavigationBarModel {
    @ObservationIgnored var id = NavigationEntry.ID.root
    @ObservationIgnored var titleBelow: NavigationScreen?
    private(set) var declaredBar: NavigationShellBar?
    private(set) var title: Text?
    private(set) var subtitle: Text?
    private(set) var leading: TopNavigationBarItem?
    private(set) var principal: TopNavigationBarItem?
    private(set) var primary: TopNavigationBarItem?
    private(set) var secondary: TopNavigationBarItem?
    private(set) var isVisible = true
    private(set) var isPrincipalVisible = true
    private(set) var hidesBackButton = false
    private(set) var scroll: TopNavigationBarScroll?

    nonisolated init() {}

    func show(_ content: TopNavigationBarContent) {
        func set<Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<TopNavigationBarModel, Value>, _ value: Value) {
            if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
        }
        func item(_ part: TopNavigationBarPart, in group: TopNavigationBarPart) -> TopNavigationBarItem? {
            let isVisible = (content.visibility[part] ?? content.visibility[group]) != .hidden
            return isVisible ? content.items[part] : nil
        }
        set(\.declaredBar, content.bar)
        set(\.title, content.title)
        set(\.subtitle, content.subtitle)
        set(\.leading, item(.leading, in: .leading))
        set(\.principal, content.items[.principal])
        set(\.primary, item(.trailing(.primary), in: .trailing))
        set(\.secondary, item(.trailing(.secondary), in: .trailing))
        set(\.isVisible, content.visibility[.bar] != .hidden)
        set(\.isPrincipalVisible, content.visibility[.principal] != .hidden)
        set(\.hidesBackButton, content.hidesBackButton)
        set(\.scroll, content.scroll)
    }
}

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
        /// Before the primary one.
        case secondary
    }

    private let name: String

    /// All of the bar.
    public static let bar = TopNavigationBarPart(name: "bar")
    /// The item after the back button.
    public static let leading = TopNavigationBarPart(name: "leading")
    /// The middle: the app's own view, or title and subtitle.
    public static let principal = TopNavigationBarPart(name: "principal")
    /// Both items at the trailing end.
    public static let trailing = TopNavigationBarPart(name: "trailing")

    /// One item at the trailing end.
    public static func trailing(_ position: TrailingPosition) -> TopNavigationBarPart {
        TopNavigationBarPart(name: "trailing \(position)")
    }
}

/// Scrolling evaluates only views that read ``progress``.
@MainActor @Observable final class TopNavigationBarScroll: Equatable {
    /// The distance, in points, over which the background of the bar fades in.
    nonisolated static let distance: CGFloat = 44

    /// The progress from 0, without content under the bar, to 1. It is 1 until a scroll view reports another, so that
    /// content never makes a title unreadable.
    private(set) var progress = 1.0
    @ObservationIgnored private var isTracked = false

    /// Starts to track a scroll view, which counts as at its top until it reports.
    func track() {
        guard !isTracked else { return }
        move(to: 0)
    }

    func move(to progress: Double) {
        isTracked = true
        if progress != self.progress { self.progress = progress }
    }

    nonisolated init() {}

    nonisolated static func == (lhs: TopNavigationBarScroll, rhs: TopNavigationBarScroll) -> Bool { lhs === rhs }

    /// - Parameter scrolled: The distance of the content above its place at rest, in points; negative when it is pulled
    ///   down.
    nonisolated static func progress(scrolled: CGFloat) -> Double { scrolled > 0 ? min(scrolled / distance, 1) : 0 }
}
