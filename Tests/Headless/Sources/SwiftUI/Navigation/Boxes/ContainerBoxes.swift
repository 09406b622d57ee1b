extension LayoutContext {
    /// A screen with the bar that its views configure.
    ///
    /// - Parameter node: The container of the screen.
    fileprivate func box(of screen: ShownScreen, in node: Node) -> Box {
        let inside = presented
        let outer = pass.toolbarItems
        pass.toolbarItems = []
        let content = inside.box(ofAll: screen.node.elements, node)
        let items = pass.toolbarItems
        pass.toolbarItems = outer
        guard screen.hasBar else { return ScreenBox(node, self, content, bar: nil) }
        let scrolled = content.primaryScroll?.scrolled ?? 0
        let previous = screen.previousTitle
        let bar = BarBox(node, inside, screen.preferences, items: items, previous: previous, scrolled: scrolled)
        return ScreenBox(node, self, content, bar: bar)
    }
}

extension ToolbarItemView: LaidOut {
    /// Moves the item to its screen's bar.
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        context.pass.toolbarItems.append(element)
        return nil
    }
}

extension NavigationStack: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        shownScreens(in: element.node).first.map { context.box(of: $0, in: element.node) }
    }
}

extension NavigationSplitView: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        // In a narrow window the split view is a stack.
        guard context.window.isWide else { return context.box(ofAll: element.children, element.node) }
        let screens = shownScreens(in: element.node).map { context.box(of: $0, in: element.node) }
        return ColumnsBox(element.node, context, screens)
    }
}

/// The columns of a split view side by side. The last column takes the remaining width.
final class ColumnsBox: ParentBox {
    override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let reached = safeArea.extended(frame, .all, .all)
        var x: CGFloat = 0
        for (index, column) in boxes.enumerated() {
            let isLast = index == boxes.count - 1
            let width = isLast ? reached.width - x : min(SystemMetrics.sidebar, reached.width / CGFloat(boxes.count))
            let size = CGSize(width: width, height: reached.height)
            let placement = Placement(box: column, origin: CGPoint(x: x, y: 0), size: size, proposal: .init(size))
            let rect = rect(of: placement, in: reached)
            let inside = safeArea.clipped(to: rect)
            column.place(inside.inner, ProposedViewSize(inside.inner.size), inside)
            x += width
        }
    }
}

extension TabView: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let isItem = { (element: Element) in element.value is TabItemView }
        var inside = context
        let content = inside.box(ofAll: element.children.filter { !isItem($0) }, element.node)
        inside.text = TextSetting(font: .caption2, weight: .medium, lineLimit: 1)
        inside.isBar = true
        inside.isTabItem = true
        inside.axis = nil
        return TabsBox(element.node, context, content, items: inside.boxes(element.children.filter(isItem)))
    }
}

/// The selected tab, and the bar of tabs: at the bottom or top of the window, or in a column at its side.
package final class TabsBox: WrapperBox {
    /// The frame of the bar's background.
    package private(set) var bar = CGRect.zero
    private let items: [Box]
    private let height: CGFloat
    private let isAtTop: Bool
    private let floats: Bool
    private let sideBar: CGFloat

    init(_ node: Node, _ context: LayoutContext, _ content: Box, items: [Box]) {
        sideBar = context.window.sideBar
        height = items.isEmpty ? 0 : SystemMetrics.tabBar(context.window)
        self.items = height > 0 || sideBar > 0 ? items : []
        isAtTop = SystemMetrics.isTabBarAtTop(context.window)
        floats = SystemMetrics.floatsTabBar(context.window)
        super.init(node, context, content)
    }

    package override var children: [Box] { [content] + items }
    override var isContainer: Bool { true }
    override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let tabs = safeArea.clipped(to: safeArea.extended(frame, .all, .all))
        let inside = tabs.inset(top: isAtTop ? height : 0, bottom: isAtTop ? 0 : height)
        content.place(inside.inner, ProposedViewSize(inside.inner.size), inside)
        guard sideBar == 0 else { return arrangeAtSide(tabs) }
        var row = tabs.container
        row.origin.y = isAtTop ? row.minY : row.maxY - height
        row.size.height = height
        bar = CGRect(x: tabs.outer.minX, y: row.minY, width: tabs.outer.width, height: tabs.outer.maxY - row.minY)
        if items.isEmpty {
            bar = .zero
        } else if floats || isAtTop {
            let item = SystemMetrics.floatingTab
            let margin = SystemMetrics.floatingTabMargin
            let width = min(item.width, (row.width - 2 * margin) / CGFloat(items.count)) * CGFloat(items.count)
            let y = isAtTop ? row.minY : tabs.outer.maxY - margin - 4 - item.height
            row = CGRect(x: row.midX - width / 2, y: y, width: width, height: isAtTop ? height : item.height)
            bar = row.insetBy(dx: -4, dy: isAtTop ? 0 : -4)
        }
        let size = CGSize(width: row.width / CGFloat(max(items.count, 1)), height: row.height)
        for (index, item) in items.enumerated() {
            let origin = CGPoint(x: CGFloat(index) * size.width, y: 0)
            let placement = Placement(box: item, origin: origin, size: size, proposal: ProposedViewSize(size))
            place(placement, in: row, tabs)
        }
    }

    private func arrangeAtSide(_ tabs: SafeArea) {
        let side = SystemMetrics.barItem
        let height = CGFloat(items.count) * side
        bar = CGRect(x: tabs.outer.maxX - sideBar, y: tabs.container.maxY - height, width: sideBar, height: height)
        for (index, item) in items.enumerated() {
            let rect = CGRect(x: bar.minX, y: bar.minY + CGFloat(index) * side, width: sideBar, height: side)
            item.place(rect, ProposedViewSize(rect.size), tabs)
        }
    }
}

extension TabItemView: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let content = context.box(ofAll: element.children, element.node)
        let limits = LayoutChange.FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
        return FlexibleFrameBox(element.node, context, content, limits)
    }
}
