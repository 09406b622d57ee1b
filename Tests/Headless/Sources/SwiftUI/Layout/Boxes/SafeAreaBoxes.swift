/// The box of `ignoresSafeArea`. Its frame lies in the safe area, but its content is laid out in the extended frame.
final class SafeAreaIgnoringBox: WrapperBox {
    private let regions: SafeAreaRegions
    private let edges: PhysicalEdges

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ regions: SafeAreaRegions, _ edges: Edge.Set) {
        self.regions = regions
        self.edges = PhysicalEdges(edges, isMirrored: context.settings.isMirrored)
        super.init(node, context, content)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let reached = safeArea.extended(frame, regions, edges)
        guard reached != frame else { return content.place(frame, proposal, safeArea) }
        // Content that does not fill the extended frame is centered in it.
        center(content, in: reached, safeArea)
    }
}

/// The box of `safeAreaInset` and `safeAreaBar`. The bar reduces the content's frame and its safe area.
///
/// The alignment is a guide of the bar and of the whole box, along the edge
/// (documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)).
final class SafeAreaContentBox: Box {
    let content: Box
    private let bar: Box
    private let edge: Edge
    private let alignment: Alignment
    private let spacing: CGFloat
    /// The axis on which the bar and the content are beside each other.
    private let axis: Axis

    init(
        _ node: Node,
        _ context: LayoutContext,
        content: Box,
        bar: Box,
        edge: Edge,
        alignment: Alignment,
        spacing: CGFloat
    ) {
        self.content = content
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        super.init(node, context)
    }

    override var children: [Box] { [content, bar] }
    nonisolated override var priority: Double { content.priority }

    /// Returns the proposal for the bar, which chooses its length on the axis.
    private func proposalForBar(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis] = nil
        return proposal
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        var taken = CGSize.zero
        taken[axis] = bar.size(proposalForBar(proposal))[axis] + spacing
        let size = content.size(proposal.reduced(by: taken))
        return CGSize(width: size.width + taken.width, height: size.height + taken.height)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let proposed = proposalForBar(ProposedViewSize(frame.size))
        let size = bar.size(proposed)
        var origin = alignment.origin(of: bar, size, proposed, in: frame.size)
        origin[axis] = edge == .top || edge == .leading ? 0 : frame.size[axis] - size[axis]
        let taken = size[axis] + spacing
        let side = PhysicalEdges(Edge.Set(edge), isMirrored: isMirrored)
        let free = frame.inset(
            top: side == .top ? taken : 0,
            left: side == .left ? taken : 0,
            bottom: side == .bottom ? taken : 0,
            right: side == .right ? taken : 0
        )
        content.place(free, ProposedViewSize(free.size), safeArea.narrowed(to: free, in: frame))
        place(Placement(box: bar, origin: origin, size: size, proposal: proposed), in: frame, safeArea)
    }
}
