#if canImport(os)
import os
#else
import Foundation
#endif

/// Debug-build messages for the developer: the mistake, its place and the fix.
///
/// A mistake has its documented result with or without a message. Release builds neither write messages nor contain
/// them: `isEnabled` and `report` are inlinable, so the compiler removes their calls in the other products, too.
@usableFromInline package enum Diagnostics {
    /// A closure that receives every message instead of the log, within the task of a test that sets it.
    @TaskLocal package static var recorder: (@Sendable (String) -> Void)?

    @inlinable package static var isEnabled: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Writes a message to the log (to standard error on Linux), once in a process.
    ///
    /// - Parameter message: The place, the mistake and the fix, in two sentences at most. Not evaluated in a release build.
    @inlinable package static func report(_ message: @autoclosure () -> String) {
        if isEnabled { log("SeaGlass: " + message()) }
    }

    @usableFromInline package static func log(_ message: String) {
        guard isEnabled else { return }
        if let recorder {
            recorder(message)
        } else if isFirst(message) {
            write(message)
        }
    }

    /// Returns the name of a view's type, without the modifiers around the view and without its parameters.
    package static func name(of type: Any.Type) -> String {
        var name = String(describing: type)[...]
        while name.hasPrefix("ModifiedContent<") { name.removeFirst("ModifiedContent<".count) }
        return String(name.prefix { $0 != "<" && $0 != "," })
    }

    /// Records a message, and returns whether it is new in this process.
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
