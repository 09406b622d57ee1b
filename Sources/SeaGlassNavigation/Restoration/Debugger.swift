import Foundation

/// The debugger of this process.
enum Debugger {
    /// Whether a debugger is attached: developer.apple.com/library/archive/qa/qa1361.
    static var isAttached: Bool {
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
