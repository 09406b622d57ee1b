extension Graph {
    func appear(_ nodes: [Node]) {
        for node in nodes where node.isOnScreen && !node.hasAppeared && node.mayAppear {
            node.hasAppeared = true
            (node.role.modifier as? any LifecycleObserver)?.appear(in: node)
        }
    }

    func disappear(_ nodes: [Node]) {
        guard !nodes.isEmpty else { return }
        if injects(.lateDisappearances) { return late.append { [weak self] in self?.disappear(nodes) } }
        for node in nodes where node.hasAppeared && !(node.isOnScreen && node.mayAppear) {
            node.hasAppeared = false
            (node.role.modifier as? any LifecycleObserver)?.disappear(in: node)
        }
    }
}

extension Node {
    /// Whether the node's modifier acts when the node is on screen.
    var mayAppear: Bool { (role.modifier as? any LifecycleObserver)?.needsViews == false || holdsViews }
}
