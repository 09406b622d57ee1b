extension List: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? { context.list(element) }
}

extension Form: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? { context.list(element) }
}

extension LayoutContext {
    fileprivate func list(_ element: Element) -> Box {
        var metrics = SystemMetrics.rows(window)
        if settings.isPlainList { (metrics.margin, metrics.sectionSpacing) = (0, 0) }
        var boxes: [Box] = []
        var inside = self
        inside.axis = nil
        inside.contentMargins = nil
        for (index, section) in element.sections.enumerated() {
            let header = inside.margin(section.header, element.node, isHeader: true, metrics)
            let footer = inside.margin(section.footer, element.node, isHeader: false, metrics)
            if index > 0 || header == nil { boxes.append(inside.gap(element.node, metrics)) }
            boxes += [header].compactMap { $0 } + section.rows.map { inside.row($0, element.node, metrics) }
            if let footer { boxes.append(footer) }
        }
        boxes.append(inside.gap(element.node, metrics))
        let stack = StackBox(element.node, self, .vertical, boxes, .leading, spacing: 0)
        let content = self.contentMargins.map { PaddingBox(element.node, self, stack, $0) } ?? stack
        return ListBox(element.node, self, content, .vertical)
    }

    private func gap(_ node: Node, _ metrics: SystemMetrics.Rows) -> Box {
        FixedBox(node, self, CGSize(width: 0, height: metrics.sectionSpacing))
    }

    private func margin(_ elements: [Element], _ node: Node, isHeader: Bool, _ metrics: SystemMetrics.Rows) -> Box? {
        guard !elements.isEmpty else { return nil }
        var inside = self
        inside.text.isUppercase = isHeader && window.version < 26
        inside.text.font = window.version >= 26 && isHeader ? .headline : .footnote
        let content = inside.box(ofAll: elements, node)
        let edge = metrics.margin + metrics.insets.leading
        let far = isHeader ? metrics.sectionSpacing / 2 : 7
        let near = CGFloat(7)
        let insets = EdgeInsets(top: isHeader ? far : near, leading: edge, bottom: near, trailing: edge)
        return PaddingBox(node, self, content, insets)
    }

    private func row(_ row: Row, _ list: Node, _ metrics: SystemMetrics.Rows) -> Box {
        var inside = self
        var metrics = metrics
        if let insets = row.insets { metrics.insets = insets }
        inside.isRow = true
        inside.isInRow = true
        let content = inside.box(ofAll: [row.content], row.content.node)
        let background = row.background.map { layers(at: row.content).boxes($0) } ?? []
        let layer = background.count == 1 ? background[0] : DepthBox(list, self, background, .center)
        return RowBox(list, self, content, background: layer, metrics)
    }
}

/// A row: the content inside the insets, the background behind the whole row. A control takes touches on the whole row.
package final class RowBox: WrapperBox {
    private let background: Box
    private let metrics: SystemMetrics.Rows

    init(_ node: Node, _ context: LayoutContext, _ content: Box, background: Box, _ metrics: SystemMetrics.Rows) {
        self.background = background
        self.metrics = metrics
        super.init(node, context, content)
    }

    package override var children: [Box] { [background, content] }

    private var taken: CGSize {
        CGSize(width: 2 * metrics.margin + metrics.insets.taken.width, height: metrics.insets.taken.height)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.reduced(by: taken).width, height: nil)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        let height = max(size.height + taken.height, metrics.least)
        return CGSize(width: proposal.width ?? size.width + taken.width, height: height)
    }

    package var cell: CGRect { frame.insetBy(dx: metrics.margin, dy: 0) }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let inner = inner(ProposedViewSize(frame.size))
        let size = content.size(inner)
        let y = metrics.insets.top + (frame.height - taken.height - size.height) / 2
        let origin = CGPoint(x: metrics.margin + metrics.insets.leading, y: y)
        let placement = Placement(box: content, origin: origin, size: size, proposal: inner)
        background.place(cell, ProposedViewSize(cell.size), safeArea)
        content.place(rect(of: placement, in: frame), inner, safeArea)
    }
}

/// A list or form, which takes all the proposed room.
final class ListBox: ScrollBox {
    override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
