/// The reason why a link was refused.
///
/// ```swift
/// InboxScreen()
///     .navigationShell()
///     .navigationRoutes(mailRoutes)
///     .opensNavigationLinks { failure in
///         if failure.reason == .unknown { print(failure) }
///     }
/// ```
public struct NavigationLinkFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A kind of mistake in a link.
    ///
    /// More reasons can follow: a `switch` needs a `default`.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// It has more than 2,048 bytes, or more than 32 parts.
        case tooLong
        /// A part is empty, `.` or `..`, has a control character, or isn't percent-encoded UTF-8.
        case malformed
        /// No pattern fits the link.
        case unknown
        /// A pattern fits, but a parameter isn't of its type, or the app made no route of the parameters.
        case refused
        /// The `validate` closure of the route refuses it.
        case notAllowed
        /// The screen of the route isn't declared, or the path is of routes of another type.
        case undeclaredRoute
    }

    /// The kind of mistake in the link.
    public let reason: Reason

    /// Details for a log. Don't show them to users: they can quote the link.
    public let detail: String

    init(_ reason: Reason, _ detail: String) {
        self.reason = reason
        self.detail = detail
    }

    /// The failure in one line, for a log.
    public var description: String { "\(reason.rawValue): \(detail)" }
}
