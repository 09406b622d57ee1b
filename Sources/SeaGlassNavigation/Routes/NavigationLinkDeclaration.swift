import Foundation

/// A declaration of links, as a pattern or as a closure.
struct NavigationLinkDeclaration: Equatable, Sendable {
    enum Form: Sendable {
        case pattern(NavigationLinkPattern)
        /// Returns the routes of a whole link; `nil` if it has none.
        case closure(@MainActor (URLComponents) throws -> [any Hashable]?)
    }

    private let identity = Identity()
    let form: Form

    init(_ form: Form) { self.form = form }

    var pattern: NavigationLinkPattern? { if case .pattern(let pattern) = form { pattern } else { nil } }

    static func == (first: Self, second: Self) -> Bool { first.identity == second.identity }
}
