import SeaGlass
import SwiftUI

/// One screen above the root of a navigation shell, pushed or presented.
///
/// ```swift
/// if let entry = navigator.entries.first {
///     Button("Back to \(entry.route.map { "\($0)" } ?? "a view")") { navigator.pop(to: entry.id) }
/// }
/// ```
///
/// Two entries are equal when they are the same screen: a view or a route that was pushed twice is two entries.
public struct NavigationEntry: Identifiable, Hashable {
    /// The identity of an entry, unique in the process.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int

        static let root = ID(number: 0)
        @MainActor private static var last = 0

        @MainActor static func next() -> ID {
            last += 1
            return ID(number: last)
        }
    }

    /// The identity of the entry, unique in the process.
    public let id: ID

    /// The pushed route; nil for a view, and for a value that one of the app's own links pushed.
    public let route: (any NavigationRoute)?

    /// The pushed view. Its type is erased, because all entries of a path have one type.
    let view: AnyView?
    let disablesBackGesture: Bool

    /// The form of a presented route; `nil` for a pushed screen.
    public let presentation: NavigationPresentationStyle?

    /// The navigator of the shell around a presented route; `nil` for a pushed screen.
    ///
    /// ```swift
    /// navigator.present(SettingsRoute())
    /// navigator.presented?.navigator?.push(route: ThreadRoute(id: 1))
    /// ```
    public let navigator: Navigator?

    let title = NavigationTitle()
    let guards = LeaveGuards()
    /// The title of the screen below, at the time of the push.
    var titleBelow: NavigationTitle?

    @MainActor init(
        route: (any NavigationRoute)? = nil,
        view: AnyView? = nil,
        disablesBackGesture: Bool = false,
        presentation: NavigationPresentationStyle? = nil
    ) {
        id = .next()
        self.route = route
        self.view = view
        self.disablesBackGesture = disablesBackGesture
        self.presentation = presentation
        navigator = presentation.map { _ in Navigator() }
    }

    /// Whether one of the app's own links pushed this entry. Only the path has its value, which cannot be put back.
    var isLink: Bool { route == nil && view == nil }

    public static func == (lhs: NavigationEntry, rhs: NavigationEntry) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The title of a screen, also shown by the back button that leads to it.
@MainActor @Observable final class NavigationTitle {
    var text: Text?

    nonisolated init() {}
}
