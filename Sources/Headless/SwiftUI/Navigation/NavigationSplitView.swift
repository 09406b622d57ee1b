/// A view that presents views in two or three columns.
///
/// It shows all columns side by side here. A link with a view, outside of any stack, fills the next column.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationsplitview)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: PrimitiveView
where Sidebar: View, Content: View, Detail: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail()) }

    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView { self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail) }

    @MainActor package func children(in node: Node) -> [Child] {
        let linked = node.remembered([Int: LinkedColumn].self) ?? [:]
        let columns: [any View] = [sidebar, content, detail]
        return columns.enumerated().map { index, column in
            var environment = node.environment
            let next = index == 0 && !(content is EmptyView) ? 1 : 2
            environment.nextColumn = index == 2 ? nil : NextColumn(split: node, index: next)
            guard let linked = linked[index] else { return Child(.position(index), column, environment) }
            return Child(.identifier(AnyHashable([index, linked.serial])), linked.view, environment)
        }
    }
}

/// The view of a link in a column, and the link's serial number.
private struct LinkedColumn {
    let view: any View
    let serial: Int
}

/// The column that links in the one before it fill.
///
/// Source: [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview).
struct NextColumn: InputComparable {
    @Unretained var split: Node?
    fileprivate let index: Int

    /// - Parameter isNew: Whether a person chose the link; otherwise it only has a new view.
    @MainActor func show(_ view: any View, of link: Node, isNew: Bool) {
        var columns = split?.remembered([Int: LinkedColumn].self) ?? [:]
        guard isNew || columns[index]?.serial == link.serial else { return }
        columns[index] = LinkedColumn(view: view, serial: link.serial)
        split?.memory = Memory(columns)
        split?.invalidate()
    }

    func isSameInput(as other: Any) -> Bool {
        (other as? NextColumn).map { $0.split === split && $0.index == index } ?? false
    }
}

extension EnvironmentValues {
    var nextColumn: NextColumn? {
        get { self[Key<NextColumn>.self] }
        set { self[Key<NextColumn>.self] = newValue }
    }
}
