/// A box around one other, as large as that unless it says otherwise.
package class WrapperBox: Box {
    package let content: Box

    init(_ node: Node, _ context: LayoutContext, _ content: Box) {
        self.content = content
        super.init(node, context)
    }

    package override var children: [Box] { [content] }

    /// Whether layout values of the content end here, as at a scroll view or a screen.
    nonisolated var isContainer: Bool { false }

    nonisolated override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        isContainer ? nil : content.layoutValue(key)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(box: content, origin: .zero, size: size, proposal: proposal)]
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
