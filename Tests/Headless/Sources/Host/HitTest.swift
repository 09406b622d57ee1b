import SwiftUI

/// Decides what takes a touch at a point of a control's frame. The caller gives the size of the frame.
///
/// | A touch on | is taken by |
/// | --- | --- |
/// | a control whose label has `contentShape(_:)` | the control, inside that shape |
/// | a control drawn by a system style with a border | the control, inside `buttonBorderShape(_:)` |
/// | a view with `onTapGesture(count:perform:)` | the view, where something in it is drawn |
/// | any other control | the control, anywhere in its frame; with a plain or a custom style a device needs something drawn there |
/// | a view in front of the control, there where it is touched | that view, unless it has `allowsHitTesting(false)` |
/// | a clear color, or a shape in a clear color, without a content shape | what is behind it |
/// | a control under an interactive glass effect | the effect: the press shows, but the action does not run |
///
/// A view is in front of another one in an overlay, in front of a background, and later in a stack, a grid, a custom
/// layout, or one overlay or background of several views.
extension Host {
    /// Taps a control at a point of its frame.
    ///
    /// - Returns: Whether the control took the touch.
    @discardableResult public func tap(_ label: String, at point: CGPoint, in size: CGSize) -> Bool {
        guard let path = path(toControl: label), let control = path.last else { return false }
        let shape = control.contentShape ?? path.borderShape ?? Rectangle()
        guard shape.path(in: CGRect(origin: .zero, size: size)).covers(point) else { return false }
        guard let place = place(of: point, in: size, of: control) else { return false }
        return isFilled(control, at: place) && !isCovered(path, at: place) && activate(control)
    }

    /// Returns the place in the window of a point in a control's frame, which has the size `size` for the caller.
    private func place(of point: CGPoint, in size: CGSize, of control: Element) -> CGPoint? {
        guard let frame = frame(of: control), size.width > 0, size.height > 0 else { return nil }
        return CGPoint(
            x: frame.minX + point.x * frame.width / size.width,
            y: frame.minY + point.y * frame.height / size.height
        )
    }

    /// Returns whether something in a view with a gesture is drawn at a place in the window. A tap on the spacing of a
    /// stack, or on a spacer, misses without a content shape (documentation/swiftui/view/contentshape(_:eofill:)).
    private func isFilled(_ control: Element, at place: CGPoint) -> Bool {
        !control.isGestureAroundContent || control.touched.contains { isTouched($0, at: place) }
    }

    /// Returns whether another view takes the touches in the middle of the control at the end of a path.
    func isCovered(_ path: [Element]) -> Bool {
        guard let frame = path.last.flatMap(hitFrame) else { return false }
        return isCovered(path, at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Returns whether another view than the last one of a path takes the touches at a place in the window.
    private func isCovered(_ path: [Element], at place: CGPoint) -> Bool {
        zip(path, path.dropFirst()).contains { around, child in
            let front = around.isInteractiveGlass ? [around] : around.elements(inFrontOf: child).flatMap(\.touched)
            return front.contains { isTouched($0, at: place) }
        }
    }

    /// Returns whether a view takes a touch at a place in the window: inside the scroll views around it, and inside its
    /// content shape if it has one.
    private func isTouched(_ element: Element, at place: CGPoint) -> Bool {
        guard let box = layout.box(of: element), visible(box).contains(place) else { return false }
        guard case .contentShape(let shape)? = element.value as? Interaction else { return true }
        return shape.path(in: box.pixelFrame).covers(place)
    }
}

extension Element {
    /// Returns the views in front of a child: in a container, an overlay or a background the views drawn after it.
    fileprivate func elements(inFrontOf child: Element) -> [Element] {
        // A modifier of several views is one node.
        Array(overlapping.drop { $0.node !== child.node || $0.modified.node !== child.modified.node }.dropFirst())
    }

    /// The children that may overlap, from the back to the front. The views of an overlay or a background are an
    /// "implicit ZStack": "The last view that you list appears at the front" (documentation/swiftui/view/
    /// overlay(alignment:content:), background(alignment:content:)).
    private var overlapping: [Element] {
        if placesViews { return childrenInDrawingOrder }
        guard let side = (value as? any LayerModifier)?.placement.side else { return [] }
        let content = parts.first ?? []
        let layers = parts.dropFirst().flatMap { $0 }
        return side == .background ? layers + content : content + layers
    }

    fileprivate var isInteractiveGlass: Bool {
        (value as? GlassEffect).map { $0.glass.isInteractive && $0.glass.variant != .identity } ?? false
    }

    /// Whether this view and its descendants ignore touches.
    var letsTouchesThrough: Bool {
        // Invisible views take no touches either (OpenSwiftUI's OpacityViewResponder).
        switch value as? Effect {
        case .hidden?, .opacity(0)?: return true
        default: break
        }
        if case .hitTesting(false)? = value as? Interaction { return true }
        return false
    }

    /// The views of this subtree that take touches, without empty stacks, spacers, outlines and clear colors. A view
    /// with a content shape takes them whatever is in it, and so does a style behind or in front of a view that is not
    /// clear (Nanako0129/TokenBar#182).
    fileprivate var touched: [Element] {
        if letsTouchesThrough { return [] }
        if case .contentShape? = value as? Interaction { return [self] }
        if let layer = value as? StyleLayer, !layer.style.isClear(in: node.environment) {
            return [self] + children.flatMap(\.touched)
        }
        let isSeen = !isModifier && !(value is any StackView) && !(value is Spacer) && !isClear
        let isOutline = (value as? any StyledShape)?.isOutline == true
        return (isSeen && children.isEmpty && !isOutline ? [self] : []) + children.flatMap(\.touched)
    }

    /// Whether the view is a clear color or a shape in a clear color, which take no touches. Those of an opacity of 0.001
    /// do.
    ///
    /// Sources: OpenSwiftUI (ColorView.swift, 6.5.4: only an opacity over 0 contains a point;
    /// OpenSwiftUIProject/OpenSwiftUI#1066 for shapes), azooKey/azooKey#510, vorssaint/vorssaint-utils#723.
    private var isClear: Bool {
        let style = value as? Color ?? (value as? any StyledShape)?.style
        return style?.isClear(in: node.environment) == true
    }

    /// Whether the view has a gesture that begins only where something in the view is drawn.
    fileprivate var isGestureAroundContent: Bool { value is TapAction && contentShape == nil }

    /// Whether there is a place where a finger reaches the control, if nothing covers it.
    var hasTouchArea: Bool { !isGestureAroundContent || !touched.isEmpty }

    /// Whether this subtree draws a view that takes touches.
    var takesTouches: Bool { !touched.isEmpty }

    /// The outermost content shape set on a control's label.
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
        guard contains(where: { ($0.value as? ButtonStyleChange)?.hasBorder == true }) else { return nil }
        return switch compactMap({ ($0.value as? ButtonBorderChange)?.shape.kind }).last {
        case .circle: Circle()
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8)
        case .capsule, .automatic, nil: Capsule()
        }
    }
}

extension Path {
    /// Returns whether the path encloses a point. Treats rounded corners and ellipses as arcs of circles.
    public func covers(_ point: CGPoint) -> Bool {
        elements.contains { element in
            switch element {
            case .rect(let rect): rect.contains(point)
            case .lines: boundingRect.contains(point)
            case .ellipse(let rect): rect.contains(point, radius: .infinity)
            case .roundedRect(let rect, let radius, _): rect.contains(point, radius: radius)
            }
        }
    }
}

extension CGRect {
    /// Returns whether the rectangle with rounded corners encloses a point.
    fileprivate func contains(_ point: CGPoint, radius: CGFloat) -> Bool {
        let radius = min(radius, width / 2, height / 2)
        let x = max(abs(point.x - midX) - (width / 2 - radius), 0)
        let y = max(abs(point.y - midY) - (height / 2 - radius), 0)
        return contains(point) && x * x + y * y <= radius * radius
    }
}
