import SwiftUI

extension Host {
    /// The elements drawn on screen, from the back to the front, without hidden and clear ones.
    public var drawn: [Drawn] {
        let levels = [rootNode.elements] + presenters.map { $0.children[1].elements }
        return levels.joined().flatMap(\.drawnElements).compactMap { element in
            guard let box = layout.fill(of: element) else { return nil }
            let visible = visible(box)
            return visible.isEmpty ? nil : (HostedElement(element), visible)
        }
    }

    /// Returns the elements drawn over a view, without the view's own elements.
    public func covering(_ label: String) -> [Drawn] { neighbors(of: label).after }

    /// Returns the elements drawn under a view, without the view's own elements.
    public func coveredBy(_ label: String) -> [Drawn] { neighbors(of: label).before }

    private func neighbors(of label: String) -> (before: [Drawn], after: [Drawn]) {
        guard let element = element(label), let frame = visibleFrame(of: label) else { return ([], []) }
        let own = Set(element.subtree.map { ObjectIdentifier($0.node) })
        let drawn = drawn
        let isOwn = drawn.map { own.contains(ObjectIdentifier($0.element.element.node)) }
        guard let first = isOwn.firstIndex(of: true), let last = isOwn.lastIndex(of: true) else { return ([], []) }
        func touching(_ drawn: some Sequence<Drawn>) -> [Drawn] {
            drawn.filter { $0.frame.insetBy(dx: 0.5, dy: 0.5).intersects(frame) }
        }
        return (touching(drawn[..<first]), touching(drawn[(last + 1)...]))
    }
}

extension Element {
    /// The descendants that draw something, a background before its content.
    fileprivate var drawnElements: [Element] {
        switch value {
        case Effect.opacity(0), Effect.hidden: return []
        case is any PresentationModifier: return parts.first?.flatMap(\.drawnElements) ?? []
        case let color as Color: return color.isClear(in: node.environment) ? [] : [self]
        case let shape as any StyledShape: return shape.style.isClear(in: node.environment) ? [] : [self]
        case let layer as StyleLayer:
            let own = layer.style.isClear(in: node.environment) ? [] : [self]
            return layer.side == .background
                ? own + children.flatMap(\.drawnElements) : children.flatMap(\.drawnElements) + own
        case let layer as any LayerModifier where layer.placement.side == .background:
            return (parts.dropFirst() + parts.prefix(1)).joined().flatMap(\.drawnElements)
        default:
            if isModifier || !children.isEmpty { return childrenInDrawingOrder.flatMap(\.drawnElements) }
            return value is Spacer || value is any StackView ? [] : [self]
        }
    }
}
