/// A box around another one, by default of the same size.
package class WrapperBox: Box {
    package let content: Box

    init(_ node: Node, _ context: LayoutContext, _ content: Box) {
        self.content = content
        super.init(node, context)
    }

    package override var children: [Box] { [content] }

    /// Whether the box is a container, such as a scroll view or a screen, and does not take on its content's priority.
    nonisolated var isContainer: Bool { false }

    nonisolated override var priority: Double { isContainer ? 0 : content.priority }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(box: content, origin: .zero, size: size, proposal: proposal)]
    }
}

/// A box that proposes another size to its content, and places the content at the size that the content chooses.
package class ProposingBox: WrapperBox {
    /// Returns the proposal for the content.
    func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Returns the content's origin in this box. The content chose `inner` for the inner proposal.
    func origin(of inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint { .zero }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let proposal = inner(proposal)
        let inner = content.size(proposal)
        let origin = origin(of: inner, proposal, in: size)
        return [Placement(box: content, origin: origin, size: inner, proposal: proposal)]
    }
}

/// A color, shape or gradient, which takes all the proposed room.
///
/// Source of the 10 points for a length that is not proposed:
/// documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:).
final class FillBox: Box {
    override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A box of a fixed size.
final class FixedBox: Box {
    private let side: CGSize

    init(_ node: Node, _ context: LayoutContext, _ size: CGSize) {
        side = size
        super.init(node, context)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { side }
}
