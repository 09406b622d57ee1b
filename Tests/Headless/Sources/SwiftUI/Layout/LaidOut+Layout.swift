extension LayoutChange: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let node = element.node
        let content = context.content(of: element)
        switch self {
        case .size(let width, let height, let alignment):
            return FrameBox(node, context, content, alignment) { $0 == .horizontal ? width : height }
        case .flexible(let limits): return FlexibleFrameBox(node, context, content, limits)
        case .padding(let edges, let length): return PaddingBox(node, context, content, EdgeInsets(edges, length))
        case .insets(let insets): return PaddingBox(node, context, content, insets)
        case .ignoresSafeArea(let regions, let edges):
            return SafeAreaIgnoringBox(node, context, content, regions, edges)
        case .aspectRatio(let ratio, let mode): return AspectRatioBox(node, context, content, ratio, mode)
        case .fixedSize(let horizontal, let vertical):
            return FixedSizeBox(node, context, content, (horizontal, vertical))
        case .priority(let priority): return PriorityBox(node, context, content, priority)
        }
    }
}

extension OffsetModifier: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        OffsetBox(element.node, context, context.content(of: element), CGPoint(x: x, y: y))
    }
}

extension PositionModifier: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        PositionBox(element.node, context, context.content(of: element), CGPoint(x: x, y: y))
    }
}

extension SafeAreaContent: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        SafeAreaContentBox(
            element.node,
            context,
            content: context.content(of: element),
            bar: context.layer(of: element, alignment),
            edge: edge,
            alignment: alignment,
            spacing: spacing ?? SystemMetrics.spacing
        )
    }
}

// MARK: Views

extension Spacer: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        SpacerBox(element.node, context, least: minLength)
    }
}

extension Divider: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? { DividerBox(element.node, context) }
}

extension StackLayout {
    @MainActor fileprivate func box(of element: Element, _ context: LayoutContext) -> Box {
        var inside = context
        inside.isRow = false
        func stack(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?) -> Box {
            inside.axis = axis
            return StackBox(element.node, context, axis, inside.boxes(element.children), alignment, spacing: spacing)
        }
        switch self {
        case .vertical(let alignment, let spacing): return stack(.vertical, alignment.key, spacing)
        case .horizontal(let alignment, let spacing): return stack(.horizontal, alignment.key, spacing)
        case .depth(let alignment):
            return DepthBox(element.node, context, inside.boxesInNoStack(element.children), alignment)
        }
    }
}

extension LaidOut where Self: StackView {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? { layout.box(of: element, context) }
}

extension VStack: LaidOut {}

extension HStack: LaidOut {}

extension ZStack: LaidOut {}

extension LazyVStack: LaidOut {
    /// Makes a box as wide as the proposal, whatever the content.
    ///
    /// Source: WWDC 2020, session 10031 (Stacks, Grids, and Outlines in SwiftUI).
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let alignment = Alignment(horizontal: alignment, vertical: .top)
        let limits = LayoutChange.FlexibleFrame(maxWidth: .infinity, alignment: alignment)
        return FlexibleFrameBox(element.node, context, layout.box(of: element, context), limits)
    }
}

extension LazyHStack: LaidOut {}

extension GeometryReader: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        GeometryBox(element.node, context, context.boxesInNoStack(element.children))
    }
}

/// Takes all the proposed room and puts the content at the leading top.
///
/// Source: [GeometryReader](https://developer.apple.com/documentation/swiftui/geometryreader).
final class GeometryBox: ParentBox {
    override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let proposal = ProposedViewSize(size)
        return boxes.map { Placement(box: $0, origin: .zero, size: $0.size(proposal), proposal: proposal) }
    }
}
