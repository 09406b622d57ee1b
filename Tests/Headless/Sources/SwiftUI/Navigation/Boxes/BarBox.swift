/// The system's bar of a screen. At the top, the bar has items at both ends, the title between them, and the large
/// title below. At the side of a folding iPhone, the bar is a column of items.
///
/// - A large title scrolls with the content, and then a title appears in the middle
///   (documentation/uikit/uinavigationbar/preferslargetitles).
/// - Only a scroll view that is the whole content moves the large title
///   (documentation/uikit/uiviewcontroller/contentscrollview(for:)).
/// - The large title grows with the text size; the title and items do not (Human Interface Guidelines, Typography).
/// - A side bar has items, but no text (documentation/swiftui/environmentvalues/toolbarverticaledge).
package final class BarBox: Box {
    package let back: Box?
    package let title: Box?
    package let largeTitle: TextBox?
    /// The height of the row with the items and the title.
    package let row: CGFloat
    private let leading: [Box]
    private let trailing: [Box]
    private let window: Window
    /// The height of the large title at rest, and the height hidden under the row.
    private let largeHeight: CGFloat
    private let hidden: CGFloat

    /// - Parameters:
    ///   - previous: The title of the screen below, for the back button; `nil` at the root.
    ///   - scrolled: The distance that the content has scrolled under the bar.
    init(
        _ node: Node,
        _ context: LayoutContext,
        _ preferences: ScreenPreferences,
        items: [Element],
        previous: String?,
        scrolled: CGFloat
    ) {
        window = context.window
        row = SystemMetrics.navigationBar(window)
        let title = preferences.title ?? ""
        let isLarge = !title.isEmpty && preferences.titleDisplayMode != "inline" && SystemMetrics.hasLargeTitles(window)
        var inside = context
        inside.text = TextSetting(font: .largeTitle.bold(), lineLimit: 1)
        largeHeight = isLarge ? inside.font.line + SystemMetrics.largeTitlePadding : 0
        hidden = min(max(scrolled, 0), largeHeight)
        largeTitle = hidden < largeHeight ? TextBox(node, inside, title) : nil
        inside.text = TextSetting(font: .headline, lineLimit: 1)
        inside.isBar = true
        inside.axis = .horizontal
        inside.isRow = false
        inside.hasButtonBorder = false
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
        self.title = principal.map(item) ?? (largeTitle != nil || title.isEmpty ? nil : TextBox(node, inside, title))
        super.init(node, context)
    }

    private var items: [Box] { leading + trailing }
    private var titles: [Box] { [title, largeTitle].compactMap { $0 } }
    package override var children: [Box] { isAtSide ? items : items + titles }
    private var isAtSide = false

    package var hasLargeTitle: Bool { !isAtSide && largeHeight > 0 }

    /// The bar without its large title.
    package var rowFrame: CGRect {
        let taken = isAtSide ? 0 : largeHeight - hidden
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - taken)
    }

    /// The height at rest, below the device's safe area.
    package var height: CGFloat { row + largeHeight }

    /// Returns how much of a resting screen's height the bar covers, below the device's safe area.
    func height(in screen: SafeArea) -> CGFloat {
        isAtSide = window.sideBar > 0 && screen.outer.maxX - screen.container.maxX >= window.sideBar
        return isAtSide || SystemMetrics.isBarBesideStatus(window) ? 0 : height
    }

    /// Returns the bar's area in a screen, including the device's insets.
    func area(in screen: SafeArea) -> CGRect {
        let outer = screen.outer
        let container = screen.container
        if isAtSide {
            let x = outer.maxX - window.sideBar
            return CGRect(x: x, y: container.minY, width: window.sideBar, height: container.height)
        }
        let height = container.minY - outer.minY + height(in: screen) - hidden
        return CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: height)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        guard !isAtSide else { return arrangeUnderEachOther(safeArea) }
        // A window's controls are in the leading corner of its bars.
        let controls = frame.minX == 0 || isMirrored && frame.maxX == window.width ? window.controls : 0
        let margin = (near: max(SystemMetrics.barMargin, controls), far: SystemMetrics.barMargin)
        let area = CGRect(
            x: max(frame.minX, safeArea.container.minX) + (isMirrored ? margin.far : margin.near),
            y: frame.maxY - height + hidden,
            width: min(frame.width, safeArea.container.width) - margin.near - margin.far,
            height: row
        )
        func place(_ box: Box, x: CGFloat, y: CGFloat, _ size: CGSize, _ proposal: ProposedViewSize) {
            let origin = CGPoint(x: x, y: y)
            self.place(Placement(box: box, origin: origin, size: size, proposal: proposal), in: area, safeArea)
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
        let start = ends(leading, isLeading: true)
        let end = ends(trailing, isLeading: false)
        if let title {
            let room = ProposedViewSize(width: max(area.width - start - end, 0), height: row)
            let size = title.size(room)
            let middle = (area.width - size.width) / 2
            let x = max(start, min(middle, area.width - end - size.width))
            place(title, x: x, y: (row - size.height) / 2, size, room)
        }
        if let largeTitle {
            let room = ProposedViewSize(width: area.width, height: nil)
            place(largeTitle, x: 0, y: row - hidden, largeTitle.size(room), room)
        }
    }

    private func arrangeUnderEachOther(_ safeArea: SafeArea) {
        var y = frame.minY
        for item in items {
            let room = ProposedViewSize(width: frame.width, height: nil)
            let size = item.size(room)
            item.place(CGRect(origin: CGPoint(x: frame.midX - size.width / 2, y: y), size: size), room, safeArea)
            y += size.height + SystemMetrics.barSpacing
        }
    }
}

/// A bar item. A control without a border takes touches in the whole item.
final class BarItemBox: WrapperBox {}

/// The back button: a chevron, and before iOS 26 the title of the screen below.
final class BackButtonBox: WrapperBox {
    init(_ node: Node, _ context: LayoutContext, _ title: String) {
        let side = SystemMetrics.barItem
        guard context.window.version < 26 else {
            super.init(node, context, FixedBox(node, context, CGSize(width: side, height: side)))
            return
        }
        let chevron = FixedBox(node, context, CGSize(width: side / 2, height: side))
        let text = TextBox(node, context, title.isEmpty || title.count > 12 ? "Back" : title)
        super.init(node, context, StackBox(node, context, .horizontal, [chevron, text], .centerY, spacing: 0))
    }
}

extension Box {
    /// The scroll view that is the whole content, whatever its modifiers. It moves the bar's large title.
    var primaryScroll: ScrollBox? {
        switch self {
        case let scroll as ScrollBox: scroll
        case let wrapper as WrapperBox: wrapper.content.primaryScroll
        case let inset as SafeAreaContentBox: inset.content.primaryScroll
        default: nil
        }
    }
}
