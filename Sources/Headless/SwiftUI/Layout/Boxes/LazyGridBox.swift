extension LazyVGrid: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let boxes = context.boxesInNoStack(element.children)
        return LazyGridBox(element.node, context, boxes, .vertical, columns, AlignmentKey(alignment), spacing)
    }
}

extension LazyHGrid: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let boxes = context.boxesInNoStack(element.children)
        return LazyGridBox(element.node, context, boxes, .horizontal, rows, AlignmentKey(alignment), spacing)
    }
}

/// A grid that grows along one axis. Across it are tracks: fixed ones first, then what is left for the others, an
/// adaptive one being as many as fit.
///
/// Source: [GridItem.Size](https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum).
final class LazyGridBox: ParentBox {
    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private let axis: Axis
    private let items: [GridItem]
    private let alignment: AlignmentKey
    private let spacing: CGFloat

    init(
        _ node: Node,
        _ context: LayoutContext,
        _ boxes: [Box],
        _ axis: Axis,
        _ items: [GridItem],
        _ alignment: AlignmentKey,
        _ spacing: CGFloat?
    ) {
        (self.axis, self.items, self.alignment) = (axis, items, alignment)
        self.spacing = spacing ?? SystemMetrics.spacing
        super.init(node, context, boxes)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        var size = placed(proposal).size
        size[axis.other] = max(proposal[axis.other] ?? 0, size[axis.other])
        return size
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        var proposal = proposal
        proposal[axis.other] = size[axis.other]
        let (own, placements) = placed(proposal)
        let start = alignment.defaultValue(in: size) - alignment.defaultValue(in: own)
        return placements.map { placement in
            var placement = placement
            placement.origin[axis.other] += start
            return placement
        }
    }

    private func placed(_ proposal: ProposedViewSize) -> (size: CGSize, placements: [Placement]) {
        let (tracks, across) = (tracks(in: proposal[axis.other]), axis.other)
        var (along, placements) = (CGFloat.zero, [Placement]())
        for start in stride(from: 0, to: boxes.count, by: max(tracks.count, 1)) {
            let line = zip(boxes[start...], tracks).map { box, track in
                var proposal = ProposedViewSize.unspecified
                proposal[across] = track.length
                return Placement(box: box, origin: .zero, size: box.size(proposal), proposal: proposal)
            }
            let length = line.map { $0.size[axis] }.max() ?? 0
            for (var placement, track) in zip(line, tracks) {
                var cell = CGSize.zero
                (cell[across], cell[axis]) = (track.length, length)
                let (box, size, proposal) = (placement.box, placement.size, placement.proposal)
                placement.origin = track.alignment.origin(of: box, size, proposal, in: cell)
                placement.origin[across] += track.start
                placement.origin[axis] += along
                placements.append(placement)
            }
            along += length + spacing
        }
        var size = CGSize.zero
        size[across] = tracks.last.map { $0.start + $0.length } ?? 0
        size[axis] = max(along - spacing, 0)
        return (size, placements)
    }

    private func tracks(in length: CGFloat?) -> [Track] {
        func gap(_ item: GridItem) -> CGFloat { item.spacing ?? SystemMetrics.spacing }
        let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
        let fixed = items.reduce(CGFloat.zero) { if case .fixed(let length) = $1.size { $0 + length } else { $0 } }
        var free = max((length ?? 0) - gaps - fixed, 0)
        var others = items.count { if case .fixed = $0.size { false } else { true } }
        var (start, tracks) = (CGFloat.zero, [Track]())
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(Track(start: start, length: length, alignment: item.alignment ?? .center))
            start += length + gap(item)
        }
        for item in items {
            let share = free / CGFloat(max(others, 1))
            switch item.size {
            case .fixed(let length): add(length, item)
            case .flexible(let least, let most):
                let length = max(min(share, most), least)
                (free, others) = (max(free - length, 0), others - 1)
                add(length, item)
            case .adaptive(let least, let most):
                let count = max(((share + gap(item)) / (least + gap(item))).rounded(.down), 1)
                let length = max(min((share - (count - 1) * gap(item)) / count, most), min(least, share))
                (free, others) = (max(free - share, 0), others - 1)
                for _ in 0..<Int(count) { add(length, item) }
            }
        }
        return tracks
    }
}
