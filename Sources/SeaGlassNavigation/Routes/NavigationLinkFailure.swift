import Foundation

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
        /// No pattern fits the link, or ``NavigationRoutes/acceptingLinks(schemes:hosts:)`` excludes its scheme or
        /// host.
        case unknown
        /// A pattern fits, but the app makes or allows no such route: a parameter of the query is missing or is there
        /// twice, a parameter has the wrong type or form, a closure returns `nil` or `false` or throws, the route is
        /// unequal to itself or has no declaration, or the shell's array or optional route has another type.
        case refused
        /// The link has more than 2,048 bytes, more than 32 parts, or the name of a user; a link that is no web address
        /// has a port; a part is empty, `.` or `..`, or has a slash or a backslash; or a part or parameter isn't
        /// percent-encoded UTF-8, or has an invisible character, such as a control character or one that sets the
        /// direction of text.
        case malformed
    }

    /// The kind of mistake in the link.
    public let reason: Reason

    /// The mistake and, if there is one, the remedy, for a log. Don't show the text to users: it can quote scheme, host
    /// and path of the link.
    public let detail: String

    /// The whole link, for example to open it in a browser. Its query can contain the code of a sign-in, so don't log it.
    public let url: URL

    init(_ reason: Reason, _ detail: String, in url: URL) {
        self.reason = reason
        self.detail = detail
        self.url = url
    }

    /// The reason and the details in one line, for a log.
    public var description: String { "\(reason.rawValue): \(detail)" }
}
