/// One screen of a navigation stack, or a column: the content, and the system's bar over it.
///
/// A screen reaches to the edges of the stack, under the bar; the bar takes from the safe area of the content, which is
/// in the middle of what is left.
package final class ScreenBox: WrapperBox {
    package let bar: BarBox?
    /// All of the screen, with what is under bars and outside of the safe area.
    package private(set) var reached = CGRect.zero

    init(_ node: Node, _ context: LayoutContext, _ content: Box, bar: BarBox?) {
        self.bar = bar
        super.init(node, context, content)
    }

    package override var children: [Box] { [content] + (bar.map { [$0] } ?? []) }
    override var priority: Double { 0 }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        reached = safeArea.extended(frame, .all, .all)
        let screen = safeArea.clipped(to: reached)
        var inside = screen
        if let bar {
            let height = bar.height
            inside = screen.inset(top: height)
            let depth = screen.container.minY - reached.minY + height
            let rect = CGRect(x: reached.minX, y: reached.minY, width: reached.width, height: depth)
            bar.place(rect, ProposedViewSize(rect.size), screen)
        }
        let room = inside.inner
        let proposal = ProposedViewSize(room.size)
        let size = content.size(proposal)
        let origin = CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
        let placement = Placement(box: content, origin: origin, size: size, proposal: proposal)
        content.place(rect(of: placement, in: room), proposal, inside)
    }
}

/// The system's bar at the top of a screen: items at both ends, the title in the middle as far as they leave it room, and
/// below them the large title.
package final class BarBox: Box {
    package let back: Box?
    package let title: Box?
    package let largeTitle: TextBox?
    /// The height of the items and the title between them.
    package let row: CGFloat
    private let leading: [Box]
    private let trailing: [Box]

    /// - Parameter previous: the title of the screen below, which the way back is named after; nil at the root.
    init(_ node: Node, _ context: LayoutContext, _ preferences: ScreenPreferences, items: [Element], previous: String?)
    {
        let title = preferences.title ?? ""
        let isLarge = !title.isEmpty && preferences.titleDisplayMode != .inline
        row = SystemMetrics.navigationBar(context.window)
        var inside = context
        inside.isBar = true
        inside.text = TextSetting(font: .headline, lineLimit: 1)
        inside.axis = .horizontal
        inside.isRow = false
        inside.buttonStyle = nil
        func item(_ element: Element) -> Box {
            let side = SystemMetrics.barItem
            let limits = LayoutChange.FlexibleFrame(minWidth: side, minHeight: side, alignment: .center)
            let content = inside.box(ofAll: element.children, element.node)
            return BarItemBox(element.node, inside, FlexibleFrameBox(element.node, inside, content, limits))
        }
        func boxes(in names: [String], _ isIn: Bool) -> [Box] {
            items.filter { names.contains(($0.value as? any ToolbarItemElement)?.placement.name ?? "") == isIn }.map(
                item
            )
        }
        let leadingNames = ["topBarLeading", "cancellationAction"]
        back = preferences.hidesBackButton ? nil : previous.map { BackButtonBox(node, inside, $0) }
        leading = [back].compactMap { $0 } + boxes(in: leadingNames, true)
        trailing = boxes(in: leadingNames + ["principal"], false)
        let principal = items.first { ($0.value as? any ToolbarItemElement)?.placement.name == "principal" }
        self.title = principal.map(item) ?? (isLarge || title.isEmpty ? nil : TextBox(node, inside, title))
        inside.text = TextSetting(font: .largeTitle.bold(), lineLimit: 1)
        inside.isBar = false
        largeTitle = isLarge ? TextBox(node, inside, title) : nil
        super.init(node, context)
    }

    package override var children: [Box] { leading + trailing + [title, largeTitle].compactMap { $0 } }

    /// Below the safe area of the device.
    package var height: CGFloat {
        row + (largeTitle.map { $0.font.line + SystemMetrics.largeTitlePadding } ?? 0)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let margin = SystemMetrics.barMargin
        let area = CGRect(
            x: max(frame.minX, safeArea.container.minX) + margin,
            y: frame.maxY - height,
            width: min(frame.width, safeArea.container.width) - 2 * margin,
            height: row
        )
        func place(_ box: Box, x: CGFloat, y: CGFloat, _ size: CGSize, _ proposal: ProposedViewSize) {
            let placement = Placement(box: box, origin: CGPoint(x: x, y: y), size: size, proposal: proposal)
            box.place(rect(of: placement, in: area), proposal, safeArea)
        }
        func ends(_ boxes: [Box], isLeading: Bool) -> CGFloat {
            var x: CGFloat = 0
            for box in isLeading ? boxes : boxes.reversed() {
                let proposal = ProposedViewSize(width: nil, height: row)
                let size = box.size(proposal)
                place(box, x: isLeading ? x : area.width - x - size.width, y: (row - size.height) / 2, size, proposal)
                x += size.width + SystemMetrics.barSpacing
            }
            return x
        }
        let (start, end) = (ends(leading, isLeading: true), ends(trailing, isLeading: false))
        if let title {
            let room = ProposedViewSize(width: max(area.width - start - end, 0), height: row)
            let size = title.size(room)
            let middle = (area.width - size.width) / 2
            let x = max(start, min(middle, area.width - end - size.width))
            place(title, x: x, y: (row - size.height) / 2, size, room)
        }
        if let largeTitle {
            let room = ProposedViewSize(width: area.width, height: nil)
            place(largeTitle, x: 0, y: row, largeTitle.size(room), room)
        }
    }
}

/// An item of a bar. A control without a border takes touches in all of it.
final class BarItemBox: WrapperBox {}

/// The way back: a chevron, and before 26 the title of the screen below.
final class BackButtonBox: WrapperBox {
    init(_ node: Node, _ context: LayoutContext, _ title: String) {
        let side = SystemMetrics.barItem
        let label: Box =
            context.window.version >= 26
            ? FixedBox(node, context, CGSize(width: side, height: side))
            : StackBox(
                node,
                context,
                .horizontal,
                [
                    FixedBox(node, context, CGSize(width: side / 2, height: side)),
                    TextBox(node, context, title.isEmpty || title.count > 12 ? "Back" : title),
                ],
                .centerY,
                spacing: 0
            )
        super.init(node, context, label)
    }
}
