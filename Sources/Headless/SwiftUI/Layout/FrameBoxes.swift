/// A frame with a fixed width, a fixed height or both.
///
/// Sources: [frame(width:height:alignment:)](https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)),
/// [containerRelativeFrame(_:alignment:)](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)).
final class FrameBox: WrapperBox {
    private let length: (Axis) -> CGFloat?
    private let alignment: Alignment

    /// - Parameter length: that of an axis; nil where it is the content's.
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

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: length(.horizontal) ?? proposal.width,
            height: length(.vertical) ?? proposal.height
        )
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let (width, height) = (length(.horizontal), length(.vertical))
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.size(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let proposal = inner(proposal)
        let inner = content.size(proposal)
        let origin = alignment.origin(of: content, inner, proposal, in: size)
        return [Placement(box: content, origin: origin, size: inner, proposal: proposal)]
    }
}

/// A frame with limits. What is proposed is brought between them; where a limit is missing, the content's size is the
/// limit.
///
/// Source: [frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)](https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)).
final class FlexibleFrameBox: WrapperBox {
    private let limits: LayoutChange.FlexibleFrame

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ limits: LayoutChange.FlexibleFrame) {
        self.limits = limits
        super.init(node, context, content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
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

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let proposal = inner(proposal)
        let inner = content.size(proposal)
        let origin = limits.alignment.origin(of: content, inner, proposal, in: size)
        return [Placement(box: content, origin: origin, size: inner, proposal: proposal)]
    }
}

extension EdgeInsets {
    /// - Parameter length: nil for the system's.
    init(_ edges: Edge.Set, _ length: CGFloat?) {
        func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? SystemMetrics.padding : 0 }
        self.init(top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
    }

    var taken: CGSize { CGSize(width: leading + trailing, height: top + bottom) }
}

final class PaddingBox: WrapperBox {
    private let insets: EdgeInsets

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(node, context, content)
    }

    convenience init(_ node: Node, _ context: LayoutContext, _ content: Box, x: CGFloat, y: CGFloat) {
        self.init(node, context, content, EdgeInsets(top: y, leading: x, bottom: y, trailing: x))
    }

    private var taken: CGSize { insets.taken }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(proposal.reduced(by: taken))
        return CGSize(width: max(size.width + taken.width, 0), height: max(size.height + taken.height, 0))
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let proposal = proposal.reduced(by: taken)
        let origin = CGPoint(x: insets.leading, y: insets.top)
        return [Placement(box: content, origin: origin, size: content.size(proposal), proposal: proposal)]
    }
}

/// The content at its ideal size in one direction or both.
///
/// Source: [fixedSize(horizontal:vertical:)](https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)).
final class FixedSizeBox: WrapperBox {
    private let axes: (horizontal: Bool, vertical: Bool)

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ axes: (horizontal: Bool, vertical: Bool)) {
        self.axes = axes
        super.init(node, context, content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.horizontal ? nil : proposal.width,
            height: axes.vertical ? nil : proposal.height
        )
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(box: content, origin: .zero, size: size, proposal: inner(proposal))]
    }
}

/// The largest size of a ratio that fits in what is proposed, or the smallest that fills it.
///
/// Source: [aspectRatio(_:contentMode:)](https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)).
final class AspectRatioBox: WrapperBox {
    private let ratio: CGFloat?
    private let mode: ContentMode

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ ratio: CGFloat?, _ mode: ContentMode) {
        self.ratio = ratio
        self.mode = mode
        super.init(node, context, content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
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
            let isByWidth = (width / ratio <= height) == (mode == .fit)
            return isByWidth
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(box: content, origin: .zero, size: size, proposal: inner(proposal))]
    }
}

/// The content away from where it stands; the frame stays.
final class OffsetBox: WrapperBox {
    private let offset: CGPoint

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ offset: CGPoint) {
        self.offset = offset
        super.init(node, context, content)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let placement = Placement(box: content, origin: offset, size: frame.size, proposal: proposal)
        content.place(rect(of: placement, in: frame), proposal, safeArea)
    }
}

/// The content with its center at a point, in all the room that is proposed.
///
/// Source: [position(x:y:)](https://developer.apple.com/documentation/swiftui/view/position(x:y:)).
final class PositionBox: WrapperBox {
    private let center: CGPoint

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ center: CGPoint) {
        self.center = center
        super.init(node, context, content)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let size = content.size(proposal)
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        return [Placement(box: content, origin: origin, size: size, proposal: proposal)]
    }
}

/// A background or overlay: it is proposed the size of the content, and takes no part in it.
///
/// Source: [background(alignment:content:)](https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)).
package final class LayerBox: WrapperBox {
    package let layer: Box
    private let placement: LayerPlacement

    init(_ node: Node, _ context: LayoutContext, _ content: Box, layer: Box, _ placement: LayerPlacement) {
        self.layer = layer
        self.placement = placement
        super.init(node, context, content)
    }

    package override var children: [Box] { placement.side == .background ? [layer, content] : [content, layer] }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        content.place(frame, proposal, safeArea)
        let inner = ProposedViewSize(frame.size)
        let size = layer.size(inner)
        let (x, y) = (AlignmentKey(placement.alignment.horizontal), AlignmentKey(placement.alignment.vertical))
        let origin = CGPoint(
            x: content.guide(x, in: frame.size, proposal) - layer.guide(x, in: size, inner),
            y: content.guide(y, in: frame.size, proposal) - layer.guide(y, in: size, inner)
        )
        let placed = Placement(box: layer, origin: origin, size: size, proposal: inner)
        layer.place(rect(of: placed, in: frame), inner, safeArea)
    }
}
