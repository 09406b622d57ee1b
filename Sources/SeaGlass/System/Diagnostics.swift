#if canImport(os)
import os
#else
import Foundation
#endif

/// Tells a developer, in debug builds, what was wrong, where, and how to mend it.
///
/// What was asked for happens all the same, in the documented way; a release build says nothing.
package enum Diagnostics {
    /// Receives every message instead of the log, for as long as the task runs in which it is set. For tests.
    @TaskLocal package static var recorder: (@Sendable (String) -> Void)?

    /// Whether this build reports at all.
    package static var isEnabled: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Writes a message, once a process however often it is reported, to the log (to standard error on Linux).
    ///
    /// - Parameter message: The subject, what is wrong with it, what was done, and the mend. Not evaluated in a release
    ///   build.
    package static func report(_ message: @autoclosure () -> String) {
        guard isEnabled else { return }
        let message = "SeaGlass: " + message()
        if let recorder {
            recorder(message)
        } else if isFirst(message) {
            write(message)
        }
    }

    /// Whether the process sees this message for the first time.
    package static func isFirst(_ message: String) -> Bool {
        reported.withLock { $0.insert(message).inserted }
    }

    private static let reported = Locked<Set<String>>([])

    private static func write(_ message: String) {
        #if canImport(os)
        Logger(subsystem: "SeaGlass", category: "Diagnostics").warning("\(message, privacy: .public)")
        #else
        FileHandle.standardError.write(Data((message + "\n").utf8))
        #endif
    }
}
