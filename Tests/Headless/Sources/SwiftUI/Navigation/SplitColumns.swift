/// A view that represents a column in a navigation split view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
    fileprivate let index: Int

    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 0) }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 1) }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 2) }
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
    /// The column on top in a narrow window, if the app reads or sets it.
    var preferred: Binding<NavigationSplitViewColumn>?
    private var adopted: NavigationSplitViewColumn?
    /// The values that links in a narrow window set for the stacks of columns that were not shown yet.
    var waiting: [Int: NavigationValue] = [:]

    /// Shows the app's preferred column in a narrow window, if the app has changed it.
    func adoptPreference(isWithContent: Bool) {
        guard let column = preferred?.wrappedValue, column != adopted else { return }
        adopted = column
        let before = shown
        let indices = (isWithContent ? [1, 2] : [2]).filter { $0 <= column.index }
        path = NavigationPath(indices.map { SplitColumn(index: $0) })
        let left = before.filter { !indices.contains($0) }
        // Hides the reader, because the split view writes here, not an app's body.
        Reader.withCurrent(nil) { for index in left { deselect[index]?() } }
    }

    /// Writes the column on top to the app's binding. Apple documents only the other direction, so this is a guess.
    func reportTop() {
        let top = NavigationSplitViewColumn(index: shown.last ?? 0)
        guard let preferred, adopted != top else { return }
        adopted = top
        Reader.withCurrent(nil) { preferred.wrappedValue = top }
    }
}

/// The column filled by links in the previous column.
///
/// Source: [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview).
struct NextColumn: InputComparable {
    @Unretained var split: Node?
    let index: Int

    @MainActor var columns: SplitColumns? { split?.memory as? SplitColumns }

    /// The first stack in the column.
    @MainActor private var stack: NavigationCoordinator? {
        guard let split else { return nil }
        let column: Node?
        if isCollapsed {
            let screens = split.children.first?.children ?? []
            column = screens.first { ($0.view as? NavigationScreen)?.shows(SplitColumn(index: index)) == true }
        } else {
            column = split.children.dropFirst(index).first
        }
        return column?.allNodes.lazy.compactMap { $0.memory as? NavigationCoordinator }.first
    }

    @MainActor private var isCollapsed: Bool { split?.environment.window.isWide == false }

    /// Returns whether a link can show a value in the column: in the column's stack, or by a destination that the
    /// previous column declares. A column that was not shown yet in a narrow window may have such a stack.
    @MainActor func shows(_ value: NavigationValue) -> Bool {
        columns?.declarations.view(of: value) != nil || stack?.declares(value) ?? isCollapsed
    }

    /// Shows the value of a link in the column. A link in an earlier column sets the stack of the column
    /// (documentation/swiftui/navigationsplitview): its value is then the only one on the path.
    @MainActor func show(_ value: NavigationValue, of link: Node) {
        guard let columns, columns.declarations.view(of: value) == nil else {
            return show(EmptyView(), value, of: link, isNew: true)
        }
        guard isCollapsed else { return stack?.show(only: value) ?? () }
        if let stack { return stack.show(only: value) }
        columns.waiting[index] = value
        columns.path.append(SplitColumn(index: index))
        columns.reportTop()
        split?.invalidate()
    }

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
        columns.reportTop()
        split?.invalidate()
    }

    /// Shows the value that waits for the column's stack.
    @MainActor func adopt(_ stack: NavigationCoordinator) {
        guard let value = columns?.waiting.removeValue(forKey: index) else { return }
        Reader.withCurrent(nil) { stack.show(only: value) }
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

    /// The column around a view, in a narrow window.
    var collapsedColumn: NextColumn? {
        get { self[NamedKey<SplitColumn, NextColumn>.self] }
        set { self[NamedKey<SplitColumn, NextColumn>.self] = newValue }
    }
}
