extension NavigationRestoration {
    /// The reason why a stored stack, or a part of it, wasn't restored or stored.
    ///
    /// A restoration reports at most one failure, the first from the bottom of the stack up. The screens below the
    /// lost entry are restored.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .restoresNavigation(id: "main") { failure in
    ///         if failure.reason == .unreadable { print(failure) }
    ///     }
    /// ```
    ///
    /// Layer: template, <doc:Restoration>.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// A kind of failure.
        ///
        /// Later versions may add reasons, so a `switch` needs a `default`.
        ///
        /// Layer: template, <doc:Restoration>.
        public enum Reason: String, Hashable, Sendable, CaseIterable {
            /// No declared route has the key of an entry, as its key or as an alias.
            case unknownKey
            /// The decoder of the routes refuses an entry, its type is not `Codable` any more, or the stored bytes are
            /// altered, cut off, too large, or of a later version of the library.
            case unreadable
            /// The route may not be restored, its `validate` closure refuses it, or the shell's array or optional
            /// route has another type.
            case notAllowed
            /// A route is not `Codable`, the encoder refuses it, or it makes the stack exceed a limit. Only the screens
            /// below that route are stored.
            case unstorable
            /// The store threw while reading or writing.
            case storeFailed
            /// The previous launch ended soon after it restored the stack, so this launch starts at the root.
            case crashedWhileRestoring
        }

        /// The kind of failure.
        public let reason: Reason

        /// The position of the first lost entry, 0 just above the root; `nil` if the whole stack is lost.
        public let position: Int?

        /// The key of that entry, if it could be read.
        public let key: NavigationDestinationKey?

        /// Details for a log: the error of a decoder or a store, or the mistake and the remedy. Don't show them to users:
        /// the error of a decoder can quote stored values.
        public let detail: String

        package init(_ reason: Reason, position: Int? = nil, key: NavigationDestinationKey? = nil, detail: String = "")
        {
            self.reason = reason
            self.position = position
            self.key = key
            self.detail = detail
        }

        /// The failure and the details in one line, for a log.
        public var description: String {
            let stack = position == nil ? "The stack" : "A part of the stack"
            let key = key.map { " (“\($0)”)" } ?? ""
            let place = position.map { ", from entry \($0)\(key) up" } ?? key
            let problem =
                switch reason {
                case .unknownKey, .notAllowed: "\(stack) could not be restored\(place)."
                case .unreadable: "\(stack) could not be read\(place)."
                case .unstorable: "\(stack) could not be stored\(place)."
                case .storeFailed: "The store could not read or write the stack."
                case .crashedWhileRestoring:
                    """
                    The previous launch ended soon after it restored the stack, so this launch starts at the root. Look \
                    for a crash in a restored screen, unless you stopped the app.
                    """
                }
            return detail.isEmpty ? problem : "\(problem) \(detail)"
        }
    }
}
