/// A stack along one axis.
///
/// - The stack sizes the least flexible view first, and offers each view an equal share of the length that is left
///   (WWDC 2019, session 237).
/// - Views of higher priority are sized first, with the others' least lengths set aside
///   (documentation/swiftui/view/layoutpriority(_:)).
/// - Across the axis, views are aligned by their guides, and the stack is large enough for all views (session 237).
/// - An unspecified, zero or infinite length along the stack is proposed to each view
///   (documentation/swiftui/layoutsubview/sizethatfits(_:)).
final class StackBox: ParentBox {
    struct Arrangement {
        var size = CGSize.zero
        var placements: [Placement] = []
    }

    private let axis: Axis
    private let alignment: AlignmentKey
    private let gaps: [CGFloat]
    private var latest: (proposal: ProposedViewSize, arrangement: Arrangement)?

    init(
        _ node: Node,
        _ context: LayoutContext,
        _ axis: Axis,
        _ boxes: [Box],
        _ alignment: AlignmentKey,
        spacing: CGFloat?
    ) {
        self.axis = axis
        self.alignment = alignment
        gaps = zip(boxes, boxes.dropFirst()).map { spacing ?? SystemMetrics.spacing(between: $0, and: $1) }
        super.init(node, context, boxes)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        arrangement(proposal).placements
    }

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let latest, latest.proposal == proposal { return latest.arrangement }
        let arrangement = aligned(sized(proposal))
        latest = (proposal, arrangement)
        return arrangement
    }

    // MARK: Along

    private func sized(_ proposal: ProposedViewSize) -> [Placement] {
        var placements = boxes.map { Placement(box: $0, origin: .zero, size: .zero, proposal: proposal) }
        func size(_ index: Int, _ length: CGFloat?) {
            placements[index].proposal[axis] = length
            placements[index].size = boxes[index].size(placements[index].proposal)
        }
        guard let length = proposal[axis], length.isFinite else {
            for index in boxes.indices { size(index, proposal[axis]) }
            return placements
        }
        var left = max(length - gaps.reduce(0, +), 0)
        guard boxes.count > 1, left > 0 else {
            for index in boxes.indices { size(index, left) }
            return placements
        }
        var groups = groups(proposal)
        while let group = groups.popLast() {
            let others = groups.reduce(0) { $0 + $1.reduce(0) { $0 + $1.least } }
            var free = max(left - others, 0)
            for (place, member) in group.enumerated() {
                size(member.index, free / CGFloat(group.count - place))
                let taken = placements[member.index].size[axis]
                free = max(free - taken, 0)
                left = max(left - taken, 0)
            }
        }
        return placements
    }

    private struct Member {
        let index: Int
        let least: CGFloat
        let flexibility: CGFloat
    }

    /// The boxes grouped by priority, the lowest first. In each group the least flexible is first.
    private func groups(_ proposal: ProposedViewSize) -> [[Member]] {
        var least = proposal
        var most = proposal
        least[axis] = 0
        most[axis] = .infinity
        let members = boxes.enumerated().map { index, box in
            let least = box.size(least)[axis]
            return Member(index: index, least: least, flexibility: box.size(most)[axis] - least)
        }
        func ordered(_ members: [Member]) -> [Member] {
            members.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        }
        func priority(_ box: Box) -> Double { box is SpacerBox ? -.infinity : box.priority }
        let first = priority(boxes[0])
        if boxes.allSatisfy({ priority($0) == first }) { return [ordered(members)] }
        let groups = Dictionary(grouping: members) { priority(boxes[$0.index]) }
        return groups.sorted { $0.key < $1.key }.map { ordered($0.value) }
    }

    // MARK: Across

    private func aligned(_ sized: [Placement]) -> Arrangement {
        var placements = sized
        let across = axis.other
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity
        var position = CGFloat.zero
        for index in placements.indices {
            let box = placements[index].box
            let size = placements[index].size
            let guide = size[across].isFinite ? box.guide(alignment, in: size, placements[index].proposal) : 0
            before = max(before, guide)
            after = max(after, size[across] - guide)
            placements[index].origin =
                axis == .horizontal ? CGPoint(x: position, y: -guide) : CGPoint(x: -guide, y: position)
            position += size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
        guard !placements.isEmpty else { return Arrangement() }
        for index in placements.indices { placements[index].origin[across] += before }
        var size = CGSize.zero
        size[axis] = position
        size[across] = before + after
        return Arrangement(size: size, placements: placements)
    }
}

/// Views over each other, which all get the stack's proposal. The views of the highest priority decide the size.
///
/// Source: WWDC 2019, session 237; documentation/swiftui/zstack.
final class DepthBox: ParentBox {
    private let alignment: Alignment

    init(_ node: Node, _ context: LayoutContext, _ boxes: [Box], _ alignment: Alignment) {
        self.alignment = alignment
        super.init(node, context, boxes)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let (x, y) = extents(proposal)
        return CGSize(width: x.before + x.after, height: y.before + y.after)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let (x, y) = extents(proposal)
        return boxes.map { box in
            let size = box.size(proposal)
            let guides = alignment.guides(of: box, in: size, proposal)
            let origin = CGPoint(x: x.before - guides.x, y: y.before - guides.y)
            return Placement(box: box, origin: origin, size: size, proposal: proposal)
        }
    }

    /// The extents of the boxes before and after their guides.
    private func extents(_ proposal: ProposedViewSize) -> (x: Extent, y: Extent) {
        let highest = boxes.map(\.priority).max()
        var x = Extent()
        var y = Extent()
        for box in boxes where box.priority == highest {
            let size = box.size(proposal)
            let guides = alignment.guides(of: box, in: size, proposal)
            x.include(size.width, guide: size.width.isFinite ? guides.x : 0)
            y.include(size.height, guide: size.height.isFinite ? guides.y : 0)
        }
        return boxes.isEmpty ? (Extent(before: 0, after: 0), Extent(before: 0, after: 0)) : (x, y)
    }

    private struct Extent {
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity

        mutating func include(_ length: CGFloat, guide: CGFloat) {
            before = max(before, guide)
            after = max(after, length - guide)
        }
    }
}

/// A spacer, which fills the free length of a horizontal or vertical stack; outside such stacks it fills both axes.
final class SpacerBox: Box {
    private let axis: Axis?
    private let least: CGFloat

    init(_ node: Node, _ context: LayoutContext, least: CGFloat?) {
        axis = context.axis
        self.least = least ?? SystemMetrics.spacing
        super.init(node, context)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            guard self.axis == nil || self.axis == axis else { return 0 }
            return max(proposal[axis] ?? least, least)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}

/// A one-pixel line across the stack.
final class DividerBox: Box {
    private let isUpright: Bool

    override init(_ node: Node, _ context: LayoutContext) {
        isUpright = context.axis == .horizontal
        super.init(node, context)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        isUpright
            ? CGSize(width: 1 / scale, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: 1 / scale)
    }
}

extension SystemMetrics {
    @MainActor static func spacing(between first: Box, and second: Box) -> CGFloat {
        first is SpacerBox || second is SpacerBox ? 0 : spacing
    }
}
