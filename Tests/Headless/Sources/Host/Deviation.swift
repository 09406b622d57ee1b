import SwiftUI

/// A way in which a system may differ from the usual behavior of a host: it was reported of real systems, or no
/// documentation excludes it.
///
/// The environment variable `HEADLESS_ADVERSITY` lists the names of deviations, such as `otherOrder`, separated by commas,
/// or is the seed of random ones. Tests that hold under all of them depend on nothing that SwiftUI leaves open.
///
/// ```swift
/// let host = Host.withDeviations([.canceledTransitions]) { Host(view) }
/// ```
public struct Deviation: Hashable, Sendable {
    package let kind: Adversity.Kind

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
    /// A covered screen disappears a second time, without appearing in between.
    public static let coveredDisappearances = Deviation(kind: .coveredDisappearances)
    /// Preferences arrive twice.
    public static let repeatedPreferences = Deviation(kind: .repeatedPreferences)
    /// A sheet gets a changed environment after all other changes have settled.
    public static let lateSheetEnvironment = Deviation(kind: .lateSheetEnvironment)
    /// A way back writes the path only after the screen has left and all changes have settled.
    public static let latePathWrites = Deviation(kind: .latePathWrites)
    /// A way back writes the path while both screens are shown.
    public static let earlyPathWrites = Deviation(kind: .earlyPathWrites)
    /// A swipe back writes the path and is then canceled.
    public static let canceledPathWrites = Deviation(kind: .canceledPathWrites)
    /// `foregroundColor(nil)` keeps the color around the view.
    public static let keptForegroundColors = Deviation(kind: .keptForegroundColors)
    /// The `presentation…` modifiers count only outside of the containers in a presentation.
    public static let outerPresentationModifiers = Deviation(kind: .outerPresentationModifiers)
    /// A presentation does not inherit the button style around the presenting view.
    public static let plainPresentations = Deviation(kind: .plainPresentations)
    /// All tabs are made with their tab view.
    public static let eagerTabs = Deviation(kind: .eagerTabs)

    /// All deviations.
    public static let all: Set<Deviation> = [
        .otherOrder, .coveredAppearances, .coveredDisappearances, .repeatedAppearances, .lateDisappearances,
        .canceledTransitions, .spuriousEvaluations, .latePreferences, .repeatedPreferences, .emptySceneStorage,
        .reconnection, .lateSheetEnvironment, .otherThread, .latePathWrites, .earlyPathWrites, .canceledPathWrites,
        .lateDismissals, .unsavedScenes, .keptForegroundColors, .outerPresentationModifiers, .plainPresentations,
        .eagerTabs,
    ]
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
