extension LazyVGrid: PlacingContainer {}

extension LazyVGrid: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let boxes = context.boxesInNoStack(element.children)
        return LazyGridBox(element.node, context, boxes, columns, alignment.key, spacing)
    }
}

/// A grid that grows downward. The fixed columns are sized first, then the others share the rest. An adaptive column
/// becomes as many columns as fit.
///
/// Source: [GridItem.Size](https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum).
final class LazyGridBox: ParentBox {
    private struct Column {
        var start: CGFloat
        var width: CGFloat
        var alignment: Alignment
    }

    private let items: [GridItem]
    private let alignment: AlignmentKey
    private let spacing: CGFloat

    init(
        _ node: Node,
        _ context: LayoutContext,
        _ boxes: [Box],
        _ items: [GridItem],
        _ alignment: AlignmentKey,
        _ spacing: CGFloat?
    ) {
        self.items = items
        self.alignment = alignment
        self.spacing = spacing ?? SystemMetrics.spacing
        super.init(node, context, boxes)
    }

    var columnCount: Int { max(columns(in: frame.width).count, 1) }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = placed(in: proposal.width).size
        return CGSize(width: max(proposal.width ?? 0, size.width), height: size.height)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let (own, placements) = placed(in: size.width)
        let start = alignment.defaultValue(in: size) - alignment.defaultValue(in: own)
        return placements.map { placement in copy(of: placement) { $0.origin.x += start } }
    }

    private func placed(in width: CGFloat?) -> (size: CGSize, placements: [Placement]) {
        let columns = columns(in: width)
        var y = CGFloat.zero
        var placements = [Placement]()
        for start in stride(from: 0, to: boxes.count, by: max(columns.count, 1)) {
            let line = zip(boxes[start...], columns).map { box, column in
                let proposal = ProposedViewSize(width: column.width, height: nil)
                return Placement(box: box, origin: .zero, size: box.size(proposal), proposal: proposal)
            }
            let height = line.map(\.size.height).max() ?? 0
            for (var placement, column) in zip(line, columns) {
                let box = placement.box
                let size = placement.size
                let proposal = placement.proposal
                let cell = CGSize(width: column.width, height: height)
                placement.origin = column.alignment.origin(of: box, size, proposal, in: cell)
                placement.origin.x += column.start
                placement.origin.y += y
                placements.append(placement)
            }
            y += height + spacing
        }
        let width = columns.last.map { $0.start + $0.width } ?? 0
        return (CGSize(width: width, height: max(y - spacing, 0)), placements)
    }

    private func columns(in width: CGFloat?) -> [Column] {
        func gap(_ item: GridItem) -> CGFloat { item.spacing ?? SystemMetrics.spacing }
        let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
        var free = max((width ?? 0) - gaps, 0)
        var others = items.count
        var start = CGFloat.zero
        var columns = [Column]()
        func add(_ width: CGFloat, _ item: GridItem) {
            columns.append(Column(start: start, width: width, alignment: item.alignment ?? .center))
            start += width + gap(item)
        }
        for item in items {
            let share = free / CGFloat(max(others, 1))
            switch item.size {
            case .flexible(let least, let most):
                let length = max(min(share, most), least)
                free = max(free - length, 0)
                others -= 1
                add(length, item)
            case .adaptive(let least, let most):
                let fitting = ((share + gap(item)) / (least + gap(item))).rounded(.down)
                // The limit is a guess. It is for lengths below a pixel, and for those that are not finite.
                let count = fitting >= 1 ? min(fitting, 1_000) : 1
                let length = max(min((share - (count - 1) * gap(item)) / count, most), min(least, share))
                free = max(free - share, 0)
                others -= 1
                for _ in 0..<Int(count) { add(length, item) }
            }
        }
        return columns
    }
}
