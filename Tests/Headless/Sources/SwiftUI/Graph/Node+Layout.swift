extension Node {
    /// Records a change for the next layout. A composite view has no box, so only its structural changes count.
    package func noteLayoutChange(isStructural: Bool = false) {
        guard isStructural || !role.isComposite, let graph else { return }
        var node = self
        while node.innerChange != graph.layouts {
            node.innerChange = graph.layouts
            graph.layoutMemory.forget(node)
            guard let parent = node.parent else { return }
            node = parent
        }
    }

    func forgetLayout() { graph?.layoutMemory.forget(self) }
}
