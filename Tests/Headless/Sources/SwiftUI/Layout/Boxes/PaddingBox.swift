class PaddingBox: ProposingBox {
    let insets: EdgeInsets

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(node, context, content)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(width: max(size.width + insets.taken.width, 0), height: max(size.height + insets.taken.height, 0))
    }

    override func origin(of inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.reduced(by: insets.taken) }
}
