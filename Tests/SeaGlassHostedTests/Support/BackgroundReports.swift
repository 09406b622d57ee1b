import HeadlessHost
import TestSupport

@testable import SeaGlass

#if DEBUG
/// Returns the reports about the backgrounds of a view, when a moment has passed after its tasks.
///
/// The moment stays on the main actor, so no check is still on its way when the host's tasks have settled.
///
/// - Parameter show: Hosts the view, and does what a person does.
@MainActor func backgroundReports(_ show: @MainActor () -> Host) async -> [String] {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let moment: @MainActor @Sendable () async -> Void = { for await _ in ends {} }
    return await BackgroundAudit.$moment.withValue(moment) {
        await reports(awaiting: {
            let host = show()
            await host.finishTasks()
            end.finish()
            await host.settleTasks()
        })
    }
}
#endif
