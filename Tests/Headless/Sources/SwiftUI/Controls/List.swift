/// A container that presents rows of data arranged in a single column.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/list)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct List<SelectionValue, Content>: ScrollableContainer, SelectingContainer
where SelectionValue: Hashable, Content: View {
    let content: Content
    var selection: Binding<SelectionValue?>?

    @MainActor package func children(in node: Node) -> [Child] {
        var environment = node.scrolledEnvironment
        environment.isInLazyContainer = true
        if let selection {
            environment.selectingList = SelectingList(node: node)
            node.environment.nextColumn?.follow(isSelected: selection.wrappedValue != nil) {
                selection.wrappedValue = nil
            }
        }
        return [Child(.position(0), content, environment)]
    }

    @MainActor package func select(_ row: Node, in list: Node) -> Bool {
        let path = sequence(first: row) { $0.parent === list ? nil : $0.parent }
        let around = path.compactMap { ($0.role.modifier as? Tag)?.value ?? $0.key.identifier }
        let values = [row.trait(Tag.self)?.value].compactMap(\.self) + around
        return values.first(where: selects).map(select) ?? false
    }

    @MainActor func selects(_ value: AnyHashable) -> Bool { selection != nil && value.base is SelectionValue }

    @MainActor func select(_ value: AnyHashable) -> Bool {
        guard let selection, let value = value.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
    }
}

/// A container whose rows a person can select.
@MainActor package protocol SelectingContainer: PrimitiveView {
    /// - Returns: Whether the row can be selected.
    func select(_ row: Node, in list: Node) -> Bool
}

protocol ValueSelecting {
    @MainActor func selects(_ value: AnyHashable) -> Bool
    /// - Returns: Whether the value can be selected.
    @MainActor func select(_ value: AnyHashable) -> Bool
}

extension List: ValueSelecting {}

/// The list around a row, if it has a selection.
struct SelectingList: InputComparable, ValueSelecting {
    @Unretained var node: Node?

    func selects(_ value: AnyHashable) -> Bool { (node?.view as? any ValueSelecting)?.selects(value) == true }
    func select(_ value: AnyHashable) -> Bool { (node?.view as? any ValueSelecting)?.select(value) == true }
    func isSameInput(as other: Any) -> Bool { (other as? SelectingList)?.node === node }
}

extension EnvironmentValues {
    var selectingList: SelectingList? {
        get { self[Key<SelectingList>.self] }
        set { self[Key<SelectingList>.self] = newValue }
    }
}

/// Lists with a selection. This implementation draws a selected row like the other rows.
extension List {
    /// [documentation](https://developer.apple.com/documentation/swiftui/list/init(selection:content:)-1pisz)
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:))
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public init<Data, RowContent>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>,
        Data: RandomAccessCollection,
        RowContent: View,
        Data.Element: Identifiable
    {
        self.selection = selection
        content = ForEach(data, content: rowContent).onMainThread()
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/list/init(_:id:selection:rowcontent:))
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.selection = selection
        content = ForEach(data, id: id, content: rowContent).onMainThread()
    }
}

/// A container that draws its own scroll background unless `scrollContentBackground(.hidden)` applies.
@MainActor package protocol ScrollableContainer: PrimitiveView {}

extension List: LazyContainer {}

extension Form: LazyContainer {}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    nonisolated public init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>,
        Data: RandomAccessCollection,
        RowContent: View,
        Data.Element: Identifiable
    {
        content = ForEach(data, content: rowContent).onMainThread()
    }

    nonisolated public init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent).onMainThread()
    }

    /// Reads the range once, as `ForEach(_:content:)` does.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:))
    nonisolated public init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        content = ForEach(data, content: rowContent).onMainThread()
    }
}

extension List where SelectionValue == Never {
    /// Each row gets a binding to its element.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:))
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection,
        Data: RandomAccessCollection,
        RowContent: View,
        Data.Element: Identifiable,
        Data.Index: Hashable
    { content = ForEach(data, content: rowContent).onMainThread() }

    /// [documentation](https://developer.apple.com/documentation/swiftui/list/init(_:id:rowcontent:))
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection,
        Data: RandomAccessCollection,
        ID: Hashable,
        RowContent: View,
        Data.Index: Hashable
    { content = ForEach(data, id: id, content: rowContent).onMainThread() }
}

/// A container for grouping controls used for data entry, such as in settings or inspectors.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/form)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Form<Content>: ScrollableContainer where Content: View {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func children(in node: Node) -> [Child] {
        [Child(.position(0), content, node.scrolledEnvironment)]
    }
}

/// A container view that you can use to add hierarchy within certain views.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/section)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, PrimitiveView, RowGroup where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }

    @MainActor package func children(in node: Node) -> [Child] {
        node.children(
            SectionPart(kind: .header, content: header),
            SectionPart(kind: .rows, content: content),
            SectionPart(kind: .footer, content: footer)
        )
    }
}

/// The header, rows or footer of a section.
nonisolated package struct SectionPart<Content: View>: PrimitiveView, SectionPartView {
    package let kind: SectionPartKind
    let content: Content

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

package enum SectionPartKind: Hashable, Sendable { case header, rows, footer }

@MainActor package protocol SectionPartView: RowGroup { var kind: SectionPartKind { get } }

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol { self.init(header: Text(title), content: content(), footer: EmptyView()) }
}

// The forms before iOS 15, which Apple calls deprecated without a version.

extension Section where Parent: View, Content: View, Footer: View {
    /// documentation/swiftui/section/init(header:footer:content:)
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// documentation/swiftui/section/init(footer:content:)
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// documentation/swiftui/section/init(header:content:)
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

/// The background of a row; `nil` for the system's.
nonisolated package struct RowBackground<Background: View>: RowBackgroundModifier {
    package let background: Background?

    package var isSystemBackground: Bool { background == nil }

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        node.children(content, background)
    }
}

@MainActor package protocol RowBackgroundModifier: PrimitiveModifier { var isSystemBackground: Bool { get } }

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:))
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
        modifier(RowBackground(background: view))
    }
}

/// The insets of a row; `nil` for the system's.
nonisolated package struct RowInsets: PrimitiveModifier { let insets: EdgeInsets? }

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:))
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(RowInsets(insets: insets)) }
}

@available(iOS 15.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension View {
    /// Lists have no separators in this module.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:))
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        self
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:))
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

extension EnvironmentValues {
    /// Whether lists and forms inside the view draw their scroll background.
    package var scrollContentBackground: Visibility {
        get { self[Key<Visibility>.self] ?? .automatic }
        set { self[Key<Visibility>.self] = newValue }
    }
}
