/// A view that switches between multiple child views using interactive user interface elements.
///
/// A tab is created when it is first shown, and keeps its state afterward.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/tabview)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct TabView<SelectionValue, Content>: PrimitiveView, TabContainer
where SelectionValue: Hashable, Content: View {
    private final class Selection {
        var key: NodeKey?
        var shown: Set<NodeKey> = []
    }

    let selection: Binding<SelectionValue>?
    let content: Content

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    @MainActor package func children(in node: Node) -> [Child] {
        let selection = node.memory as? Selection ?? Selection()
        node.memory = selection
        let tabs = tabs(in: node)
        if let selected = self.selection?.wrappedValue {
            selection.key = tabs.first { tagValue(of: $0.view) == AnyHashable(selected) }?.key
        }
        if !tabs.contains(where: { $0.key == selection.key }) { selection.key = tabs.first?.key }
        if let key = selection.key { selection.shown.insert(key) }
        let shown = tabs.filter { selection.shown.contains($0.key) }.map { tab in
            Child(tab.key, tab.view, node.environment, isHidden: tab.key != selection.key)
        }
        let items = tabs.enumerated().compactMap { index, tab in
            itemLabel(of: tab.view).map { label in
                let item = TabItemView(index: index, isSelected: tab.key == selection.key, label: label)
                return Child(.identifier([AnyHashable("item"), AnyHashable(tab.key)]), item, node.environment)
            }
        }
        return shown + items
    }

    @MainActor package func select(_ index: Int, in node: Node) {
        let tabs = tabs(in: node)
        guard let selection = node.memory as? Selection, tabs.indices.contains(index) else { return }
        if let binding = self.selection {
            if let tag = tagValue(of: tabs[index].view)?.base as? SelectionValue { binding.wrappedValue = tag }
        } else {
            selection.key = tabs[index].key
            node.invalidate()
        }
    }

    @MainActor private func tabs(in node: Node) -> [Option] { node.options(in: content) }
}

/// One of several views to choose from, with its key.
typealias Option = (key: NodeKey, view: any View)

extension Node {
    /// Returns the options of a container: each view of a tuple, group, condition or `ForEach`.
    func options(in content: any View, path: [NodeKey] = []) -> [Option] {
        guard let group = content as? any PrimitiveView, group.isStructural, !(content is any ModifiedView) else {
            return [(.identifier(path), content)]
        }
        return group.children(in: self).flatMap { options(in: $0.view, path: path + [$0.key]) }
    }
}

@MainActor package protocol TabContainer: PrimitiveView { func select(_ index: Int, in node: Node) }

/// A tab's item in the tab bar, placed in the tree after the selected tab.
nonisolated package struct TabItemView: PrimitiveView, Activatable {
    package let index: Int
    package let isSelected: Bool
    let label: any View

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), label, node.environment)] }

    @MainActor package func activate(in node: Node) {
        guard let parent = node.parent, let container = parent.view as? any TabContainer else { return }
        container.select(index, in: parent)
    }
}

/// The label of a tab. The tab view searches for it in the modifiers of the tab, not in the body of the tab's view.
nonisolated struct TabItem: PrimitiveModifier {
    let label: any View

    var isStructural: Bool { true }
}

@MainActor private func itemLabel(of view: any View) -> (any View)? { modifier(TabItem.self, of: view)?.label }

/// The value that identifies a tab, found in the same way as the label.
nonisolated struct Tag: PrimitiveModifier {
    let value: AnyHashable

    var isStructural: Bool { true }
}

@MainActor func tagValue(of view: any View) -> AnyHashable? { modifier(Tag.self, of: view)?.value }

@MainActor private func modifier<M>(_ type: M.Type, of view: any View) -> M? {
    guard let modified = view as? any ModifiedView else { return nil }
    return modified.anyModifier as? M ?? modifier(type, of: modified.modifiedContent)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/tabitem(_:))
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        modifier(TabItem(label: label()))
    }
}

extension View {
    /// Identifies a tab or a picker's option.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:))
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        modifier(Tag(value: AnyHashable(tag)))
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
