/// A view that adapts to the available space by providing the first child view that fits.
///
/// All children are in the tree in this module. Children that don't fit have no frame.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/viewthatfits)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@frozen nonisolated public struct ViewThatFits<Content>: PrimitiveView where Content: View {
    let axes: Axis.Set
    let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

extension ViewThatFits: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        FittingBox(element.node, context, context.boxes(element.children), axes)
    }
}

/// The first box whose ideal size fits on the given axes, or the last. The box gets the container's proposal.
///
/// Source: [init(in:content:)](https://developer.apple.com/documentation/swiftui/viewthatfits/init(in:content:)).
final class FittingBox: ParentBox {
    private let axes: Axis.Set
    private var placed: Box?

    init(_ node: Node, _ context: LayoutContext, _ boxes: [Box], _ axes: Axis.Set) {
        self.axes = axes
        super.init(node, context, boxes)
    }

    override var children: [Box] { [placed].compactMap { $0 } }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.size(proposal) ?? .zero }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        guard let box = fitting(proposal) else { return [] }
        return [Placement(box: box, origin: .zero, size: size, proposal: proposal)]
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        placed = fitting(proposal)
        super.arrange(proposal, safeArea)
    }

    private func fitting(_ proposal: ProposedViewSize) -> Box? {
        let (isWidthFree, isHeightFree) = (axes.contains(.horizontal), axes.contains(.vertical))
        let free = ProposedViewSize(
            width: isWidthFree ? nil : proposal.width,
            height: isHeightFree ? nil : proposal.height
        )
        return boxes.first { box in
            let ideal = box.size(free)
            return (!isWidthFree || ideal.width <= proposal.width ?? .infinity)
                && (!isHeightFree || ideal.height <= proposal.height ?? .infinity)
        } ?? boxes.last
    }
}
