extension NavigationRestoration {
    /// The reason why a stored stack, or a part of it, wasn't restored or stored.
    ///
    /// A restoration reports one failure at most: the first one met from the bottom of the stack up. What lies above it
    /// is dropped in any case; the ``NavigationRestoration/Policy`` decides about the entries below.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .restoresNavigation(id: "main") { failure in
    ///         if failure.reason == .undecodablePayload { print(failure) }
    ///     }
    /// ```
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// A kind of failure.
        ///
        /// More reasons can follow: a `switch` needs a `default`.
        public enum Reason: String, Hashable, Sendable, CaseIterable {
            /// No route is registered under the key of an entry, neither as its key nor as an alias.
            case unknownKey
            /// The decoder of the routes refuses the payload of an entry.
            case undecodablePayload
            /// A later version of the app, or of the library, wrote it.
            case schemaFromTheFuture
            /// A migration of the app's schema threw.
            case unmigratable
            /// The stack is deeper than ``NavigationRestoration/Limits/depth``, or more than 8 of its entries are presented.
            case tooDeep
            /// A snapshot or a payload has more bytes than ``NavigationRestoration/Limits`` allow.
            case tooLarge
            /// The bytes aren't a snapshot, or their first few are altered.
            case notASnapshot
            /// An entry is cut off or altered.
            case damaged
            /// The store threw while reading or writing.
            case storeFailed
            /// The snapshot is older than ``NavigationRestoration/expires(after:)`` allows.
            case expired
            /// Another version of the app wrote it, and ``NavigationRestoration/discardedByAppUpdate(version:)`` is
            /// set.
            case otherAppVersion
            /// The `validate` closure of the route refuses an entry.
            case notAllowed
            /// The launch before ended while it was restoring; this one starts at the root.
            case crashedWhileRestoring
            /// The encoder of the routes refuses a route: the stack is stored up to there.
            case unencodable
            /// The app pushed or presented a route whose screen isn't declared.
            case undeclaredRoute
        }

        /// The kind of failure.
        public let reason: Reason

        /// The position of the first entry that is lost, 0 just above the root; `nil` if the whole snapshot is.
        public let position: Int?

        /// The key of that entry, if it could be read.
        public let key: NavigationDestinationKey?

        /// More for a log: the error of a decoder or a store, or what was found and what was expected. Not for users;
        /// the error of a decoder can quote what was stored.
        public let detail: String

        package init(
            _ reason: Reason,
            position: Int? = nil,
            key: NavigationDestinationKey? = nil,
            detail: String = ""
        ) {
            self.reason = reason
            self.position = position
            self.key = key
            self.detail = detail
        }

        /// The failure, now that it's known whose it is.
        func of(_ key: NavigationDestinationKey?, at position: Int) -> NavigationRestoration.Failure {
            NavigationRestoration.Failure(reason, position: position, key: key, detail: detail)
        }

        /// The failure in one line, for a log.
        public var description: String {
            var words = reason.rawValue
            if let position { words += " at entry \(position)" }
            if let key { words += ", “\(key)”" }
            return detail.isEmpty ? words : words + ": " + detail
        }
    }
}
