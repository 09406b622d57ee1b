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
///
/// Layer: template, <doc:Links>.
public struct NavigationLinkFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A kind of mistake in a link.
    ///
    /// Later versions may add reasons, so a `switch` needs a `default`.
    ///
    /// Layer: template, <doc:Links>.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The link has more than 2,048 bytes, or more than 32 parts.
        case tooLong
        /// A part is empty, `.` or `..`, isn't percent-encoded UTF-8, or has a slash, a backslash, a control character
        /// or a character that sets the direction of text.
        case malformed
        /// No pattern fits the link, or ``NavigationRoutes/acceptingLinks(schemes:hosts:)`` excludes its scheme or
        /// host.
        case unknown
        /// A pattern fits, but a parameter has the wrong type or form, the app's closure returns no route, or the route
        /// is unequal to itself.
        case refused
        /// The `validate` closure of the route refuses it.
        case notAllowed
        /// No screen is declared for the route, or the path has routes of another type.
        case undeclaredRoute
    }

    /// The kind of mistake in the link.
    public let reason: Reason

    /// The mistake and, if there is one, the remedy, for a log. Don't show the text to users: it can quote scheme, host
    /// and path of the link.
    public let detail: String

    init(_ reason: Reason, _ detail: String) { (self.reason, self.detail) = (reason, detail) }

    /// The reason and the details in one line, for a log.
    public var description: String { "\(reason.rawValue): \(detail)" }
}
