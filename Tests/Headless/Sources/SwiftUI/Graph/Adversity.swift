/// Deviations from the graph's usual behavior that were reported of real systems, or that no documentation excludes.
///
/// The order of appearances, the time of disappearances and preferences, and the number of evaluations are
/// undocumented. Each kind is a guess about how a system may differ.
package struct Adversity: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// Views disappear before others appear, inner views before outer ones, the last view first.
        case otherOrder
        /// A covered screen appears and disappears when another one does, or when its stack is removed (reported:
        /// dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue and
        /// fatbobman.com/en/posts/traps-and-countermeasures-for-abnormal-onappear-calls-in-swiftui).
        case coveredAppearances
        /// A covered screen disappears a second time, without appearing in between.
        case coveredDisappearances
        /// The `onAppear` of a view on screen is called again (reported: VAndrJ/awesome-apple-bugs#41).
        case repeatedAppearances

        /// A view disappears after all other changes have settled, as after UIKit's transition.
        case lateDisappearances
        /// A swipe back begins and is canceled; meanwhile the screen below is also on screen.
        case canceledTransitions
        /// All bodies are evaluated again.
        case spuriousEvaluations
        /// Preferences arrive after all other changes have settled.
        case latePreferences
        /// Preferences arrive twice.
        case repeatedPreferences
        /// Scene storage is empty at the first evaluation, and has its values before the first appearance.
        case emptySceneStorage
        /// A restored scene is disconnected and connected again after it was shown.
        case reconnection
        /// A sheet gets a changed environment after all other changes have settled (reported for the first sheet:
        /// oleb.net/2020/sheet-environment).
        case lateSheetEnvironment
        /// The closures of rows, transforms and geometry are called on another thread while the main thread waits
        /// (reported: feedback-assistant/reports#839, bangumi/Bangumi-iOS#192 and GetStream/stream-chat-swiftui#1597).
        case otherThread

        /// A way back writes the path only after the screen has left and all changes have settled.
        case latePathWrites
        /// A way back writes the path while both screens are shown; the screen leaves after all changes have settled.
        case earlyPathWrites
        /// A swipe back writes the path and is then canceled, so the value returns. The next swipe pops the screen.
        case canceledPathWrites
        /// The `onDismiss` of a presentation is called after all changes of the dismissal have settled.
        case lateDismissals
        /// The values of a scene that were not saved are lost at the end of the process.
        case unsavedScenes

        /// `foregroundColor(nil)` on a view keeps the color around it. Apple's page promises the default color; OpenSwiftUI's
        /// ForegroundColor.swift (6.5.4) ignores `nil`.
        case keptForegroundColors
        /// The `presentation…` modifiers count only outside of the containers in a presentation, such as a stack. There
        /// is no source.
        case outerPresentationModifiers
        /// A presentation does not inherit the button style around the presenting view. There is no source.
        case plainPresentations
        /// All tabs are made with their tab view, not each at its first selection. There is no source.
        case eagerTabs
    }

    private var kinds: Set<Kind>
    /// The state of a generator that decides whether a deviation happens; `nil` for always.
    private var random: UInt64?
    private var seed: UInt64?

    package init(_ kinds: Set<Kind> = []) { self.kinds = kinds }

    /// Creates an adversity of all kinds, whose deviations depend only on the seed.
    package init(seed: UInt64) {
        kinds = Set(Kind.allCases)
        random = seed
        self.seed = seed
    }

    package var isEmpty: Bool { kinds.isEmpty }

    package mutating func remove(_ kinds: Set<Kind>) { self.kinds.subtract(kinds) }

    /// Returns whether a system is of a kind that does not change while it runs.
    package func isOf(_ kind: Kind) -> Bool {
        guard kinds.contains(kind) else { return false }
        guard let seed, let index = Kind.allCases.firstIndex(of: kind) else { return true }
        return (seed >> UInt64(index % 6)) & 1 == 0
    }

    mutating func injects(_ kind: Kind) -> Bool {
        guard kinds.contains(kind) else { return false }
        guard let state = random else { return true }
        // Knuth's MMIX generator, whose high bits are used.
        random = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) & 1 << 40 == 0
    }
}
