/// A node of the resolved tree: a view, or a modifier that the runtime applies itself, and the elements below it.
@MainActor package struct Element {
    package let node: Node
    /// The view, or the modifier if the node applies one.
    package let value: Any
    /// The elements of each child that is not covered, in order. A modifier's first part is its content; the others are its layers.
    package let parts: [[Element]]

    package init(node: Node, value: Any, parts: [[Element]]) {
        (self.node, self.value, self.parts) = (node, value, parts)
    }

    package var children: [Element] { parts.flatMap { $0 } }
    package var isModifier: Bool { value is any ViewModifier }

    /// The view that this modifies, within all modifiers.
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

/// Returns a changed copy of a value.
func copy<Value>(of value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}

extension Node {
    /// The elements of this node on screen. Groups, conditions and custom views have none of their own.
    package var elements: [Element] {
        if answers == nil { answers = Answers() }
        // Most nodes have one child and nothing to add.
        if isStructural && children.count == 1 {
            answers?.parts = []
            return children[0].isCovered ? [] : children[0].elements
        }
        let parts = answers?.parts ?? children.lazy.filter { !$0.isCovered }.map(\.elements)
        answers?.parts = parts
        guard !isStructural else { return parts.flatMap(\.self) }
        let value = role.modifier ?? view
        guard role.modifier != nil else { return [Element(node: self, value: value, parts: parts)] }
        // A modifier of a group modifies each view in it, except toolbar items, which stand in the bar.
        let isOfOne = parts.first?.count == 1
        return (parts.first ?? []).map { element in
            guard !(element.value is any ToolbarItemElement) else { return element }
            return Element(node: self, value: value, parts: isOfOne ? parts : [[element]] + parts.dropFirst())
        }
    }

    var isStructural: Bool { role.isStructural ?? primitive?.isStructural(in: self) ?? true }

    /// The view, if it has children instead of a body.
    var primitive: (any PrimitiveView)? { view as? any PrimitiveView }

    /// Whether there is a view here: a modified or grouped nothing is none, a type-erased nothing is one.
    ///
    /// Source of the latter: the compatibility tests of OpenSwiftUIProject/OpenSwiftUI, which run against SwiftUI too.
    var holdsViews: Bool {
        if view is AnyView { return true }
        guard isStructural else { return role.modifier == nil || children.first?.holdsViews == true }
        return children.contains { $0.holdsViews }
    }

    /// Whether a removed view has no transition, so that it is gone before others appear.
    var leavesAtOnce: Bool {
        let path = sequence(first: self) { $0.parent }
        guard let removed = path.first(where: { !$0.isAlive }) else { return false }
        let around = sequence(first: removed) { $0.parent }.dropFirst()
        let modifiers = [removed] + around.prefix { $0.role.modifier != nil && !$0.role.isComposite }
        return modifiers.contains { ($0.role.modifier as? TransitionModifier)?.kind == .identity }
    }
}
