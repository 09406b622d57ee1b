import HeadlessHost
import SwiftUI
import Testing

/// Makes the failures of a test a known issue on systems of a kind. The test stays as strict on the others.
struct Known: TestTrait, TestScoping {
    let kind: Adversity.Kind
    let problem: Comment

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard Adversity.current.isOf(kind) else { return try await function() }
        // Not every case of a test has the problem.
        await withKnownIssue(problem, isIntermittent: true) { try await function() }
    }
}

extension Trait where Self == Known {
    /// - Parameter problem: What is wrong on such a system, in words.
    static func known(under kind: Adversity.Kind, _ problem: Comment) -> Known { Known(kind: kind, problem: problem) }

    /// For a test about a color that a surface or a presentation resets.
    static var resetsForeground: Known {
        known(
            under: .keptForegroundColors,
            "Where foregroundColor(nil) keeps the color, a surface and a presentation keep that of the screen around them."
        )
    }
}
