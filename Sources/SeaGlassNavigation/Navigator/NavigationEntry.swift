import SeaGlass
import SwiftUI

/// One screen above the root of a navigation shell.
///
/// ```swift
/// Button("Back to the thread") {
///     if let thread = navigator.entries.last(where: { $0.route is ThreadRoute }) {
///         navigator.pop(to: thread.id)
///     }
/// }
/// ```
///
/// Two entries are equal when they are the same screen: a view or a route that was pushed twice is two entries.
public struct NavigationEntry: Identifiable, Hashable {
    /// Tells an entry from every other of the process.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int

        @MainActor static let root = next()
        @MainActor private static var last = 0

        @MainActor static func next() -> ID {
            last += 1
            return ID(number: last)
        }
    }

    /// Tells the entry from every other of the process.
    public let id: ID

    /// What was pushed, unless it was a view, or came from a link of the app's own.
    public let route: (any NavigationRoute)?

    /// The only place where a pushed view is kept: of any type, since a path's entries are of one.
    let view: AnyView?
    let disablesBackGesture: Bool
    let transition: NavigationTransitionStyle
    let title = NavigationTitle()
    /// The title of the screen below, known when the screen is put in the path.
    var titleBelow: NavigationTitle?

    @MainActor init(
        route: (any NavigationRoute)? = nil,
        view: AnyView? = nil,
        disablesBackGesture: Bool = false,
        transition: NavigationTransitionStyle = .automatic
    ) {
        id = .next()
        self.route = route
        self.view = view
        self.disablesBackGesture = disablesBackGesture
        self.transition = transition
    }

    /// Whether one of the app's own links pushed this entry. Its value is only in the path and can't be put back there.
    var isLink: Bool { route == nil && view == nil }

    public static func == (lhs: NavigationEntry, rhs: NavigationEntry) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The title of a screen, which names the way back to it.
@MainActor @Observable final class NavigationTitle {
    var text: Text?

    nonisolated init() {}
}
