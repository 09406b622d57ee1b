/// One thing in the resolved tree: a view or a modifier the runtime knows by itself, and what stands below it.
@MainActor package struct Element {
    package let node: Node
    /// The view, or the modifier where the node applies one.
    package let value: Any
    /// The elements of each child, in order. A modifier's first part is what it modifies, the others are its layers.
    package let parts: [[Element]]

    package init(node: Node, value: Any, parts: [[Element]]) {
        self.node = node
        self.value = value
        self.parts = parts
    }

    package var children: [Element] { parts.flatMap { $0 } }
    package var isModifier: Bool { value is any ViewModifier }

    /// The element and all below it, parents first.
    package var subtree: [Element] {
        var elements: [Element] = []
        collect(into: &elements)
        return elements
    }

    private func collect(into elements: inout [Element]) {
        elements.append(self)
        for part in parts { for element in part { element.collect(into: &elements) } }
    }
}

extension Node {
    /// What is on screen of this node: structure such as groups, conditions and custom views leaves nothing of its own.
    package var elements: [Element] {
        guard !isStructural else {
            let shown = children.filter { !$0.isCovered }
            return shown.count == 1 ? shown[0].elements : shown.flatMap(\.elements)
        }
        let parts = children.map { $0.isCovered ? [] : $0.elements }
        guard role.modifier != nil else { return [Element(node: self, value: role.value, parts: parts)] }
        // A modifier of a group modifies each view in it; an item of a toolbar stands in the bar, not in the view.
        return (parts.first ?? []).map { element in
            guard !(element.value is any ToolbarItemElement) else { return element }
            return Element(node: self, value: role.value, parts: [[element]] + parts.dropFirst())
        }
    }

    private var isStructural: Bool {
        guard let primitive = role.primitive, !role.isComposite else { return true }
        return role.isStructuralModifier ?? primitive.isStructural(in: self)
    }
}
