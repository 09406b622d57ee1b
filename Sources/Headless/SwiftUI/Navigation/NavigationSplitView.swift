/// A view that presents views in two or three columns.
///
/// A wide window shows all columns side by side, a narrow one "collapses all of its columns into a stack". A link
/// outside of all stacks fills the next column. In a narrow window, a list's selection also shows the next column.
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

    package var readsEnvironment: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        let columns = node.memory as? SplitColumns ?? SplitColumns()
        node.memory = columns
        let views: [any View] = [sidebar, content, detail]
        func next(_ index: Int) -> NextColumn? {
            index == 2 ? nil : NextColumn(split: node, index: index == 0 && !(content is EmptyView) ? 1 : 2)
        }
        guard !node.environment.window.isWide else {
            return views.enumerated().map { index, column in
                let environment = copy(of: node.environment) { $0.nextColumn = next(index) }
                guard let linked = columns.linked[index] else { return Child(.position(index), column, environment) }
                return Child(.identifier(AnyHashable([index, linked.serial])), linked.view(columns), environment)
            }
        }
        let follow = { (path: NavigationPath) in
            let before = columns.shown
            columns.path = path
            for index in before where !columns.shown.contains(index) { columns.deselect[index]?() }
            node.invalidate()
        }
        let stack = NavigationStack(path: Binding(location: ClosureLocation(get: { columns.path }, set: follow))) {
            sidebar.environment(\.nextColumn, next(0)).navigationDestination(for: SplitColumn.self) { column in
                AnyView(views[column.index]).environment(\.nextColumn, next(column.index))
            }
        }
        return [Child(.branch(false), stack, node.environment)]
    }
}

/// A column of a split view, as a screen of the stack in a narrow window.
struct SplitColumn: Hashable { let index: Int }

@MainActor final class SplitColumns {
    /// The serial number of a link in a column, and the link's view or value.
    struct Linked {
        let serial: Int
        let target: any View
        var value: NavigationValue?

        @MainActor func view(_ columns: SplitColumns) -> any View {
            value.map { columns.declarations.view(of: $0) ?? EmptyView() } ?? target
        }
    }

    var linked: [Int: Linked] = [:]
    var declarations = NavigationDeclarations()
    var path = NavigationPath()
    /// The columns on the path.
    var shown: [Int] { path.elements.compactMap { ($0.value.base as? SplitColumn)?.index } }
    /// The actions that clear the selections of the shown columns.
    var deselect: [Int: () -> Void] = [:]
}

/// The column filled by links in the previous column.
///
/// Source: [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview).
struct NextColumn: InputComparable {
    @Unretained var split: Node?
    let index: Int

    @MainActor var columns: SplitColumns? { split?.memory as? SplitColumns }

    /// - Parameter isNew: Whether a person activated the link. If `false`, only the link's view has changed.
    @MainActor func show(_ view: any View, _ value: NavigationValue? = nil, of link: Node, isNew: Bool) {
        guard isNew || columns?.linked[index]?.serial == link.serial else { return }
        columns?.linked[index] = SplitColumns.Linked(serial: link.serial, target: view, value: value)
        split?.invalidate()
    }

    /// In a narrow window, shows the column while a list in the previous column has a selection.
    @MainActor func follow(isSelected: Bool, deselect: @escaping () -> Void) {
        guard let columns else { return }
        columns.deselect[index] = deselect
        guard columns.shown.contains(index) != isSelected else { return }
        if isSelected {
            columns.path.append(SplitColumn(index: index))
        } else {
            let place = columns.path.elements.firstIndex { $0.value.base as? SplitColumn == SplitColumn(index: index) }
            columns.path.removeLast(columns.path.count - (place ?? columns.path.count))
        }
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
