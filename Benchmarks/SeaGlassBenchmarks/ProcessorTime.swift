#if canImport(HeadlessHost)
import Foundation

/// Returns the nanoseconds of this thread that an operation takes, without those in which other work runs.
///
/// The host runs on one thread. An operation longer than a turn on a core never passes without an interruption while
/// other work waits.
func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = now()
    body()
    return max(now() - start, 1)
}
#endif
