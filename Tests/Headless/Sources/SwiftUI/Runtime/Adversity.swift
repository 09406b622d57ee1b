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
    package init(seed: UInt64) { (kinds, random, self.seed) = (Set(Kind.allCases), seed, seed) }

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

extension Node {
    /// Calls an app's closure, possibly on another thread, as SwiftUI may.
    func render<Result>(_ body: () -> Result) -> Result {
        guard graph?.injects(.otherThread) == true else { return body() }
        let (done, reader) = (DispatchSemaphore(value: 0), Reader.current)
        // This thread waits, so the closure is not called concurrently.
        nonisolated(unsafe) var result: Result?
        withoutActuallyEscaping(body) { body in
            // The queue retains its closure for a while after the call.
            nonisolated(unsafe) var body: (() -> Result)? = body
            DispatchQueue.global().async {
                result = Reader.withCurrent(reader) { body!() }
                body = nil
                done.signal()
            }
            done.wait()
        }
        return result!
    }
}

/// Calls a function of the main actor, which runs this code or waits for it.
nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

extension Graph {
    /// Returns whether a deviation happens now. Late actions cause no further deviations.
    func injects(_ kind: Adversity.Kind) -> Bool { !isInjectingFaults && !isTrying && adversity.injects(kind) }

    /// Performs the deviations that are due after all changes have settled, and returns whether there were any.
    func injectFaults() -> Bool {
        var actions = late
        late = []
        // Decided once for all views, so that a screen that appears also disappears.
        let kinds = Adversity.Kind.allCases.filter { injects($0) }
        if !kinds.isEmpty { for node in root?.subtree ?? [] { actions += self.actions(of: kinds, at: node) } }
        isInjectingFaults = true
        for action in actions { action() }
        return !actions.isEmpty
    }

    private func actions(of kinds: [Adversity.Kind], at node: Node) -> [() -> Void] {
        var actions: [() -> Void] = []
        if node.role.isComposite, kinds.contains(.spuriousEvaluations) { actions.append { node.invalidate() } }
        if node.role.observesLifecycle, let observer = node.role.modifier as? any LifecycleObserver,
            observer.needsViews
        {
            if node.hasAppeared {
                if observer is LifecycleModifier, kinds.contains(.repeatedAppearances) {
                    // A late disappearance runs before this action, so the view may have disappeared.
                    actions.append { if node.hasAppeared { observer.appear(in: node) } }
                }
            } else {
                if kinds.contains(.coveredAppearances) {
                    actions.append { observer.appear(in: node) }
                    late.append { observer.disappear(in: node) }
                }
                if kinds.contains(.coveredDisappearances) { actions.append { observer.disappear(in: node) } }
            }
        }
        if let stack = node.memory as? NavigationCoordinator, stack.depth > 0, kinds.contains(.canceledTransitions) {
            actions.append { [weak self] in
                stack.isSwiping = true
                self?.late.append { stack.isSwiping = false }
            }
        }
        return actions
    }
}
