/// A scroll view, whose content has any size along the scrolling axes and moves with the position.
///
/// - It takes the proposal along its axes and its content's size across them (WWDC 2020, session 10031).
/// - It extends under bars at its edges, and its content begins in the safe area
///   (documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l).
package class ScrollBox: WrapperBox {
    package let axes: Axis.Set
    private let position: ScrollPosition?
    /// The area in which the content is drawn, in the window.
    package private(set) var clip = CGRect.zero

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ axes: Axis.Set) {
        self.axes = axes
        position = node.memory as? ScrollPosition
        super.init(node, context, content)
    }

    override var isContainer: Bool { true }
    var scrolled: CGFloat { position?.scrolled.y ?? 0 }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
        )
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        clip = safeArea.extended(frame, .all, .all)
        let inner = inner(ProposedViewSize(frame.size))
        let scrolled = position?.scrolled ?? .zero
        let origin = CGPoint(x: -scrolled.x, y: -scrolled.y)
        let placement = Placement(box: content, origin: origin, size: content.size(inner), proposal: inner)
        report(placement.size)
        content.place(rect(of: placement, in: frame), inner, safeArea)
    }

    /// Reports the scroll geometry. The container is the drawn area; bars over it are insets of the content.
    private func report(_ size: CGSize) {
        guard let position else { return }
        let left = frame.minX - clip.minX
        let right = clip.maxX - frame.maxX
        position.contentSize = size
        position.containerSize = clip.size
        position.insets = EdgeInsets(
            top: frame.minY - clip.minY,
            leading: isMirrored ? right : left,
            bottom: clip.maxY - frame.maxY,
            trailing: isMirrored ? left : right
        )
    }
}

extension ScrollView: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let axis = axes.contains(.vertical) ? Axis.vertical : .horizontal
        var inside = context
        inside.axis = axis
        inside.contentMargins = nil
        let boxes = inside.boxes(element.children)
        let content =
            boxes.count == 1
            ? boxes[0]
            : StackBox(element.node, inside, axis, boxes, axis == .vertical ? .centerX : .centerY, spacing: nil)
        let padded = PaddingBox(element.node, inside, content, context.contentMargins ?? EdgeInsets())
        return ScrollBox(element.node, context, padded, axes)
    }
}

extension LayoutPass {
    /// The clipping frames of the scroll views around a box.
    package func clips(around box: Box) -> [CGRect] { path(to: box).compactMap { ($0 as? ScrollBox)?.clip } }
}
