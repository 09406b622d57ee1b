/// What `navigationDestination(for:destination:)` declares in one stack.
@MainActor struct NavigationDeclarations {
    private struct Declaration {
        let type: ObjectIdentifier
        let node: WeakNode
        let view: (AnyHashable) -> any View
    }

    private var declarations: [Int: Declaration] = [:]

    mutating func add(_ type: Any.Type, at node: Node, view: @escaping (AnyHashable) -> any View) {
        declarations[node.serial] = Declaration(type: ObjectIdentifier(type), node: WeakNode(node), view: view)
    }

    /// - Returns: the type that was declared there.
    mutating func remove(_ node: Node) -> ObjectIdentifier? { declarations.removeValue(forKey: node.serial)?.type }

    /// Of several for one type the one closest to the root of the stack is used, as SwiftUI says in the console when
    /// there is more than one; of two in one screen the outer one, then the first.
    func nearest(of type: Any.Type, screenIndex: (Node) -> Int) -> ((AnyHashable) -> any View)? {
        declarations.values
            .filter { $0.type == ObjectIdentifier(type) }
            .compactMap { declaration in declaration.node.node.map { (node: $0, view: declaration.view) } }
            .filter(\.node.isAlive)
            .min { first, second in
                (screenIndex(first.node), first.node.depth, first.node.serial)
                    < (screenIndex(second.node), second.node.depth, second.node.serial)
            }?
            .view
    }
}
