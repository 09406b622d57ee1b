import SwiftUI

/// Decides which control takes a touch, in a frame whose size the caller gives.
///
/// | What | What takes the touch |
/// | --- | --- |
/// | a control whose label has `contentShape(_:)` | the control, inside that shape |
/// | a control drawn by a system style with a border | the control, inside `buttonBorderShape(_:)` |
/// | any other control | the control, anywhere in its frame |
/// | an overlay of the control without `allowsHitTesting(false)` | the overlay |
/// | a view in front of the control in a `ZStack`, without `allowsHitTesting(false)` | that view |
/// | a control under an interactive glass effect | the effect: the press shows, but the action does not run |
extension Host {
    /// Taps a control at a point of its frame.
    ///
    /// - Returns: Whether the control took the touch.
    @discardableResult package func tap(_ label: String, at point: CGPoint, in size: CGSize) -> Bool {
        guard let path = path(toControl: label), let control = path.last else { return false }
        guard !path.dropLast().contains(where: { $0.takesTouches(from: control) }) else { return false }
        guard !zip(path, path.dropFirst()).contains(where: { $0.coversInDepth($1) }) else { return false }
        let shape = control.contentShape ?? path.borderShape ?? Rectangle()
        guard shape.path(in: CGRect(origin: .zero, size: size)).covers(point) else { return false }
        return activate(control)
    }

    /// Returns the elements from the root down to the control with a label.
    private func path(toControl label: String) -> [Element]? {
        func find(in elements: [Element]) -> [Element]? {
            for element in elements {
                if element.value is any Activatable, element.labels.contains(label) { return [element] }
                if let path = find(in: element.children) { return [element] + path }
            }
            return nil
        }
        return find(in: root.elements)
    }
}

extension Element {
    /// Returns whether a view in front of a child, in a `ZStack`, takes the child's touches.
    fileprivate func coversInDepth(_ child: Element) -> Bool {
        guard case .depth? = (value as? any StackView)?.layout else { return false }
        guard let index = children.firstIndex(where: { $0.isSame(as: child) }) else { return false }
        return children[(index + 1)...].contains(where: \.takesTouches)
    }

    fileprivate var isBorderedStyle: Bool {
        switch value as? ButtonStyleChange {
        case .glass, .glassProminent, .bordered, .borderedProminent: true
        default: false
        }
    }

    private func isSame(as other: Element) -> Bool { node === other.node }

    /// Returns whether this modifier of a control takes the control's touches.
    fileprivate func takesTouches(from control: Element) -> Bool {
        if let effect = value as? GlassEffect { return effect.glass.isInteractive && effect.glass.variant != .identity }
        guard let layer = value as? any LayerModifier, layer.placement.side == .overlay else { return false }
        let overlay = parts.dropFirst().flatMap { $0 }
        guard !overlay.contains(where: { $0.subtree.contains { $0.node === control.node } }) else { return false }
        return overlay.contains(where: \.takesTouches)
    }

    /// Whether a view drawn by this element, or below it, takes touches.
    package var takesTouches: Bool {
        if case .hitTesting(false)? = value as? Interaction { return false }
        // Stacks and spacers take no touches where they are empty.
        let isSeen = !isModifier && !(value is any StackView) && !(value is Spacer)
        return (isSeen && children.isEmpty) || children.contains(where: \.takesTouches)
    }

    /// The content shape set on the label of a control: the outermost one.
    var contentShape: (any Shape)? {
        var element = children.first
        while let current = element, current.isModifier {
            if case .contentShape(let shape)? = current.value as? Interaction { return shape }
            element = current.parts.first?.first
        }
        return nil
    }
}

extension [Element] {
    /// The border shape of a control drawn by a system style with a border.
    @MainActor fileprivate var borderShape: (any Shape)? {
        guard contains(where: { $0.isBorderedStyle }) else { return nil }
        let said = compactMap { ($0.value as? ButtonBorderChange)?.shape.kind }.last
        return switch said {
        case .circle: Circle()
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8)
        case .capsule, .automatic, nil: Capsule()
        }
    }
}

extension Path {
    /// Returns whether the path encloses a point. Treats rounded corners as arcs of circles.
    package func covers(_ point: CGPoint) -> Bool {
        elements.contains { element in
            switch element {
            case .rect(let rect): return rect.contains(point)
            case .ellipse(let rect):
                guard rect.width > 0, rect.height > 0 else { return false }
                let x = (point.x - rect.midX) / (rect.width / 2)
                let y = (point.y - rect.midY) / (rect.height / 2)
                return x * x + y * y <= 1
            case .roundedRect(let rect, let radius, _):
                guard rect.contains(point) else { return false }
                let radius = min(radius, rect.width / 2, rect.height / 2)
                let x = max(abs(point.x - rect.midX) - (rect.width / 2 - radius), 0)
                let y = max(abs(point.y - rect.midY) - (rect.height / 2 - radius), 0)
                return x * x + y * y <= radius * radius
            }
        }
    }
}
