#if canImport(os)
import os
#else
import Foundation
#endif

/// Messages for the developer, in debug builds: what is wrong, where, and how to fix it.
///
/// The library still does what its documentation promises for such input; a release build writes nothing.
package enum Diagnostics {
    /// A closure that receives every message instead of the log, while the task that sets it runs. For tests.
    @TaskLocal package static var recorder: (@Sendable (String) -> Void)?

    /// Whether this build reports at all.
    package static var isEnabled: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Writes a message to the log (to standard error on Linux), only once in a process.
    ///
    /// - Parameters:
    ///   - message: The subject, what is wrong with it, what was done, and the fix. Not evaluated in a release build.
    ///   - isRepeated: Whether another subject may have the same message, which is then written again.
    package static func report(_ message: @autoclosure () -> String, isRepeated: Bool = false) {
        guard isEnabled else { return }
        let message = "SeaGlass: " + message()
        if let recorder {
            recorder(message)
        } else if isRepeated || isFirst(message) {
            write(message)
        }
    }

    /// Returns the name of a view's type, without the modifiers around the view and without its parameters.
    package static func name(of type: Any.Type) -> String {
        var name = String(describing: type)[...]
        while name.hasPrefix("ModifiedContent<") { name.removeFirst("ModifiedContent<".count) }
        return String(name.prefix { $0 != "<" && $0 != "," })
    }

    /// Returns whether the process reports this message for the first time.
    package static func isFirst(_ message: String) -> Bool { reported.withLock { $0.insert(message).inserted } }

    private static let reported = Locked<Set<String>>([])

    private static func write(_ message: String) {
        #if canImport(os)
        Logger(subsystem: "SeaGlass", category: "Diagnostics").warning("\(message, privacy: .public)")
        #else
        FileHandle.standardError.write(Data((message + "\n").utf8))
        #endif
    }
}
