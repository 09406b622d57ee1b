/// A structure that computes views on demand from an underlying collection of identified data.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/foreach)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identifier: (Data.Element) -> ID
    var isConstant = false
    /// Whether `content` may be called off the main thread. `false` for the rows of a `List` with data: there were no
    /// reports that SwiftUI calls their closures on another thread.
    var mayLeaveMainThread = true
    /// The action of `onDelete(perform:)`; `nil` without that modifier.
    var onDelete: ((IndexSet) -> Void)??
}

extension ForEach: View, PrimitiveView, DynamicContent, LazySource where Content: View {
    public typealias Body = Never
    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        // A picker or tab view calls this with its own node, to read the options in its content.
        let rows = node.view is Self ? node.memory as? LazyRows ?? LazyRows(node) : nil
        let data = readData(in: rows)
        let count = rows?.begin(of: data.count) ?? data.count
        return mayLeaveMainThread
            ? node.render { children(count, of: data, in: node) } : children(count, of: data, in: node)
    }

    @MainActor private func children(_ count: Int, of data: Data, in node: Node) -> [Child] {
        var seen: Set<ID> = []
        return data.prefix(count).enumerated().map { index, element in
            let id = identifier(element)
            var key = NodeKey.identifier(id)
            // SwiftUI logs an identifier that occurs twice, and shows both views. Here the second view's index is part
            // of that view's identity.
            if !seen.insert(id).inserted {
                key = .identifier([AnyHashable(id), AnyHashable(index)])
                RuntimeWarning.report("ForEach: the ID \(id) occurs multiple times, this will give undefined results!")
            }
            guard let onDelete else { return Child(key, content(element), node.environment) }
            let delete = onDelete.map { delete in
                Button(role: .destructive, action: { delete(IndexSet(integer: index)) }, label: { Text("Delete") })
            }
            return Child(key, content(element).modifier(RowActions(kind: .deletion, actions: delete)), node.environment)
        }
    }

    @MainActor func makeRow(_ id: AnyHashable, in node: Node) -> Bool {
        guard let rows = node.memory as? LazyRows,
            let place = data.firstIndex(where: { AnyHashable(identifier($0)) == id })
        else { return false }
        return rows.make(through: data.distance(from: data.startIndex, to: place))
    }

    @MainActor private func readData(in rows: LazyRows?) -> Data {
        guard isConstant, let rows else { return data }
        let first = rows.constantData as? Data ?? data
        rows.constantData = first
        if first.count != data.count {
            RuntimeWarning.report("ForEach(_:content:) reads its range once: use ForEach(_:id:content:) instead.")
        }
        return first
    }
}

extension ForEach: DynamicViewContent, DeletableRows where Content: View {
    nonisolated func deletable(_ action: ((IndexSet) -> Void)?) -> ForEach { copy(of: self) { $0.onDelete = action } }
}

extension ForEach {
    nonisolated func onMainThread() -> ForEach { copy(of: self) { $0.mayLeaveMainThread = false } }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identifier: \.id)
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identifier: { $0[keyPath: id] }) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-ktgx)
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identifier: { $0 }, isConstant: true)
    }
}

extension ForEach where Content: View {
    /// Each row gets a binding to its element.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:))
    nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        ID == C.Element.ID,
        C: MutableCollection,
        C: RandomAccessCollection,
        C.Element: Identifiable,
        C.Index: Hashable
    { self.init(data, id: \.id, content: content) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:))
    nonisolated public init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection,
        C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data.element(at: $0.0)) },
            identifier: { $0.1 }
        )
    }
}
