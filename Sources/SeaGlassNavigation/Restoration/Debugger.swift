import Foundation

/// Xcode, which ends a process that did not crash.
enum Debugger {
    /// Whether a debugger is attached, or the process shows a preview.
    static var isAttached: Bool { isTraced || ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" }

    /// The flag of developer.apple.com/library/archive/qa/qa1361.
    private static var isTraced: Bool {
        #if canImport(Darwin)
        var query = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
        var process = kinfo_proc()
        var size = MemoryLayout<kinfo_proc>.stride
        guard sysctl(&query, UInt32(query.count), &process, &size, nil, 0) == 0 else { return false }
        return process.kp_proc.p_flag & P_TRACED != 0
        #else
        return false
        #endif
    }
}
