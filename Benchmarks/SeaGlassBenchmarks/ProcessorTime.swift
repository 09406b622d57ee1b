#if canImport(HeadlessHost)
import Foundation

/// Returns the nanoseconds of this thread that an operation takes, without those in which other work runs.
///
/// The host runs on one thread. An operation longer than a turn on a core never passes without an interruption while
/// other work waits.
func processorTime(_ body: () -> Void) -> Double {
    let start = time(of: CLOCK_THREAD_CPUTIME_ID)
    body()
    return max(time(of: CLOCK_THREAD_CPUTIME_ID) - start, 1)
}

/// Returns the nanoseconds of all threads that an operation takes, since the main actor of a Linux process may change
/// threads while the operation waits.
@MainActor func processorTime(_ body: @MainActor () async -> Void) async -> Double {
    let start = time(of: CLOCK_PROCESS_CPUTIME_ID)
    await body()
    return max(time(of: CLOCK_PROCESS_CPUTIME_ID) - start, 1)
}

private func time(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
#endif
