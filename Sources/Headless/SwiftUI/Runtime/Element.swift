/// A node of the resolved tree: a view, or a modifier that the runtime applies, with its descendants.
@MainActor package struct Element {
    package let node: Node
    /// The view, or the modifier if the node applies one.
    package let value: Any
    /// The elements of each uncovered child, in order. A modifier's first part is its content, the others its layers.
    package let parts: [[Element]]

    package init(node: Node, value: Any, parts: [[Element]]) {
        (self.node, self.value, self.parts) = (node, value, parts)
    }

    package var children: [Element] { parts.flatMap { $0 } }
    package var isModifier: Bool { value is any ViewModifier }

    /// The innermost view inside all modifiers.
    var modified: Element { isModifier ? parts.first?.first?.modified ?? self : self }

    /// The element and all its descendants, parents first.
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

func copy<Value>(of value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}

extension Node {
    /// The elements of this node on screen. Groups, conditions and custom views return their children's elements.
    package var elements: [Element] {
        if answers == nil { answers = Answers() }
        // Most nodes have one child, whose elements are returned without a copy.
        if isStructural && children.count == 1 {
            answers?.parts = []
            return children[0].isCovered ? [] : children[0].elements
        }
        let parts = answers?.parts ?? children.lazy.filter { !$0.isCovered }.map(\.elements)
        answers?.parts = parts
        guard !isStructural else { return parts.flatMap(\.self) }
        let value = role.modifier ?? view
        guard role.modifier != nil else { return [Element(node: self, value: value, parts: inDrawingOrder(parts))] }
        // A modifier of a group modifies each view in it, except toolbar items, which belong to the bar.
        let isOfOne = parts.first?.count == 1
        return (parts.first ?? []).map { element in
            guard !(element.value is any ToolbarItemElement) else { return element }
            return Element(node: self, value: value, parts: isOfOne ? parts : [[element]] + parts.dropFirst())
        }
    }

    /// Returns the elements of a `ZStack` in the order of their depths.
    private func inDrawingOrder(_ parts: [[Element]]) -> [[Element]] {
        guard graph?.hasDepths == true, case .depth? = (view as? any StackView)?.layout else { return parts }
        return parts.map { elements in
            let depths = elements.map { element in
                (element.node.traitAround(ZIndex.self) ?? element.node.trait(ZIndex.self))?.value ?? 0
            }
            let order = elements.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
            return order.map { elements[$0] }
        }
    }

    var isStructural: Bool { role.isStructural ?? primitive?.isStructural(in: self) ?? true }

    var primitive: (any PrimitiveView)? { view as? any PrimitiveView }

    /// Whether there is a view here. A modified or grouped `EmptyView` is not a view, but a type-erased one is.
    ///
    /// Source for the type-erased one: the compatibility tests of OpenSwiftUIProject/OpenSwiftUI, which also run
    /// against SwiftUI.
    var holdsViews: Bool {
        if view is AnyView { return true }
        guard isStructural else { return role.modifier == nil || children.first?.holdsViews == true }
        return children.contains { $0.holdsViews }
    }

    /// Whether a removed view has the transition `identity`. Such a view disappears before others appear.
    var leavesAtOnce: Bool {
        let path = sequence(first: self) { $0.parent }
        guard let removed = path.first(where: { !$0.isAlive }) else { return false }
        let transition = removed.traitAround(TransitionModifier.self) ?? removed.trait(TransitionModifier.self)
        return transition?.kind == .identity
    }
}
