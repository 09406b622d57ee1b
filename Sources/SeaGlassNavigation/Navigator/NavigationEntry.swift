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

        static let root = ID(number: 0)
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

    /// The only place where a pushed view is kept.
    let view: AnyView?
    let options: NavigationEntry.Options
    let bar = TopNavigationBarModel()
    /// The bar of the screen below, whose title names the way back.
    let barBelow: TopNavigationBarModel

    public static func == (lhs: NavigationEntry, rhs: NavigationEntry) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension NavigationEntry {
    /// How a screen comes and goes.
    struct Options {
        var disablesBackGesture = false
        var transition = NavigationTransitionStyle.automatic
    }
}
