import SwiftUI

/// Where a control takes touches. There is no layout here: the size of the control is given.
///
/// | What | The touch goes to |
/// | --- | --- |
/// | a control whose label says `contentShape(_:)` | the control, inside that shape |
/// | a control drawn by a system style with a border | the control, inside `buttonBorderShape(_:)` |
/// | any other control | the control, anywhere in its frame |
/// | an overlay of the control that doesn't say `allowsHitTesting(false)` | the overlay |
/// | what stands before the control in a `ZStack` and doesn't say `allowsHitTesting(false)` | that |
/// | a control under an interactive glass effect | the effect: the press shows and the action does not run |
extension Host {
    /// Touches a control at a point of a frame of a size, as one tap.
    ///
    /// - Returns: whether the control took the touch.
    @discardableResult package func tap(_ label: String, at point: CGPoint, in size: CGSize) -> Bool {
        guard let path = path(toControl: label), let control = path.last else { return false }
        guard !path.dropLast().contains(where: { $0.takesTouches(from: control) }) else { return false }
        guard !zip(path, path.dropFirst()).contains(where: { $0.coversInDepth($1) }) else { return false }
        let shape = control.contentShape ?? path.borderShape ?? Rectangle()
        guard shape.path(in: CGRect(origin: .zero, size: size)).covers(point) else { return false }
        return activate(control)
    }

    /// The elements from the root down to the control with a label.
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
    /// Whether one of the views before another in a stack in depth takes its touches.
    fileprivate func coversInDepth(_ child: Element) -> Bool {
        guard case .depth? = (value as? any StackView)?.layout else { return false }
        guard let index = children.firstIndex(where: { $0.isSame(as: child) }) else { return false }
        return children[(index + 1)...].contains(where: \.takesTouches)
    }

    private func isSame(as other: Element) -> Bool { node === other.node }

    /// Whether a modifier of a control gets the touches that fall on the control.
    fileprivate func takesTouches(from control: Element) -> Bool {
        if let effect = value as? GlassEffect { return effect.glass.isInteractive && effect.glass.variant != .identity }
        guard let layer = value as? any LayerModifier, layer.placement.side == .overlay else { return false }
        let overlay = parts.dropFirst().flatMap { $0 }
        guard !overlay.contains(where: { $0.subtree.contains { $0.node === control.node } }) else { return false }
        return overlay.contains(where: \.takesTouches)
    }

    /// Whether something drawn here, or below, takes touches.
    package var takesTouches: Bool {
        if case .hitTesting(false)? = value as? Interaction { return false }
        // Stacks and spacers are empty where nothing stands in them.
        let isSeen = !isModifier && !(value is any StackView) && !(value is Spacer)
        return (isSeen && children.isEmpty) || children.contains(where: \.takesTouches)
    }

    /// What the label of a control says of its shape: the outermost counts.
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
    /// The shape of a control that a system style with a border draws.
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

extension Element {
    fileprivate var isBorderedStyle: Bool {
        switch value as? ButtonStyleChange {
        case .glass, .glassProminent, .bordered, .borderedProminent: true
        default: false
        }
    }
}

extension Path {
    /// Whether a point lies in what the path encloses. Rounded corners are arcs of circles here.
    package func covers(_ point: CGPoint) -> Bool {
        elements.contains { element in
            switch element {
            case .rect(let rect): return rect.contains(point)
            case .ellipse(let rect):
                guard rect.width > 0, rect.height > 0 else { return false }
                let x = (point.x - rect.midX) / (rect.width / 2)
                let y = (point.y - rect.midY) / (rect.height / 2)
                return x * x + y * y <= 1
            case .roundedRect(let rect, let radius):
                guard rect.contains(point) else { return false }
                let radius = min(radius, rect.width / 2, rect.height / 2)
                let x = max(abs(point.x - rect.midX) - (rect.width / 2 - radius), 0)
                let y = max(abs(point.y - rect.midY) - (rect.height / 2 - radius), 0)
                return x * x + y * y <= radius * radius
            }
        }
    }
}
