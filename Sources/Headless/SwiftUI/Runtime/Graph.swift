/// The tree of one hosted view: what has to be evaluated again, and what has to be called when that is done.
@MainActor package final class Graph {
    package private(set) var root: Node?
    private var invalid: [Node] = []
    /// The observers whose value may be another than before.
    private var asked: [Node] = []
    private var appearing: [Node] = []
    private var disappearing: [Node] = []
    private var updated: [Node] = []
    private var lastSerial = 0
    /// Counts the times the tree was brought up to date.
    private(set) var time = 0
    /// How many times a node was looked at to bring the tree up to date.
    package var visits = 0
    /// Whether what happens counts as a change of the tree.
    package var notesChanges = true
    /// Whether environments are tried that covered screens need not know.
    package var isTrying = false
    /// Whether what is evaluated now was changed without animation.
    private(set) var disablesAnimations = false
    /// The last layout, which may be of a tree that has changed since.
    private(set) var latestLayout: LayoutPass?
    private var isLaidOut = false
    private var geometry: [GeometryLink] = []
    /// The observers whose value comes from the layout.
    private var layoutObservers: [WeakNode] = []

    package init() {}

    package func install(_ view: any View, environment: EnvironmentValues) {
        root = Node(Child(.position(0), view, environment), parent: nil, graph: self)
        settle()
    }

    package func update(environment: EnvironmentValues) {
        guard let root else { return }
        time += 1
        root.update(to: Child(root.key, root.view, environment))
        invalidateLayout()
        settle()
    }

    /// Evaluates until nothing is out of date, calling lifecycle, change and preference actions in between.
    package func settle() {
        time += 1
        for _ in 0..<Self.patience {
            evaluateInvalid()
            disablesAnimations = false
            guard !invalidateGeometry() else { continue }
            guard runActions() || !invalid.isEmpty else { return }
        }
        preconditionFailure("The view tree does not come to rest: an action changes what it observes every time.")
    }

    // MARK: Layout

    /// The layout of the tree as it stands.
    package var layout: LayoutPass {
        if isLaidOut, let latestLayout { return latestLayout }
        let layout = LayoutPass(root!, after: latestLayout)
        (latestLayout, isLaidOut) = (layout, true)
        return layout
    }

    /// Says that something has moved which no view is made from.
    package func invalidateLayout() {
        isLaidOut = false
        layoutObservers.removeAll { $0.node?.isAlive != true }
        for observer in layoutObservers { observer.node.map(ask) }
    }

    /// Asks an observer again whenever the layout may be another.
    func observeLayout(_ node: Node) { layoutObservers.append(WeakNode(node)) }

    func add(_ link: GeometryLink) { geometry.append(link) }

    /// Lays out, where views were told of their geometry, and invalidates those to whom it is another now.
    private func invalidateGeometry() -> Bool {
        geometry.removeAll { $0.node?.isAlive != true }
        guard !geometry.isEmpty else { return false }
        let layout = layout
        let outdated = geometry.filter { $0.isOutdated(by: layout) }
        for link in outdated { link.node?.invalidate() }
        return !outdated.isEmpty
    }

    /// Far more rounds than any view needs that does not go on forever.
    private static let patience = 1_000

    // MARK: What nodes report

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    func enqueue(_ node: Node) {
        if Transaction.disablesCurrentAnimations { disablesAnimations = true }
        invalid.append(node)
    }

    func register(_ node: Node) {
        if node.role.observesLifecycle { appearing.append(node) }
    }

    /// Asks an observer for its action when the tree has settled. Who observes nothing is not asked.
    func ask(_ node: Node) {
        guard node.role.observesChanges, !node.isAsked else { return }
        node.isAsked = true
        asked.append(node)
    }

    func noteUpdate(of node: Node) { updated.append(node) }

    func noteVisibility(of node: Node) {
        if node.isOnScreen { ask(node) }
        guard node.role.observesLifecycle else { return }
        if node.isOnScreen { appearing.append(node) } else { disappearing.append(node) }
    }

    // MARK: Settling

    private func evaluateInvalid() {
        var rounds = 0
        if !invalid.isEmpty || !updated.isEmpty { invalidateLayout() }
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
        let disappeared = disappearing
        appearing.removeAll()
        disappearing.removeAll()
        // A screen that comes is there before the one it covers is gone.
        for node in appeared where node.isOnScreen && !node.hasAppeared {
            node.hasAppeared = true
            (node.role.modifier as? any LifecycleObserver)?.appear(in: node)
        }
        for node in disappeared where !node.isOnScreen && node.hasAppeared {
            node.hasAppeared = false
            (node.role.modifier as? any LifecycleObserver)?.disappear(in: node)
        }
        var changes: [() -> Void] = []
        let asked = asked
        self.asked.removeAll()
        for node in asked.sorted(by: { ($0.depth, $1.serial) > ($1.depth, $0.serial) }) {
            node.isAsked = false
            visits += 1
            if node.isAlive, let action = (node.role.modifier as? any ChangeObserver)?.pendingAction(in: node) {
                changes.append(action)
            }
        }
        for action in changes { action() }
        return !appeared.isEmpty || !disappeared.isEmpty || !changes.isEmpty
    }
}

extension Node {
    package var primitiveModifier: (any ViewModifier)? { role.modifier }
}

/// A modifier that is told when its view comes on screen and leaves it.
@MainActor protocol LifecycleObserver {
    func appear(in node: Node)
    func disappear(in node: Node)
}

/// A modifier that calls an action once the tree has settled, when a value it observes is another than before.
@MainActor protocol ChangeObserver {
    func pendingAction(in node: Node) -> (() -> Void)?
}

/// A modifier that is told when its view leaves the tree for good.
@MainActor protocol RemovalObserver {
    func wasRemoved(node: Node)
}
