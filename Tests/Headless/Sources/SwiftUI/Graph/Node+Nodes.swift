extension Node {
    package var subtree: [Node] { Array(allNodes) }

    /// The node and all its descendants, parents first, computed lazily.
    package var allNodes: some Sequence<Node> { nodes { $0.children } }

    /// The node and its descendants on screen. A node off screen has no descendants on screen.
    package var shownNodes: some Sequence<Node> { nodes { $0.children.filter(\.isOnScreen) } }

    private func nodes(below children: @escaping (Node) -> [Node]) -> some Sequence<Node> {
        sequence(state: [[self][...]]) { waiting in
            while waiting.last?.isEmpty == true { waiting.removeLast() }
            guard let node = waiting.last?.first else { return nil }
            waiting[waiting.count - 1].removeFirst()
            waiting.append(children(node)[...])
            return node
        }
    }
}
