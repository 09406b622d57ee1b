import Testing

@testable import SeaGlassNavigation

/// Runs each test with a clock that stands still, so that no delay of a shell ends while the test waits for tasks.
struct StoppedClock: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await NavigatorShell.$clock.withValue(TestClock(), operation: function)
    }
}

extension Trait where Self == StoppedClock {
    static var stoppedClock: StoppedClock { StoppedClock() }
}
