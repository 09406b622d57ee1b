/// The content at its ideal size on one or both axes.
///
/// Source: documentation/swiftui/view/fixedsize(horizontal:vertical:).
final class FixedSizeBox: ProposingBox {
    private let axes: (horizontal: Bool, vertical: Bool)

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ axes: (horizontal: Bool, vertical: Bool)) {
        self.axes = axes
        super.init(node, context, content)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: axes.horizontal ? nil : proposal.width, height: axes.vertical ? nil : proposal.height)
    }

}

/// The content at a ratio of width to height: the largest such size that fits in the proposal, or the smallest that
/// fills the proposal.
///
/// Source: documentation/swiftui/view/aspectratio(_:contentmode:).
final class AspectRatioBox: ProposingBox {
    private let ratio: CGFloat?
    private let mode: ContentMode

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ ratio: CGFloat?, _ mode: ContentMode) {
        self.ratio = ratio
        self.mode = mode
        super.init(node, context, content)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.size(.unspecified)
        guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0 else {
            return proposal
        }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return ratio == self.ratio
                ? ProposedViewSize(width: ideal.width, height: ideal.width / ratio) : .unspecified
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            return (width / ratio <= height) == (mode == .fit)
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

}

/// The content drawn at an offset, without a change of the frame.
final class OffsetBox: WrapperBox {
    private let offset: CGPoint

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ offset: CGPoint) {
        self.offset = offset
        super.init(node, context, content)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        place(Placement(box: content, origin: offset, size: frame.size, proposal: proposal), in: frame, safeArea)
    }
}

/// A box that takes all the proposed room and centers its content at a point.
///
/// Source: documentation/swiftui/view/position(x:y:).
final class PositionBox: ProposingBox {
    private let center: CGPoint

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ center: CGPoint) {
        self.center = center
        super.init(node, context, content)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
    }

    override func origin(of inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        CGPoint(x: center.x - inner.width / 2, y: center.y - inner.height / 2)
    }
}
