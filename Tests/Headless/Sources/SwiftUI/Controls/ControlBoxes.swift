/// A control as large as its label.
final class ControlBox: WrapperBox {}

/// A square box with centered content.
final class SquareBox: ProposingBox {
    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(proposal)
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    override func origin(of inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        Alignment.center.origin(of: content, inner, proposal, in: size)
    }
}

/// A control that is a list row: the label at the leading edge, the accessory at the trailing edge.
package final class RowControlBox: ProposingBox {
    private let accessory: CGSize
    private let spacing: CGFloat

    init(_ node: Node, _ context: LayoutContext, _ label: Box, accessory: CGSize, spacing: CGFloat = 0) {
        self.accessory = accessory
        self.spacing = spacing
        super.init(node, context, label)
    }

    private var taken: CGFloat { accessory.width + spacing }

    /// The frame of the trailing switch or chevron.
    package var accessoryFrame: CGRect {
        let origin = CGPoint(x: frame.width - accessory.width, y: (frame.height - accessory.height) / 2)
        return rect(of: Placement(box: self, origin: origin, size: accessory, proposal: .unspecified), in: frame)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.reduced(by: CGSize(width: taken, height: 0))
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(width: proposal.width ?? size.width + taken, height: max(size.height, accessory.height))
    }

    override func origin(of inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        CGPoint(x: 0, y: (size.height - inner.height) / 2)
    }
}

/// A label with a menu below it.
final class MenuBox: WrapperBox {
    private let items: Box

    init(_ node: Node, _ context: LayoutContext, _ label: Box, _ items: Box) {
        self.items = items
        super.init(node, context, label)
    }

    override var children: [Box] { [content, items] }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        content.place(frame, proposal, safeArea)
        let size = items.size(.unspecified)
        let hanging = Placement(box: items, origin: CGPoint(x: 0, y: frame.height), size: size, proposal: .unspecified)
        items.place(rect(of: hanging, in: frame), .unspecified, safeArea)
    }
}
