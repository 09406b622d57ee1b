import SwiftUI

/// A way in which a system may differ from the usual behavior of a host: it was reported of real systems, or no
/// documentation excludes it.
///
/// The environment variable `HEADLESS_ADVERSITY` lists the names of deviations, separated by commas, or is the seed of
/// random ones. Tests that hold under all of them depend on nothing that SwiftUI leaves open.
///
/// ```swift
/// let host = Host.withDeviations([.canceledTransitions]) { Host(view) }
/// ```
public struct Deviation: Hashable, Sendable {
    let kind: Adversity.Kind

    /// Views disappear before others appear, inner views before outer ones, the last view first.
    public static let otherOrder = Deviation(kind: .otherOrder)
    /// A covered screen appears and disappears when another one does, or when its stack is removed.
    public static let coveredAppearances = Deviation(kind: .coveredAppearances)
    /// The `onAppear` of a view on screen is called again.
    public static let repeatedAppearances = Deviation(kind: .repeatedAppearances)
    /// A view disappears after all other changes have settled.
    public static let lateDisappearances = Deviation(kind: .lateDisappearances)
    /// A swipe back begins and is canceled.
    public static let canceledTransitions = Deviation(kind: .canceledTransitions)
    /// All bodies are evaluated again.
    public static let spuriousEvaluations = Deviation(kind: .spuriousEvaluations)
    /// Preferences arrive after all other changes have settled.
    public static let latePreferences = Deviation(kind: .latePreferences)
    /// Scene storage is empty at the first evaluation.
    public static let emptySceneStorage = Deviation(kind: .emptySceneStorage)
    /// A restored scene is disconnected and connected again after it was shown.
    public static let reconnection = Deviation(kind: .reconnection)
    /// The closures of rows, transforms and geometry are called on another thread while the main thread waits.
    public static let otherThread = Deviation(kind: .otherThread)
    /// The `onDismiss` of a presentation is called after all changes of the dismissal have settled.
    public static let lateDismissals = Deviation(kind: .lateDismissals)
    /// The values of a scene that were not saved are lost at the end of the process.
    public static let unsavedScenes = Deviation(kind: .unsavedScenes)
}

extension Host {
    /// Whether new hosts deviate.
    nonisolated public static var hasDeviations: Bool { !Adversity.current.isEmpty }

    /// Runs a closure whose new hosts have these deviations and no others.
    public static func withDeviations<Result>(
        _ deviations: Set<Deviation>,
        _ body: () throws -> Result
    ) rethrows -> Result {
        try Adversity.$current.withValue(Adversity(Set(deviations.map(\.kind))), operation: body)
    }

    /// Runs a closure whose new hosts have the deviations of the environment variable without these.
    nonisolated public static func withoutDeviations(
        _ deviations: Set<Deviation>,
        _ body: @Sendable () async throws -> Void
    ) async rethrows {
        var adversity = Adversity.current
        adversity.remove(Set(deviations.map(\.kind)))
        try await Adversity.$current.withValue(adversity, operation: body)
    }
}
