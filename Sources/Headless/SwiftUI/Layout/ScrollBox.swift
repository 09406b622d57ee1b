/// A scroll view: the content is free along the axes that scroll, and moves with the position.
///
/// | Rule | Source |
/// | --- | --- |
/// | along its axes it takes what is proposed, across them it is as large as its content | WWDC 2020, session 10031 |
/// | it reaches under the bars at its edges, and its content begins in the safe area | [safeAreaInset](https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l) |
package class ScrollBox: WrapperBox {
    package let axes: Axis.Set
    private let position: ScrollPosition?
    /// As far as the content is drawn, in the window.
    package private(set) var clip = CGRect.zero

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ axes: Axis.Set) {
        self.axes = axes
        position = node.memory as? ScrollPosition
        super.init(node, context, content)
    }

    override var priority: Double { 0 }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
        )
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        clip = safeArea.extended(frame, .all, .all)
        let inner = inner(ProposedViewSize(frame.size))
        let scrolled = position?.scrolled ?? .zero
        let origin = CGPoint(x: -scrolled.x, y: -scrolled.y)
        let placement = Placement(box: content, origin: origin, size: content.size(inner), proposal: inner)
        report(placement.size)
        content.place(rect(of: placement, in: frame), inner, safeArea)
    }

    /// What scroll geometry tells. The container is all that is drawn, the bars over it are insets of the content.
    private func report(_ size: CGSize) {
        guard let position else { return }
        let (left, right) = (frame.minX - clip.minX, clip.maxX - frame.maxX)
        position.contentSize = size
        position.containerSize = clip.size
        position.insets = EdgeInsets(
            top: frame.minY - clip.minY,
            leading: isMirrored ? right : left,
            bottom: clip.maxY - frame.maxY,
            trailing: isMirrored ? left : right
        )
    }
}

/// A list or form, which takes all the room.
final class ListBox: ScrollBox {
    override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension ScrollView: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let axis = axes.contains(.vertical) ? Axis.vertical : .horizontal
        var inside = context
        inside.axis = axis
        let boxes = inside.boxes(element.children)
        let content =
            boxes.count == 1
            ? boxes[0]
            : StackBox(element.node, context, axis, boxes, axis == .vertical ? .centerX : .centerY, spacing: nil)
        return ScrollBox(element.node, context, content, axes)
    }
}

extension LazyVGrid: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        var inside = context
        inside.axis = nil
        return GridBox(element.node, context, inside.boxes(element.children), columns, alignment, spacing)
    }
}

/// A grid of columns: fixed ones first, then what is left for the others, an adaptive one being as many as fit.
///
/// Source: [GridItem.Size](https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum).
final class GridBox: Box {
    private struct Column {
        var x: CGFloat
        var width: CGFloat
        var alignment: Alignment
    }

    private let boxes: [Box]
    private let items: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat

    init(
        _ node: Node,
        _ context: LayoutContext,
        _ boxes: [Box],
        _ items: [GridItem],
        _ alignment: HorizontalAlignment,
        _ spacing: CGFloat?
    ) {
        self.boxes = boxes
        self.items = items
        self.alignment = alignment
        self.spacing = spacing ?? SystemMetrics.spacing
        super.init(node, context)
    }

    override var children: [Box] { boxes }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let placed = placed(proposal)
        return CGSize(width: max(proposal.width ?? 0, placed.width), height: placed.height)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        placed(ProposedViewSize(width: size.width, height: proposal.height)).placements
    }

    private func placed(_ proposal: ProposedViewSize) -> (width: CGFloat, height: CGFloat, placements: [Placement]) {
        let columns = columns(in: proposal.width)
        let width = columns.last.map { $0.x + $0.width } ?? 0
        var (y, placements) = (CGFloat.zero, [Placement]())
        for start in stride(from: 0, to: boxes.count, by: max(columns.count, 1)) {
            let row = zip(boxes[start...], columns).map { box, column in
                let proposal = ProposedViewSize(width: column.width, height: nil)
                return Placement(box: box, origin: .zero, size: box.size(proposal), proposal: proposal)
            }
            let height = row.map(\.size.height).max() ?? 0
            for (var placement, column) in zip(row, columns) {
                let cell = CGSize(width: column.width, height: height)
                placement.origin = column.alignment.origin(
                    of: placement.box,
                    placement.size,
                    placement.proposal,
                    in: cell
                )
                placement.origin.x += column.x
                placement.origin.y += y
                placements.append(placement)
            }
            y += height + spacing
        }
        return (width, max(y - spacing, 0), placements)
    }

    private func columns(in width: CGFloat?) -> [Column] {
        func gap(_ item: GridItem) -> CGFloat { item.spacing ?? SystemMetrics.spacing }
        let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
        let fixed = items.reduce(CGFloat.zero) { if case .fixed(let width) = $1.size { $0 + width } else { $0 } }
        var free = max((width ?? 0) - gaps - fixed, 0)
        var others = items.count { if case .fixed = $0.size { false } else { true } }
        var (x, columns) = (CGFloat.zero, [Column]())
        func add(_ width: CGFloat, _ item: GridItem) {
            columns.append(Column(x: x, width: width, alignment: item.alignment ?? .center))
            x += width + gap(item)
        }
        for item in items {
            let share = free / CGFloat(max(others, 1))
            switch item.size {
            case .fixed(let width): add(width, item)
            case .flexible(let least, let most):
                let width = max(min(share, most), least)
                (free, others) = (max(free - width, 0), others - 1)
                add(width, item)
            case .adaptive(let least, let most):
                let count = max(((share + gap(item)) / (least + gap(item))).rounded(.down), 1)
                let width = max(min((share - (count - 1) * gap(item)) / count, most), min(least, share))
                (free, others) = (max(free - share, 0), others - 1)
                for _ in 0..<Int(count) { add(width, item) }
            }
        }
        return columns
    }
}
