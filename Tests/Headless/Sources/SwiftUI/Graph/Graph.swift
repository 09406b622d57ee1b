/// The tree of a hosted view, with the nodes to evaluate and the actions to call afterward.
@MainActor package final class Graph: Linked {
    nonisolated package let handle = Handle<Graph>()
    package private(set) var root: Node?
    private(set) var invalid: [Node] = []
    /// The observers whose value may have changed.
    private var pendingObservers: [Node] = []
    private var appearing: [Node] = []
    private var disappearing: [Node] = []
    /// The views that disappear before others appear.
    private var leaving: [Node] = []
    private var updated: [Node] = []
    private var lastSerial = 0
    /// The number of updates of the tree so far.
    private(set) var time = 0
    /// The number of visits to nodes in all updates.
    package var visits = 0
    /// Whether all changes of the tree are recorded in `lastChange`, not just added and removed nodes.
    package var notesChanges = true
    /// Whether a trial environment applies. Covered screens don't get it.
    package var isTrying = false
    /// Whether the change that causes the current evaluation disables animations.
    private(set) var disablesAnimations = false
    /// The last layout, which may be outdated.
    private(set) var latestLayout: LayoutPass?
    let layoutMemory = LayoutMemory()
    package let presentations = PresentationQueue()
    /// The number of the next layout; the first is 1.
    private(set) var layouts = 1
    private var layoutReaders: [any LayoutReader] = []
    /// The observers of the layout.
    private var layoutObservers: [Unretained<Node>] = []
    /// The animation of the next update.
    var animation: Animation?
    /// The writes that wait for a later update, because the next update has another animation.
    var heldWrites: [(animation: Animation?, write: () -> Void)] = []
    /// The number of actions of each change observer since the tree last settled.
    private var actions: [ObjectIdentifier: Int] = [:]
    /// Whether a view has set its depth among others.
    var hasDepths = false
    var adversity: Adversity
    /// The actions that the adversity delays until the tree has settled.
    var late: [() -> Void] = []
    /// Whether the deviations that follow a settled change are being performed. They cause no further deviations.
    var isInjectingFaults = false

    package init(adversity: Adversity = Adversity()) {
        self.adversity = adversity
        handle.set(self)
    }

    deinit { handle.clear() }

    /// - Parameter isRestored: Whether the system restores the scene, which it may then disconnect and connect again.
    package func install(_ view: any View, environment: EnvironmentValues, isRestored: Bool = false) {
        func window(around view: some View) -> any View { view.modifier(WindowColorScheme()) }
        let view = window(around: view)
        let child = Child(.position(0), view, environment)
        if injects(.emptySceneStorage) {
            var empty = environment
            empty.sceneValues = nil
            root = Node(Child(child.key, view, empty), parent: nil, graph: self)
            root?.update(to: child)
            for node in root?.subtree ?? [] { node.invalidate() }
        } else {
            root = Node(child, parent: nil, graph: self)
        }
        settle()
        guard isRestored, injects(.reconnection) else { return }
        root?.remove()
        settle()
        root = Node(child, parent: nil, graph: self)
        settle()
    }

    package func update(environment: EnvironmentValues) {
        guard let root else { return }
        time += 1
        root.update(environment: environment)
        scheduleLayoutObservers()
        settle()
    }

    /// Whether there is nothing to evaluate and no action to call. An adversity may deviate nevertheless.
    package var isUpToDate: Bool {
        [invalid, updated, pendingObservers, appearing, disappearing, leaving].allSatisfy(\.isEmpty)
            && heldWrites.isEmpty
    }

    /// Evaluates until the tree is up to date, and calls the lifecycle, change and preference actions.
    package func settle() {
        time += 1
        for _ in 0..<Self.patience {
            evaluateInvalid()
            disablesAnimations = false
            guard !invalidateLayoutReaders() else { continue }
            guard runActions() || !invalid.isEmpty || writeHeld() || injectFaults() else {
                isInjectingFaults = false
                actions = [:]
                // An outdated layout would retain removed views.
                if root?.innerChange == layouts { latestLayout = nil }
                return
            }
        }
        preconditionFailure("The view tree does not come to rest: an action changes what it observes every time.")
    }

    // MARK: Layout

    /// The layout of the current tree, computed again after a change. Runs an app's custom layouts too.
    package var layout: LayoutPass {
        if let latestLayout, root?.innerChange != layouts { return latestLayout }
        let layout = LayoutPass(root!, layoutMemory)
        latestLayout = layout
        layouts += 1
        return layout
    }

    /// Asks the layout's observers for actions, after a change that may alter the layout.
    package func scheduleLayoutObservers() {
        layoutObservers.removeAll { $0.wrappedValue?.isAlive != true }
        for observer in layoutObservers { observer.wrappedValue.map(schedule) }
    }

    /// Asks an observer for an action whenever the layout may have changed.
    func observeLayout(_ node: Node) { layoutObservers.append(Unretained(wrappedValue: node)) }

    func add(_ reader: any LayoutReader) {
        if !layoutReaders.contains(where: { $0 === reader }) { layoutReaders.append(reader) }
    }

    /// Computes the layout if views depend on it, and invalidates the views for which it has changed.
    private func invalidateLayoutReaders() -> Bool {
        layoutReaders.removeAll { $0.node?.isAlive != true || $0.hasRead }
        guard !layoutReaders.isEmpty else { return false }
        let layout = layout
        let outdated = layoutReaders.filter { $0.isOutdated(by: layout) }
        for reader in outdated { reader.node?.invalidate() }
        return !outdated.isEmpty
    }

    /// The number of rounds of evaluations or actions after which an update counts as endless. Ordinary views need far
    /// fewer.
    private static let patience = 1_000

    // MARK: Notifications from nodes

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    func enqueue(_ node: Node) {
        if Transaction.disablesCurrentAnimations { disablesAnimations = true }
        if invalid.isEmpty, heldWrites.isEmpty { animation = Transaction.currentAnimation }
        invalid.append(node)
    }

    func register(_ node: Node) { if node.role.observesLifecycle { appearing.append(node) } }

    /// Asks a node for its action once the tree has settled. Ignores nodes that do not observe changes.
    func schedule(_ node: Node) {
        guard node.role.observesChanges, !node.isScheduled else { return }
        node.isScheduled = true
        pendingObservers.append(node)
    }

    func noteUpdate(of node: Node) { updated.append(node) }

    func noteVisibility(of node: Node) {
        if node.isOnScreen { schedule(node) }
        guard node.role.observesLifecycle else { return }
        if node.isOnScreen {
            appearing.append(node)
        } else if node.leavesAtOnce {
            leaving.append(node)
        } else {
            disappearing.append(node)
        }
    }

    /// Lets the modifiers around changed children check whether they now modify a view.
    func noteContent(of node: Node) {
        var next: Node? = node
        while let node = next, node.isStructural || node.role.modifier != nil {
            if node.role.observesLifecycle { appearing.append(node) }
            next = node.parent
        }
    }

    // MARK: Settling

    private func evaluateInvalid() {
        var rounds = 0
        if !invalid.isEmpty || !updated.isEmpty { scheduleLayoutObservers() }
        while !invalid.isEmpty {
            rounds += 1
            precondition(rounds < Self.patience, "The view tree does not come to rest: bodies change what they read.")
            let batch = invalid.sorted { $0.depth < $1.depth }
            invalid.removeAll()
            for node in batch where node.isAlive && node.needsUpdate { node.evaluate() }
        }
        let refreshed = updated
        updated.removeAll()
        for node in refreshed where node.isAlive { node.refreshOnScreen() }
    }

    private func runActions() -> Bool {
        let appeared = appearing
        let left = leaving
        let disappeared = disappearing + appeared.filter { $0.hasAppeared && !$0.mayAppear }
        appearing.removeAll()
        disappearing.removeAll()
        leaving.removeAll()
        // Lays out the view first, because "the action closure completes before the first rendered frame appears"
        // (documentation/swiftui/view/onappear(perform:)).
        if appeared.contains(where: \.isOnScreen) { _ = layout }
        if injects(.otherOrder) {
            disappear((left + disappeared).reversed())
            appear(appeared.reversed())
        } else {
            disappear(left)
            // A new screen appears before the screen it covers disappears.
            appear(appeared)
            disappear(disappeared)
        }
        var changes: [() -> Void] = []
        let areLate = injects(.latePreferences)
        let areRepeated = injects(.repeatedPreferences)
        let pendingObservers = pendingObservers
        self.pendingObservers.removeAll()
        for node in pendingObservers.sorted(by: { ($0.depth, $1.serial) > ($1.depth, $0.serial) }) {
            node.isScheduled = false
            visits += 1
            if node.isAlive, let action = (node.role.modifier as? any ChangeObserver)?.pendingAction(in: node),
                mayAct(node)
            {
                let isPreference = node.role.modifier is any PreferenceObserving
                if isPreference && areLate { late.append(action) } else { changes.append(action) }
                if isPreference && areRepeated { changes.append(action) }
            }
        }
        for action in changes { action() }
        return !appeared.isEmpty || !disappeared.isEmpty || !changes.isEmpty
    }

    /// Returns `false` once an observer has acted so often that it probably changes what it observes. SwiftUI then logs
    /// that the action "tried to update multiple times per frame", and continues; the limit is a guess.
    private func mayAct(_ node: Node) -> Bool {
        let count = actions[ObjectIdentifier(node), default: 0] + 1
        actions[ObjectIdentifier(node)] = count
        if count == Self.patience / 10 {
            RuntimeWarning.report("An action tried to update multiple times per frame: it changes what it observes.")
        }
        return count < Self.patience / 10
    }
}
