/// A box around one other, as large as that unless it says otherwise.
package class WrapperBox: Box {
    package let content: Box

    init(_ node: Node, _ context: LayoutContext, _ content: Box) {
        self.content = content
        super.init(node, context)
    }

    package override var children: [Box] { [content] }

    /// Whether the priority of the content ends here, as at a scroll view or a screen.
    nonisolated var isContainer: Bool { false }

    nonisolated override var priority: Double { isContainer ? 0 : content.priority }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(box: content, origin: .zero, size: size, proposal: proposal)]
    }
}

/// A box that proposes its content another size, and places it at the size it chooses.
package class ProposingBox: WrapperBox {
    /// Returns the size that is proposed to the content.
    func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Returns the place of the content, whose size was chosen for the inner proposal, in a size of this box.
    func origin(of inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint { .zero }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let proposal = inner(proposal)
        let inner = content.size(proposal)
        let origin = origin(of: inner, proposal, in: size)
        return [Placement(box: content, origin: origin, size: inner, proposal: proposal)]
    }
}

/// A color, a shape or a gradient: it takes all the proposed room.
///
/// Source of the 10 points where nothing is proposed:
/// [replacingUnspecifiedDimensions](https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)).
final class FillBox: Box {
    override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A box of one fixed size.
final class FixedBox: Box {
    private let side: CGSize

    init(_ node: Node, _ context: LayoutContext, _ size: CGSize) {
        side = size
        super.init(node, context)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { side }
}
