/// A frame with a fixed width, a fixed height or both.
///
/// Source: documentation/swiftui/view/frame(width:height:alignment:).
final class FrameBox: ProposingBox {
    private let length: (Axis) -> CGFloat?
    private let alignment: Alignment

    /// - Parameter length: The length on an axis; `nil` for the content's.
    init(
        _ node: Node,
        _ context: LayoutContext,
        _ content: Box,
        _ alignment: Alignment,
        _ length: @escaping (Axis) -> CGFloat?
    ) {
        self.length = length
        self.alignment = alignment
        super.init(node, context, content)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let width = length(.horizontal)
        let height = length(.vertical)
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.size(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func origin(of inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        alignment.origin(of: content, inner, proposal, in: size)
    }
}

/// A frame with limits, which clamp the proposal. If a limit is missing, the content's size is the limit.
///
/// Source: documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:).
final class FlexibleFrameBox: ProposingBox {
    private let limits: LayoutChange.FlexibleFrame

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ limits: LayoutChange.FlexibleFrame) {
        self.limits = limits
        super.init(node, context, content)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func length(_ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
            guard let length = proposed ?? ideal else { return nil }
            return max(min(length, most ?? .infinity), least ?? 0)
        }
        return ProposedViewSize(
            width: length(proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
            height: length(proposal.height, limits.minHeight, limits.idealHeight, limits.maxHeight)
        )
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        func length(
            _ content: CGFloat,
            _ proposed: CGFloat?,
            _ least: CGFloat?,
            _ ideal: CGFloat?,
            _ most: CGFloat?
        ) -> CGFloat {
            guard least != nil || most != nil else { return proposed == nil ? ideal ?? content : content }
            let low = least ?? min(content, most ?? .infinity)
            let high = max(most ?? max(content, low), low)
            return max(low, min(proposed ?? ideal ?? content, high))
        }
        return CGSize(
            width: length(size.width, proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
            height: length(size.height, proposal.height, limits.minHeight, limits.idealHeight, limits.maxHeight)
        )
    }

    override func origin(of inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        limits.alignment.origin(of: content, inner, proposal, in: size)
    }
}
