/// One screen above the root of a navigation shell, pushed or presented.
///
/// ```swift
/// if let entry = navigator.entries.first {
///     Button("Back to \(entry.route.map { "\($0)" } ?? "a view")") { navigator.pop(toLastWhere: { $0 == entry }) }
/// }
/// ```
///
/// Two entries are equal when they are the same screen: a view or a route that was pushed twice is two entries.
///
/// Layer: template, <doc:NavigationShells>.
public struct NavigationEntry: Identifiable, Hashable {
    /// The identity of an entry, unique in the process.
    ///
    /// Layer: template, <doc:NavigationShells>.
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

    let content: NavigationScreen
    var below: NavigationScreen?
    /// The route that a request gives to the screen of a presented entry.
    var requestedRoute: (any Hashable)?

    /// The pushed or presented route; `nil` for a view, and for a `NavigationLink` whose value is no declared route.
    @MainActor public var route: (any Hashable)? { content.route }

    /// The style of a presented route; `nil` for a pushed screen.
    @MainActor public var presentation: NavigationPresentationStyle? { content.stack?.style }

    /// The navigator of the shell around a presented route; `nil` for a pushed screen.
    ///
    /// ```swift
    /// navigator.present(SettingsRoute())
    /// navigator.presented?.navigator?.push(route: ThreadRoute(id: 1))
    /// ```
    public var navigator: Navigator? { content.stack.map { Navigator($0) } }

    var stack: NavigatorStack? { content.stack }

    @MainActor init(_ content: NavigationScreen, id: ID? = nil) {
        self.id = id ?? .next()
        self.content = content
    }

    @MainActor init(route: (any Hashable)? = nil) { self.init(NavigationScreen(route: route)) }

    /// Whether the entry is a `NavigationLink` without a declared route. Only the path has the link's value, so the
    /// navigator can't push that value again.
    @MainActor var isLink: Bool { route == nil && content.view == nil }

    /// A new screen for the route of this one.
    @MainActor var renewed: NavigationEntry {
        NavigationEntry(NavigationScreen(route: route, disablesBackGesture: content.disablesBackGesture))
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.content === rhs.content && lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
