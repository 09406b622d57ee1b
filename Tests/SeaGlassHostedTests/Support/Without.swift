import HeadlessHost
import SwiftUI
import Testing

/// Hosts the views of a test without certain deviations of the system, because its sentence depends on them.
struct Without: TestTrait, SuiteTrait, TestScoping {
    let deviations: Set<Deviation>
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Host.withoutDeviations(deviations, function)
    }
}

/// Returns the repetitions of a test whose result does not depend on them: a fiftieth on adverse systems, for speed.
func repetitions(_ count: Int) -> Range<Int> { 0..<(Host.hasDeviations ? count / 50 : count) }

extension Trait where Self == Without {
    /// For a test that counts evaluations, since a system may evaluate more often.
    static var countsEvaluations: Without {
        Without(deviations: [
            .spuriousEvaluations, .latePreferences, .canceledTransitions, .emptySceneStorage,
        ])
    }

    /// For a test whose sentence depends on a scene that the system saved before the process ended.
    static var sceneIsSaved: Without { Without(deviations: [.unsavedScenes]) }

    /// For apps whose rows are made by closures as apps write them, on the main actor.
    static var ownRowClosures: Without { Without(deviations: [.otherThread]) }

    /// - Parameter reason: The part of the sentence that such systems change.
    static func without(_ deviations: Deviation..., because reason: StaticString) -> Without {
        Without(deviations: Set(deviations))
    }
}
