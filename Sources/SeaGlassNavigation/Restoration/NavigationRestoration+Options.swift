extension NavigationRestoration {
    /// The treatment of entries below one that can't be restored.
    public enum Policy: Hashable, Sendable {
        /// They are restored: the user finds the deepest screen that still exists. The default.
        case keepValidPrefix
        /// They are dropped: the stack starts at the root.
        case clearAll
    }

    /// The windows that share a stored stack.
    public enum Scope: Hashable, Sendable {
        /// Each window has its own, also on the next launch. The default.
        ///
        /// The system keeps the identity of a window in scene storage. It forgets that of a window which a person
        /// closes for good, and of all windows when a person ends the app in the app switcher, or quits it on a Mac
        /// that closes windows at that: the first window of the next launch has the stack of the window that was opened
        /// last, any other begins at the root.
        ///
        /// Scene storage needs a scene of SwiftUI: in a hosting controller of UIKit, use another scope.
        case scene
        /// All windows of the app have the same; what is stored is the stack that changed last.
        case app
        /// Windows with the same text have the same. The text names a window, or an account, of the app.
        case custom(String)
    }

    /// Limits on the part of a snapshot that is read and written.
    ///
    /// Stored data is untrusted, so each limit is checked before anything is decoded. The same limits hold when a stack is
    /// stored, so that it can be read again.
    public struct Limits: Hashable, Sendable {
        /// The most entries above the root.
        ///
        /// Of them, at most 8 may be presented: each sheet or cover is presented over the one before.
        public let depth: Int

        /// The most bytes of a whole snapshot.
        public let snapshotBytes: Int

        /// The most bytes of a payload, which is one encoded route.
        public let payloadBytes: Int

        /// 128 entries, 1 MiB a snapshot, 64 KiB a payload.
        public static let standard = NavigationRestoration.Limits()

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - depth: How many entries above the root, at most. A negative number is taken as 0.
        ///   - snapshotBytes: How many bytes the whole snapshot has at most. A negative number is taken as 0; with less
        ///     than about 50, no stack is stored.
        ///   - payloadBytes: How many bytes an encoded route has at most. A negative number is taken as 0.
        public init(depth: Int = 128, snapshotBytes: Int = 1 << 20, payloadBytes: Int = 64 << 10) {
            self.depth = max(0, depth)
            self.snapshotBytes = max(0, snapshotBytes)
            self.payloadBytes = max(0, payloadBytes)
        }

        /// Returns the failure of an entry that is too deep in the stack, or in too many sheets.
        func excess(at position: Int, presented: Int) -> NavigationRestoration.Failure? {
            guard position >= depth || presented > 8 else { return nil }
            let detail = "\(depth) entries are allowed, and 8 of them presented"
            return NavigationRestoration.Failure(.tooDeep, position: position, detail: detail)
        }
    }
}
