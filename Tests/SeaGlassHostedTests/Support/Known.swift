import HeadlessHost
import HostedSupport
import SwiftUI
import Testing

/// Makes the failures of a test a known issue on systems of a kind, or in a build of a kind. The test stays as strict on
/// the others.
struct Known: TestTrait, TestScoping {
    let isExpected: @Sendable () -> Bool
    /// Whether only some cases of the test have the problem. If `false`, a case without the problem fails.
    let isIntermittent: Bool
    let problem: Comment

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard isExpected() else { return try await function() }
        await withKnownIssue(problem, isIntermittent: isIntermittent) { try await function() }
    }
}

extension Trait where Self == Known {
    /// - Parameter problem: What is wrong on such a system, in words.
    static func known(under kind: Adversity.Kind, _ problem: Comment) -> Known {
        Known(isExpected: { Adversity.current.isOf(kind) }, isIntermittent: true, problem: problem)
    }

    /// - Parameter problem: What is wrong where the types of views are erased, in words.
    static func knownWithErasedViews(_ problem: Comment) -> Known {
        Known(isExpected: { ErasedViews.isOn }, isIntermittent: false, problem: problem)
    }

    /// For a test about a color that a surface or a presentation resets.
    static var resetsForeground: Known {
        known(
            under: .keptForegroundColors,
            "Where foregroundColor(nil) keeps the color, a surface and a presentation keep that of the screen around them."
        )
    }

    /// For a test about a background of a presented route.
    static var findsBackground: Known {
        knownWithErasedViews(
            "A presented route's background is found by its type, so an erased one stays on the sheet's first screen."
        )
    }
}
