/// A view in the tree: its latest value, its identity among siblings, and the state that outlives evaluations.
@MainActor package final class Node: Linked {
    package let key: NodeKey
    private let part: Part?
    package private(set) var isAlive = true
    package private(set) var isOnScreen = false
    private var isHiddenByParent = false
    /// Whether lifecycle observers were called for the view's appearance.
    var hasAppeared = false
    var needsUpdate = false
    /// Whether the graph will take an action from this node, an observer of changes, once the tree has settled.
    var isScheduled = false
    nonisolated package let handle = Handle<Node>()
    @Unretained package private(set) var graph: Graph?
    @Unretained package private(set) var parent: Node?
    package private(set) var view: any View { didSet { role = ViewRole(view) } }
    private(set) var role: ViewRole
    /// Whether a changed environment is only passed on: the children get it unaltered, and the node does not read it.
    private var passesEnvironmentOn = false
    package private(set) var environment: EnvironmentValues
    package private(set) var children: [Node] = []
    /// The graph's time at the last change of this subtree, excluding changes inside its screens and presentations.
    package private(set) var lastChange = 0
    /// The value of the graph's `layouts` when the layout of this subtree last changed.
    var innerChange = 0
    /// State of a primitive view, such as a navigation stack's coordinator or the last value of an `onChange`.
    package var memory: AnyObject?

    let depth: Int
    /// The order of creation, which sorts nodes of the same depth.
    let serial: Int
    /// The nodes at which a composite modifier's body placed its content.
    private var placeholders: [Unretained<Node>] = []
    private var properties = DynamicProperties()
    private(set) var version = 0
    /// The valid values that this node has computed for its ancestors.
    var answers: Answers?

    /// Whether the node is in the tree but not shown by its parent: a covered screen, or an unselected tab.
    package var isCovered: Bool { isHiddenByParent }
    package var isPresentation: Bool { part == .presentation }

    /// A subtree whose changes do not count as changes of its parent.
    private enum Part { case screen, presentation }

    package init(_ child: Child, parent: Node?, graph: Graph) {
        key = child.key
        view = child.view
        role = ViewRole(child.view)
        environment = child.environment
        self.parent = parent
        self.graph = graph
        depth = (parent?.depth ?? -1) + 1
        serial = graph.nextSerial()
        part = child.isPresentation ? .presentation : child.isScreen ? .screen : nil
        isHiddenByParent = child.isHidden
        handle.set(self)
        isOnScreen = isShown
        noteLayoutChange()
        evaluate()
        graph.register(self)
        if role.writesTrait { noteTrait() }
    }

    deinit { handle.clear() }

    // MARK: Updating

    /// Adopts a new value and environment, and evaluates the nodes that depend on what has changed.
    func update(to child: Child) {
        graph?.visits += 1
        let previous = role.modifier
        let isSame = isSame(as: child.view)
        let previousEnvironment = environment
        if !isSame {
            let wasStructural = isStructural
            view = child.view
            noteChange()
            if !role.isComposite { forgetAnswersFromView(elements: !wasStructural || !isStructural) }
            if role.writesTrait, let previous, let modifier = role.modifier, !areInputsEqual(previous, modifier) {
                noteTrait()
            }
        }
        let hasSameEnvironment = previousEnvironment.isIdentical(to: child.environment)
        if !isSame || environment.layoutSettings != child.environment.layoutSettings { noteLayoutChange() }
        if isHiddenByParent != child.isHidden {
            noteLayoutChange(isStructural: true)
            parent?.forgetAnswers()
        }
        environment = child.environment
        isHiddenByParent = child.isHidden
        properties.adopt(environment)

        let readsChanged = properties.readsDiffer(between: previousEnvironment, and: environment)
        if needsUpdate || readsChanged || (!isSame && !isOnlyContentChanged(since: previous)) {
            evaluate()
        } else {
            if !hasSameEnvironment { propagateEnvironment() }
        }
        if !isSame { for placeholder in placeholders { placeholder.wrappedValue?.invalidate() } }
        graph?.noteUpdate(of: self)
    }

    /// Returns whether a new view is the same input. If this node's modifier only passes on the content, a comparison
    /// of bits suffices, because the content's node compares the content.
    private func isSame(as new: any View) -> Bool {
        let isLookedThrough = role.modifier != nil && !role.isComposite && !role.readsEnvironment
        return isLookedThrough ? haveSameBits(view, new) : areInputsEqual(view, new)
    }

    package func invalidate() {
        guard isAlive, !needsUpdate else { return }
        needsUpdate = true
        graph?.enqueue(self)
    }

    func evaluate() {
        needsUpdate = false
        version += 1
        graph?.visits += 1
        noteChange()
        noteLayoutChange()
        let reader = Reader(node: self, version: version)
        let (kept, new) = withObservationTracking {
            reader.evaluate { expandWhatChanged() }
        } onChange: {
            reader.invalidate()
        }
        reconcile(new, keeping: kept)
        passesEnvironmentOn =
            role.isComposite
            || (!role.readsEnvironment && children.allSatisfy { $0.environment.isShared(with: environment) })
    }

    func invalidate(ifAt version: Int) { if version == self.version { invalidate() } }

    private func expandWhatChanged() -> (kept: Int, changed: [Child]) {
        primitive?.changedChildren(in: self) ?? (0, expand())
    }

    private func expand() -> [Child] {
        primitive?.children(in: self) ?? [Child(.position(0), body(of: view), environment)]
    }

    private func body<V: View>(of view: V) -> any View { connected(view).body }

    func connected<Value>(_ value: Value) -> Value {
        var value = value
        properties.install(in: &value, environment: environment)
        return value
    }

    /// Adds a node that shows the modifier's content. A change that invalidates this node invalidates that one, too.
    func addPlaceholder(_ node: Node) {
        placeholders.removeAll { $0.wrappedValue == nil || $0.wrappedValue === node }
        placeholders.append(Unretained(wrappedValue: node))
    }

    private func isOnlyContentChanged(since previous: Any?) -> Bool {
        guard role.isComposite, let modifier = role.modifier, let previous else { return false }
        return areInputsEqual(modifier, previous)
    }

    /// Passes the changed environment to the unchanged children.
    private func propagateEnvironment() {
        noteChange()
        if passesEnvironmentOn {
            for child in children where isReached(child) { child.update(environment: environment) }
            return
        }
        guard !role.readsEnvironment else { return evaluate() }
        let new = expand()
        guard new.elementsEqual(children, by: { $0.key == $1.key }) else { return evaluate() }
        for (node, child) in zip(children, new) where isReached(node) { node.update(environment: child.environment) }
    }

    func update(environment new: EnvironmentValues) {
        graph?.visits += 1
        let previous = environment
        environment = new
        properties.adopt(new)
        let isSame = previous.isIdentical(to: new)
        if !isSame, previous.layoutSettings != new.layoutSettings { noteLayoutChange() }
        if needsUpdate || properties.readsDiffer(between: previous, and: new) {
            evaluate()
        } else if !isSame {
            propagateEnvironment()
        }
    }

    // MARK: Children

    /// - Parameter kept: The number of unchanged children at the start.
    private func reconcile(_ new: [Child], keeping kept: Int) {
        guard let graph else { return }
        // A copy, because a slice would share the array that is changed below.
        let previous = Array(children[kept...])
        if new.count == previous.count, zip(previous, new).allSatisfy({ $0.isSuccession($1) }) {
            for (node, child) in zip(previous, new) where isReached(node) || !child.isHidden { node.update(to: child) }
            return
        }
        noteChange(isStructural: true)
        noteLayoutChange(isStructural: true)
        var old = Dictionary(previous.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let next = new.map { child in
            guard let node = old[child.key], node.isSuccession(child) else {
                return Node(child, parent: self, graph: graph)
            }
            old[child.key] = nil
            node.update(to: child)
            return node
        }
        children.replaceSubrange(kept..., with: next)
        let remaining = Set(next.map(ObjectIdentifier.init))
        for node in previous where !remaining.contains(ObjectIdentifier(node)) { node.remove() }
        forgetAnswers()
        if version > 1 { graph.noteContent(of: self) }
    }

    private func isSuccession(_ child: Child) -> Bool { key == child.key && type(of: view) == type(of: child.view) }

    /// Returns whether changes reach a child. During ``Host/trying(_:)``, changes don't reach covered children.
    private func isReached(_ child: Node) -> Bool { !child.isHiddenByParent || graph?.isTrying != true }

    /// Records a change for callers that cache this subtree. Added and removed nodes are recorded even during a trial,
    /// because the end of the trial does not restore them.
    private func noteChange(isStructural: Bool = false) {
        guard let graph, isStructural || graph.notesChanges else { return }
        var node = self
        while node.lastChange != graph.time {
            node.lastChange = graph.time
            guard node.part == nil, let parent = node.parent else { return }
            node = parent
        }
    }

    func remove() {
        isAlive = false
        forgetLayout()
        setOnScreen(false)
        (role.modifier as? any RemovalObserver)?.wasRemoved(node: self)
        for child in children { child.remove() }
    }

    // MARK: Being on screen

    func refreshOnScreen() { setOnScreen(isShown) }

    /// Whether the ancestors allow the node to be on screen. A presentation depends only on the presentation around it.
    private var isShown: Bool {
        guard isModal else { return (parent?.isOnScreen ?? true) && !isHiddenByParent && isAlive }
        var around = parent
        while let node = around, !node.isModal { around = node.parent }
        return (around?.isOnScreen ?? true) && isAlive
    }

    private func setOnScreen(_ value: Bool) {
        guard value != isOnScreen else { return }
        isOnScreen = value
        graph?.noteVisibility(of: self)
        for child in children { child.refreshOnScreen() }
    }
}
