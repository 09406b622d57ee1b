/// The views that a `ForEach` has made. In a lazy container it makes views until they fill the visible part.
///
/// "A LazyVStack simply lays out its views top to bottom, and stops once the visible rect is filled" (WWDC 2026,
/// session 321). In this module the first two views are always made, views scrolled out of sight stay, and views that
/// were not made take no room.
@MainActor final class LazyRows: LayoutReader {
    @Unretained private(set) var node: Node?
    /// The constant range of a `ForEach`, which is read only once.
    var constantData: Any?
    private var made = 2
    private var count = 0

    init(_ node: Node) {
        self.node = node
        node.memory = self
    }

    /// Returns how many of `count` views to make.
    func begin(of count: Int) -> Int {
        guard count > made, let node, !node.environment.makesAllRows, node.lazyContainer != nil else { return count }
        node.graph?.add(self)
        self.count = count
        return made
    }

    var hasRead: Bool { made >= count }

    /// - Returns: Whether there were rows to make.
    func makeMore() -> Bool { !hasRead && make(through: min(2 * made, count) - 1) }

    /// - Returns: Whether the row was not made yet.
    func make(through index: Int) -> Bool {
        guard index >= made else { return false }
        made = index + 1
        node?.invalidate()
        return true
    }

    func isOutdated(by layout: LayoutPass) -> Bool {
        guard made < count, let node, node.isOnScreen, let container = node.lazyContainer,
            let box = layout.box(of: container)
        else { return false }
        let around = sequence(first: container) { $0.parent }.first { $0.memory is ScrollPosition }
        let scroll = around.flatMap { layout.box(of: $0) as? ScrollBox }
        let isHorizontal = scroll?.axes == .horizontal
        let end = isHorizontal ? scroll?.clip.maxX : scroll?.clip.maxY
        let rows = node.children.compactMap { child in
            layout.box(of: child).map { isHorizontal ? ($0.frame.minX, $0.frame.maxX) : ($0.frame.minY, $0.frame.maxY) }
        }
        let columns = (box as? LazyGridBox)?.columnCount ?? 1
        let lines = rows.count / columns
        var more = made
        if lines > 1, let last = rows.last {
            let start = (lines - 1) * columns
            let pitch = (rows[start].0 - rows[0].0) / CGFloat(lines - 1)
            let next = last.1 + max(rows[start].0 - rows[start - 1].1, 0)
            let room = (end ?? layout.window.height) - next
            guard room > 0 else { return false }
            if pitch > 0 { more = Int(min((room / pitch).rounded(.up), CGFloat(count))) * columns }
        }
        made = min((made + more + columns - 1) / columns * columns, count)
        return true
    }
}

extension Node {
    /// Whether a lazy container in this view has rows that were not made yet.
    package var hasUnmadeRows: Bool { allNodes.contains { ($0.memory as? LazyRows)?.hasRead == false } }

    /// The lazy container around the node, if the node's views are rows of the container.
    fileprivate var lazyContainer: Node? {
        let container = sequence(first: self) { $0.parent }.dropFirst().first { node in
            node.role.modifier == nil && !node.isStructural && !(node.view is any RowGroup)
        }
        return container?.view is any LazyContainer ? container : nil
    }
}

extension EnvironmentValues {
    /// Whether lazy containers make all rows, for a program that shows more than the visible part.
    package var makesAllRows: Bool {
        get { self[NamedKey<LazyRows, Bool>.self] ?? false }
        set { self[NamedKey<LazyRows, Bool>.self] = newValue }
    }
}
