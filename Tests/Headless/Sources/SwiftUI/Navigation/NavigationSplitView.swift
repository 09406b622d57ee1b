/// A view that presents views in two or three columns.
///
/// A wide window shows all columns side by side, a narrow one "collapses all of its columns into a stack". A link
/// outside of all stacks fills the next column; a link with a value sets the stack in that column, if there is one that
/// declares a destination for the value. In a narrow window, a list's selection also shows the next column.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationsplitview)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: ScreenContainer
where Sidebar: View, Content: View, Detail: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    private let preferred: Binding<NavigationSplitViewColumn>?

    nonisolated private init(
        _ preferred: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar,
        _ content: Content,
        _ detail: Detail
    ) {
        self.preferred = preferred
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init(nil, sidebar(), content(), detail()) }

    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView { self.init(nil, sidebar(), EmptyView(), detail()) }

    /// documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:content:detail:)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init(preferredCompactColumn, sidebar(), content(), detail()) }

    /// documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:detail:)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(preferredCompactColumn, sidebar(), EmptyView(), detail()) }

    package var readsEnvironment: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        let columns = node.memory as? SplitColumns ?? SplitColumns()
        node.memory = columns
        columns.preferred = preferred
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
        columns.adoptPreference(isWithContent: !(content is EmptyView))
        let follow = { (path: NavigationPath) in
            let before = columns.shown
            columns.path = path
            for index in before where !columns.shown.contains(index) { columns.deselect[index]?() }
            columns.reportTop()
            node.invalidate()
        }
        let stack = NavigationStack(path: Binding(location: ClosureLocation(get: { columns.path }, set: follow))) {
            sidebar.environment(\.nextColumn, next(0)).navigationDestination(for: SplitColumn.self) { column in
                AnyView(views[column.index]).environment(\.nextColumn, next(column.index))
                    .environment(\.collapsedColumn, NextColumn(split: node, index: column.index))
            }
        }
        return [Child(.branch(false), stack, node.environment)]
    }
}

extension NavigationSplitView {
    /// The columns of a wide window. In a narrow one the split view is a stack.
    @MainActor package func shownScreens(in node: Node) -> [ShownScreen] {
        guard node.environment.window.isWide else { return [] }
        return node.children.filter { !$0.elements.isEmpty }.map { ShownScreen(node: $0, below: nil) }
    }
}
