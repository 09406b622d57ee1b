/// A node of the resolved tree: a view, or a modifier that the runtime applies, with its descendants.
@MainActor package struct Element {
    package let node: Node
    /// The view, or the modifier if the node applies one.
    package let value: Any
    /// The elements of each uncovered child, in order. A modifier's first part is its content, the others its layers.
    package let parts: [[Element]]

    package init(node: Node, value: Any, parts: [[Element]]) {
        self.node = node
        self.value = value
        self.parts = parts
    }

    package var children: [Element] { parts.flatMap { $0 } }

    /// The children from the back to the front: in a container that places views, a view with a larger `zIndex(_:)` is
    /// in front of its siblings.
    package var childrenInDrawingOrder: [Element] {
        let children = children
        guard node.graph?.hasDepths == true, placesViews, children.count > 1 else { return children }
        let depths = children.map(\.depth)
        let order = children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
        return order.map { children[$0] }
    }

    /// Whether the view is a stack, a grid or a custom layout.
    package var placesViews: Bool { value is any PlacingContainer }

    private var depth: Double { modified.node.traitAround(ZIndex.self)?.value ?? 0 }

    package var isModifier: Bool { value is any ViewModifier }

    /// The innermost view inside all modifiers.
    package var modified: Element { isModifier ? parts.first?.first?.modified ?? self : self }

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
        guard role.modifier != nil else { return [Element(node: self, value: value, parts: parts)] }
        // A modifier of a group modifies each view in it, except toolbar items, which belong to the bar.
        let isOfOne = parts.first?.count == 1
        return (parts.first ?? []).map { element in
            guard !(element.value is any ToolbarItemElement) else { return element }
            return Element(node: self, value: value, parts: isOfOne ? parts : [[element]] + parts.dropFirst())
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
        let transition = removed.trait(TransitionModifier.self) ?? removed.traitAround(TransitionModifier.self)
        return transition?.kind == .identity
    }
}

/// A view that places its children, some of which may overlap.
@MainActor package protocol PlacingContainer: PrimitiveView {}

@MainActor package protocol ToolbarItemElement: PrimitiveView { var placement: ToolbarItemPlacement { get } }
