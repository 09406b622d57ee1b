import HeadlessHost
import TestSupport

@testable import SeaGlass

#if DEBUG
/// Returns the reports about the backgrounds of a view, when a moment has passed after its tasks.
///
/// A check continues on the main actor when its moment ends, so after all moments have ended no check is on its way.
///
/// - Parameter show: Hosts the view, and does what a person does.
@MainActor func backgroundReports(_ show: @MainActor () -> Host) async -> [String] {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let running = Locked(0)
    let moment: @MainActor @Sendable () async -> Void = {
        running.withLock { $0 += 1 }
        for await _ in ends {}
        running.withLock { $0 -= 1 }
    }
    return await BackgroundAudit.$moment.withValue(moment) {
        await reports(awaiting: {
            let host = show()
            await host.finishTasks()
            end.finish()
            await host.settleTasks()
            while running.withLock({ $0 }) > 0 { await Task.yield() }
        })
    }
}
#endif
