import SwiftUI

/// Frames of elements, in points of the window.
extension Host {
    /// The frames of everything on screen, parents first.
    public var frames: [CGRect] { layout.boxes.map(\.pixelFrame) }

    /// The frames of sheets, covers and other presentations.
    public var sheetFrames: [CGRect] { layout.boxes.compactMap { ($0 as? PresentationBox)?.pixelFrame } }

    /// Returns the frame of an element, aligned to the pixels of the display; `nil` if it isn't laid out.
    public func frame(of element: HostedElement) -> CGRect? { frame(of: element.element) }

    func frame(of element: Element) -> CGRect? { layout.box(of: element)?.pixelFrame }

    /// Returns the frame of the first view with a text, or of the first modifier with that accessibility label.
    public func frame(of label: String) -> CGRect? { self.element(label).flatMap { frame(of: $0) } }

    /// Returns the visible part of an element's frame, inside the window and the scroll views around it.
    public func visibleFrame(of label: String) -> CGRect? { element(label).flatMap(layout.box).map(visible) }

    func visible(_ box: Box) -> CGRect { visible(box.pixelFrame, of: box) }

    private func visible(_ frame: CGRect, of box: Box) -> CGRect {
        let window = CGRect(x: 0, y: 0, width: layout.window.width, height: layout.window.height)
        return layout.clips(around: box).reduce(window.intersection(frame)) { $0.intersection($1) }
    }

    /// Returns whether a finger finds a place of a control inside the window and the scroll views around the control.
    func isInSight(_ control: Element) -> Bool {
        guard let box = layout.box(of: control), let frame = hitFrame(of: control) else { return false }
        return !visible(frame, of: box).isEmpty
    }

    /// Returns the frame in which a control takes touches.
    public func hitFrame(of label: String) -> CGRect? {
        path(toControl: label, in: rootNode.elements)?.last.flatMap(hitFrame)
    }

    /// The controls on screen with the frames in which they take touches. A label around a control wins over a label in
    /// it.
    public var hitFrames: [(label: String, frame: CGRect)] { hitFrames(in: outermostElements, labeled: nil) }

    private func hitFrames(in elements: [Element], labeled label: String?) -> [(label: String, frame: CGRect)] {
        elements.flatMap { element in
            let outer = element.isModifier ? label ?? element.label : nil
            let inside = hitFrames(in: element.children, labeled: outer)
            guard element.value is any Activatable, let frame = hitFrame(of: element) else { return inside }
            return [(label ?? element.labels.first ?? "", frame)] + inside
        }
    }

    /// The frame of a control, extended by its label's content shape.
    func hitFrame(of control: Element) -> CGRect? {
        guard let box = layout.box(of: control) else { return nil }
        let frame = layout.hitFrame(of: box)
        return control.contentShape.map { frame.union($0.path(in: frame).boundingRect) } ?? frame
    }

    func element(_ label: String) -> Element? { shownElements.first { $0.label == label } }
}
