extension Node {
    /// Calls an app's closure, possibly on another thread, as SwiftUI may.
    func render<Result>(_ body: () -> Result) -> Result {
        guard graph?.injects(.otherThread) == true else { return body() }
        let done = DispatchSemaphore(value: 0)
        let reader = Reader.current
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
