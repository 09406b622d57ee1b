import HostedSupport
import SwiftUI
import Testing

/// Makes the failures of a test a known issue in a build of a kind. The test stays as strict in the others.
struct Known: TestTrait, TestScoping {
    let isExpected: @Sendable () -> Bool
    let problem: Comment

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard isExpected() else { return try await function() }
        await withKnownIssue(problem) { try await function() }
    }
}

extension Trait where Self == Known {
    /// - Parameter problem: What is wrong where the types of views are erased, in words.
    static func knownWithErasedViews(_ problem: Comment) -> Known {
        Known(isExpected: { ErasedViews.isOn }, problem: problem)
    }
}
