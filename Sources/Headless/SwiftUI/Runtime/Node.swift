/// One view in the tree: its latest value, its identity among its siblings, and all that outlives its re-evaluation.
@MainActor package final class Node {
    package let key: NodeKey
    package private(set) weak var graph: Graph?
    package private(set) weak var parent: Node?
    package private(set) var view: any View { didSet { role = ViewRole(view) } }
    private(set) var role: ViewRole
    package private(set) var environment: EnvironmentValues
    package private(set) var children: [Node] = []
    /// How often the body written by the view's or modifier's author ran.
    package private(set) var evaluations = 0
    package private(set) var isAlive = true
    package private(set) var isOnScreen = false
    /// The graph's time when something last changed here or below, as far as this part of the tree reaches.
    package private(set) var lastChange = 0
    /// A screen or what is presented: a change in it is none around it.
    private let isPart: Bool
    /// Whether those who are told of appearances know this view to be on screen.
    var hasAppeared = false
    /// What a primitive keeps for as long as it lives: a navigation stack's path, the last value of an `onChange`.
    package var memory: AnyObject?

    let depth: Int
    /// Nodes in the order they were made, for what has to happen in an order when the depth does not decide.
    let serial: Int
    var needsUpdate = false
    /// Where the body of a composite modifier put the content it was given.
    private var placeholders: [WeakNode] = []
    private var properties = DynamicProperties()
    private var version = 0
    private var isHiddenByParent = false
    /// Whether a changed environment goes on to the children as it is, and changes nothing else here.
    private var passesEnvironmentOn = false
    private let isPresentation: Bool
    /// Whether the graph is going to ask this node for an action.
    var isAsked = false
    /// In the tree, but not shown by its parent: a covered screen, a tab that is not selected.
    package var isCovered: Bool { isHiddenByParent }
    private var cachedPreferences: [ObjectIdentifier: Any?] = [:]

    package init(_ child: Child, parent: Node?, graph: Graph) {
        key = child.key
        view = child.view
        role = ViewRole(child.view)
        environment = child.environment
        self.parent = parent
        self.graph = graph
        depth = (parent?.depth ?? -1) + 1
        serial = graph.nextSerial()
        isPresentation = child.isPresentation
        isPart = child.isPresentation || child.isScreen
        isHiddenByParent = child.isHidden
        isOnScreen = (parent?.isOnScreen ?? true) && !isHiddenByParent
        evaluate()
        graph.register(self)
    }

    // MARK: Updating

    /// Takes a new value and environment, and evaluates what depends on what changed in them.
    func update(to child: Child) {
        graph?.visits += 1
        let previous = role.modifier
        let isSame = isSame(as: child.view)
        let previousEnvironment = environment
        if !isSame {
            view = child.view
            noteChange()
        }
        environment = child.environment
        isHiddenByParent = child.isHidden
        properties.environment = environment

        let readsChanged = properties.readsDiffer(between: previousEnvironment, and: environment)
        if needsUpdate || readsChanged || (!isSame && !isOnlyContentChanged(since: previous)) {
            evaluate()
        } else {
            if !previousEnvironment.isIdentical(to: environment) { propagateEnvironment() }
        }
        if !isSame { for placeholder in placeholders { placeholder.node?.invalidate() } }
        graph?.noteUpdate(of: self)
    }

    /// A modifier that does nothing but hand on its content is looked through: the content is compared where it stands,
    /// and not once more at each of the modifiers around it.
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
        if role.isComposite { evaluations += 1 }
        noteChange()
        let reader = Reader(node: self, version: version)
        let (kept, new) = withObservationTracking {
            Reader.$current.withValue(reader) { expandWhatChanged() }
        } onChange: {
            reader.invalidate()
        }
        reconcile(new, keeping: kept)
        passesEnvironmentOn =
            role.isComposite
            || (!role.readsEnvironment && children.allSatisfy { $0.environment.isShared(with: environment) })
        forgetPreferences()
    }

    func invalidate(ifAt version: Int) {
        if version == self.version { invalidate() }
    }

    private func expandWhatChanged() -> (kept: Int, changed: [Child]) {
        role.primitive?.changedChildren(in: self) ?? (0, expand())
    }

    private func expand() -> [Child] {
        role.primitive?.children(in: self) ?? [Child(.position(0), body(of: view), environment)]
    }

    private func body<V: View>(of view: V) -> any View { connected(view).body }

    /// A copy of a view or modifier that has this node's state and environment.
    func connected<Value>(_ value: Value) -> Value {
        var value = value
        properties.install(in: &value, environment: environment)
        return value
    }

    /// The modifier's `content`, wherever its body put it, shows the latest content.
    func addPlaceholder(_ node: Node) {
        placeholders.removeAll { $0.node == nil || $0.node === node }
        placeholders.append(WeakNode(node))
    }

    private func isOnlyContentChanged(since previous: (any ViewModifier)?) -> Bool {
        guard role.isComposite, let modifier = role.modifier, let previous else { return false }
        return areInputsEqual(modifier, previous)
    }

    /// Gives the children the environment that follows from the changed one. Their values stay what they are.
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

    /// Takes a new environment for the same value.
    private func update(environment new: EnvironmentValues) {
        graph?.visits += 1
        let previous = environment
        environment = new
        properties.environment = new
        if needsUpdate || properties.readsDiffer(between: previous, and: new) {
            evaluate()
        } else if !previous.isIdentical(to: new) {
            propagateEnvironment()
        }
    }

    // MARK: Children

    /// - Parameter kept: How many children, from the first on, stay what they are.
    private func reconcile(_ new: [Child], keeping kept: Int) {
        guard let graph else { return }
        let previous = children[kept...]
        if new.count == previous.count, zip(previous, new).allSatisfy({ $0.isSuccession($1) }) {
            for (node, child) in zip(previous, new) where isReached(node) || !child.isHidden { node.update(to: child) }
            return
        }
        noteChange(isStructural: true)
        var old = Dictionary(previous.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let next = new.map { child in
            guard let node = old[child.key], node.isSuccession(child) else {
                return Node(child, parent: self, graph: graph)
            }
            old[child.key] = nil
            node.update(to: child)
            return node
        }
        let kept = Set(next.map(ObjectIdentifier.init))
        children.replaceSubrange(previous.indices, with: next)
        for node in previous where !kept.contains(ObjectIdentifier(node)) { node.remove() }
    }

    private func isSuccession(_ child: Child) -> Bool { key == child.key && type(of: view) == type(of: child.view) }

    /// Whether what changes here is for a child, too: while something is tried, it is not for what is covered.
    private func isReached(_ child: Node) -> Bool { !child.isHiddenByParent || graph?.isTrying != true }

    /// Notes that something changed, for whoever keeps what was made of this part of the tree. Nodes that come or go
    /// are a change in any case: they don't come back.
    private func noteChange(isStructural: Bool = false) {
        guard let graph, isStructural || graph.notesChanges else { return }
        var node = self
        while node.lastChange != graph.time {
            node.lastChange = graph.time
            guard !node.isPart, let parent = node.parent else { return }
            node = parent
        }
    }

    private func remove() {
        isAlive = false
        setOnScreen(false)
        (role.modifier as? any RemovalObserver)?.wasRemoved(node: self)
        for child in children { child.remove() }
    }

    // MARK: Being on screen

    func refreshOnScreen() {
        setOnScreen((parent?.isOnScreen ?? true) && !isHiddenByParent && isAlive)
    }

    private func setOnScreen(_ value: Bool) {
        guard value != isOnScreen else { return }
        isOnScreen = value
        graph?.noteVisibility(of: self)
        for child in children { child.refreshOnScreen() }
    }

    // MARK: Preferences

    /// The value of a preference as the ancestors of this view see it, or nil where nobody below sets one.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let identifier = ObjectIdentifier(key)
        if let cached = cachedPreferences[identifier] { return cached as? K.Value }
        var value: K.Value?
        for child in children where !child.isHiddenByParent && !child.isPresentation {
            guard let next = child.preference(key) else { continue }
            if var accumulated = value {
                K.reduce(value: &accumulated) { next }
                value = accumulated
            } else {
                value = next
            }
        }
        if role.transformsPreferences,
            let transform = role.modifier as? any PreferenceTransform ?? view as? any PreferenceTransform
        {
            value = transform.apply(to: value, for: key, in: self)
        }
        cachedPreferences[identifier] = .some(value)
        return value
    }

    private func forgetPreferences() {
        cachedPreferences.removeAll()
        graph?.ask(self)
        var ancestor = parent
        while let current = ancestor {
            graph?.ask(current)
            // An ancestor that knows a value has asked all below it, so above one that knows none there is none.
            guard !current.cachedPreferences.isEmpty else { return }
            current.cachedPreferences.removeAll()
            ancestor = current.parent
        }
    }
}

package struct WeakNode {
    package weak var node: Node?
    init(_ node: Node) { self.node = node }
}
