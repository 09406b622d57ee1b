/// Deviations of systems from the graph's usual behavior that were reported, or that nothing forbids.
///
/// The order of appearances, the moment of a disappearance and of a preference, and the number of evaluations are
/// documented nowhere. Each kind is a guess about how a system may differ.
package struct Adversity: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// Views disappear before others appear, inner views before outer ones, the last before the first.
        case otherOrder
        /// A covered screen appears and disappears when another one does, or when its stack goes (reported:
        /// dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue and
        /// fatbobman.com/en/posts/traps-and-countermeasures-for-abnormal-onappear-calls-in-swiftui).
        case coveredAppearances
        /// A covered screen disappears again.
        case coveredDisappearances
        /// The `onAppear` of a view on screen is called again (reported: VAndrJ/awesome-apple-bugs#41).
        case repeatedAppearances

        /// A view disappears after everything else has come to rest, as after UIKit's transition.
        case lateDisappearances
        /// A swipe back begins and is given up: meanwhile the screen below is on screen too.
        case canceledTransitions
        /// All bodies are evaluated again.
        case spuriousEvaluations
        /// Preferences arrive after everything else has come to rest.
        case latePreferences
        /// Preferences arrive twice.
        case repeatedPreferences
        /// Scene storage holds nothing at the first evaluation, and its values before anything appears.
        case emptySceneStorage
        /// A scene that the system keeps values for is disconnected and connected again, after it was shown.
        case reconnection
        /// A sheet gets a changed environment after everything else has come to rest (reported for the first one:
        /// oleb.net/2020/sheet-environment).
        case lateSheetEnvironment
        /// Rows, transforms and closures of a geometry are called on another thread, while the main thread waits
        /// (reported: feedback-assistant/reports#839, bangumi/Bangumi-iOS#192 and GetStream/stream-chat-swiftui#1597).
        case otherThread
    }

    private var kinds: Set<Kind>
    /// The state of a generator that decides each time whether it happens; nil for always.
    private var random: UInt64?

    package init(_ kinds: Set<Kind> = []) { self.kinds = kinds }

    /// Creates an adversity in which anything may happen, the same for the same seed.
    package init(seed: UInt64) { (kinds, random) = (Set(Kind.allCases), seed) }

    package var isEmpty: Bool { kinds.isEmpty }

    package mutating func remove(_ kinds: Set<Kind>) { self.kinds.subtract(kinds) }

    mutating func strikes(_ kind: Kind) -> Bool {
        guard kinds.contains(kind) else { return false }
        guard let state = random else { return true }
        // Knuth's MMIX generator; its high bits are the random ones.
        random = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) & 1 << 40 == 0
    }
}

extension Node {
    /// Calls what an app makes of values, where SwiftUI may be off the main thread.
    func render<Result>(_ body: () -> Result) -> Result {
        guard graph?.strikes(.otherThread) == true else { return body() }
        let (done, reader) = (DispatchSemaphore(value: 0), Reader.current)
        // Nothing runs at the same time: this thread waits.
        nonisolated(unsafe) var result: Result?
        withoutActuallyEscaping(body) { body in
            // The queue keeps its own closure for a while after the call.
            nonisolated(unsafe) var body: (() -> Result)? = body
            DispatchQueue.global().async {
                result = Reader.$current.withValue(reader) { body!() }
                body = nil
                done.signal()
            }
            done.wait()
        }
        return result!
    }
}

/// Calls a function of the main actor, which runs this or waits for it.
nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

extension Graph {
    /// Returns whether it happens now. While late actions run, nothing more deviates.
    func strikes(_ kind: Adversity.Kind) -> Bool { !isStriking && !isTrying && adversity.strikes(kind) }

    /// Performs the deviations that are due once everything has come to rest.
    ///
    /// - Returns: Whether there was anything.
    func strike() -> Bool {
        var actions = late
        late = []
        // Decided once for all views: a screen that appears disappears too.
        let kinds = Adversity.Kind.allCases.filter { strikes($0) }
        if !kinds.isEmpty { for node in root?.subtree ?? [] { actions += self.actions(of: kinds, at: node) } }
        isStriking = true
        for action in actions { action() }
        return !actions.isEmpty
    }

    private func actions(of kinds: [Adversity.Kind], at node: Node) -> [() -> Void] {
        var actions: [() -> Void] = []
        if node.role.isComposite, kinds.contains(.spuriousEvaluations) { actions.append { node.invalidate() } }
        if node.role.observesLifecycle, let observer = node.role.modifier as? any LifecycleObserver {
            if node.hasAppeared {
                if observer is LifecycleModifier, kinds.contains(.repeatedAppearances) {
                    // A late disappearance may come before it.
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
