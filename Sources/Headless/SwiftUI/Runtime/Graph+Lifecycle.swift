extension Graph {
    func appear(_ nodes: [Node]) {
        for node in nodes where node.isOnScreen && !node.hasAppeared && node.holdsViews {
            node.hasAppeared = true
            (node.role.modifier as? any LifecycleObserver)?.appear(in: node)
        }
    }

    func disappear(_ nodes: [Node]) {
        guard !nodes.isEmpty else { return }
        if injects(.lateDisappearances) { return late.append { [weak self] in self?.disappear(nodes) } }
        for node in nodes where node.hasAppeared && !(node.isOnScreen && node.holdsViews) {
            node.hasAppeared = false
            (node.role.modifier as? any LifecycleObserver)?.disappear(in: node)
        }
    }
}
