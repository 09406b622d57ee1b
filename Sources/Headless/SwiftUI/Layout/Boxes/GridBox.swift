/// Rows of cells: a column is as wide as its widest cell, a row as high as its highest.
///
/// | Rule | Source |
/// | --- | --- |
/// | a view that is no row is a row of one cell over all columns | [Grid](https://developer.apple.com/documentation/swiftui/grid) |
/// | a row of fewer cells than others has empty ones at its end | Grid |
/// | a cell takes so many columns | [gridCellColumns](https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)) |
/// | a cell has no say in a column or row it is not sized by | [gridCellUnsizedAxes](https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)) |
/// | what one cell says of the alignment of its column is said of all | [gridColumnAlignment](https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)) |
final class GridBox: Box {
    struct Row {
        let boxes: [Box]
        let alignment: VerticalAlignment
        let isWhole: Bool
    }

    private struct Cell {
        let box: Box
        let row: Int
        let columns: Range<Int>

        @MainActor func isSized(_ axis: Axis.Set) -> Bool {
            !(box.layoutValue(GridCellUnsizedAxes.self) ?? []).contains(axis)
        }
    }

    private let rows: [Row]
    private let cells: [Cell]
    private let alignments: [AlignmentKey]
    private let spacing: CGSize

    init(_ node: Node, _ context: LayoutContext, _ rows: [Row], _ alignment: HorizontalAlignment, _ spacing: CGSize) {
        func span(_ box: Box) -> Int { max(box.layoutValue(GridCellColumns.self) ?? 1, 1) }
        let count = rows.map { $0.isWhole ? 1 : $0.boxes.reduce(0) { $0 + span($1) } }.max() ?? 0
        var cells: [Cell] = []
        for (index, row) in rows.enumerated() {
            var column = 0
            for box in row.boxes {
                let end = row.isWhole ? count : column + span(box)
                cells.append(Cell(box: box, row: index, columns: column..<end))
                column = row.isWhole ? 0 : end
            }
        }
        alignments = (0..<count).map { column in
            let said = cells.lazy.filter { $0.columns.lowerBound == column }.compactMap {
                $0.box.layoutValue(GridColumnAlignment.self) ?? nil
            }
            return AlignmentKey(said.first ?? alignment)
        }
        (self.rows, self.cells, self.spacing) = (rows, cells, spacing)
        super.init(node, context)
    }

    override var children: [Box] { cells.map(\.box) }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let (widths, heights) = tracks(proposal)
        return CGSize(width: length(of: widths[...], spacing.width), height: length(of: heights[...], spacing.height))
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let (widths, heights) = tracks(proposal)
        let sized = cells.map { cell in
            let proposal = ProposedViewSize(
                width: length(of: widths[cell.columns], spacing.width),
                height: heights[cell.row]
            )
            return Placement(box: cell.box, origin: .zero, size: cell.box.size(proposal), proposal: proposal)
        }
        func guide(_ key: AlignmentKey, _ placed: Placement) -> CGFloat {
            placed.box.guide(key, in: placed.size, placed.proposal)
        }
        return zip(cells, sized).map { cell, placement in
            var placement = placement
            let (x, y) = (alignments[cell.columns.lowerBound], AlignmentKey(rows[cell.row].alignment))
            let area = placement.proposal.replacingUnspecifiedDimensions()
            // The baseline of a row is that of the cell with the lowest.
            let row = zip(cells, sized).filter { $0.0.row == cell.row }.map { guide(y, $0.1) }
            let line = y.isBaseline ? row.max() ?? 0 : y.defaultValue(in: area)
            let column = length(of: widths[..<cell.columns.lowerBound], spacing.width)
            let top = length(of: heights[..<cell.row], spacing.height)
            placement.origin = CGPoint(
                x: column + (column > 0 ? spacing.width : 0) + x.defaultValue(in: area) - guide(x, placement),
                y: top + (top > 0 ? spacing.height : 0) + line - guide(y, placement)
            )
            return placement
        }
    }

    // MARK: Columns and rows

    private func tracks(_ proposal: ProposedViewSize) -> (widths: [CGFloat], heights: [CGFloat]) {
        var widths = lengths(alignments.count, proposal.width, spacing.width) { column, width in
            longest(cells.filter { $0.columns == column..<column + 1 && $0.isSized(.horizontal) }) { cell in
                cell.box.size(ProposedViewSize(width: width, height: nil)).width
            }
        }
        for cell in cells where cell.columns.count > 1 && cell.isSized(.horizontal) {
            let known = length(of: widths[cell.columns], spacing.width)
            let others = length(of: widths[...], spacing.width) - known
            let room = proposal.width.map { max($0 - others, known) }
            let lack = cell.box.size(ProposedViewSize(width: room, height: nil)).width - known
            if lack > 0 { for column in cell.columns { widths[column] += lack / CGFloat(cell.columns.count) } }
        }
        let heights = lengths(rows.count, proposal.height, spacing.height) { row, height in
            longest(cells.filter { $0.row == row && $0.isSized(.vertical) }) { cell in
                let width = length(of: widths[cell.columns], spacing.width)
                return cell.box.size(ProposedViewSize(width: width, height: height)).height
            }
        }
        return (widths, heights)
    }

    private func longest(_ cells: [Cell], _ length: (Cell) -> CGFloat) -> CGFloat { cells.map(length).max() ?? 0 }

    private func length(of tracks: ArraySlice<CGFloat>, _ spacing: CGFloat) -> CGFloat {
        tracks.reduce(0, +) + CGFloat(max(tracks.count - 1, 0)) * spacing
    }

    /// Divides the proposed length as a stack does: the least flexible tracks first.
    private func lengths(
        _ count: Int,
        _ room: CGFloat?,
        _ gap: CGFloat,
        _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let room, room.isFinite else { return (0..<count).map { length($0, room) } }
        var free = max(room - gap * CGFloat(count - 1), 0)
        let order = (0..<count).sorted { first, second in
            let (a, b) = (length(first, .infinity) - length(first, 0), length(second, .infinity) - length(second, 0))
            return (a, first) < (b, second)
        }
        var lengths = Array(repeating: CGFloat.zero, count: count)
        for (place, index) in order.enumerated() {
            lengths[index] = length(index, free / CGFloat(count - place))
            free = max(free - lengths[index], 0)
        }
        return lengths
    }
}
