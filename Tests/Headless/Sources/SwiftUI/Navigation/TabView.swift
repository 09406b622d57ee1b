/// A view that switches between multiple child views using interactive user interface elements.
///
/// A tab is created when it is first shown, and keeps its state afterward. Apple does not document when tabs are created.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/tabview)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct TabView<SelectionValue, Content>: PrimitiveView, TabContainer, TraitReader
where SelectionValue: Hashable, Content: View {
    private final class Selection {
        var key: NodeKey?
        var shown: Set<NodeKey> = []
        /// The tabs whose item or tag may be written in the body of a view, which is evaluated at once.
        var evaluated: Set<NodeKey> = []
        /// The graph's time at the last change of such an item or tag, and the number of changes at that time.
        var lastChange = 0
        var changes = 0
    }

    let selection: Binding<SelectionValue>?
    let content: Content

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor package func children(in node: Node) -> [Child] {
        let selection = node.memory as? Selection ?? Selection()
        node.memory = selection
        let tabs = tabs(in: node)
        selection.evaluated = Set(tabs.filter { mayHaveTraitInBody($0.view) }.map(\.key))
        let isNew = !selection.evaluated.isSubset(of: node.children.map(\.key))
        if let selected = self.selection?.wrappedValue {
            selection.key = tabs.first { node.trait(Tag.self, of: $0)?.value == AnyHashable(selected) }?.key
        }
        let mayStillBeFound = isNew && self.selection != nil
        let isFound = tabs.contains { $0.key == selection.key }
        if !isFound && !mayStillBeFound { selection.key = tabs.first?.key }
        if let key = selection.key { selection.shown.insert(key) }
        let isEager = node.graph?.adversity.isOf(.eagerTabs) == true
        let made = isEager ? Set(tabs.map(\.key)) : selection.shown.union(selection.evaluated)
        let shown = tabs.filter { made.contains($0.key) }.map { tab in
            Child(tab.key, tab.view, node.environment, isHidden: tab.key != selection.key)
        }
        let items = tabs.enumerated().compactMap { index, tab in
            node.trait(TabItem.self, of: tab).map { trait in
                let badge = node.trait(Badge.self, of: tab)?.text ?? ""
                let isSelected = tab.key == selection.key
                let item = TabItemView(index: index, isSelected: isSelected, badge: badge, label: trait.label)
                return Child(.identifier([AnyHashable("item"), AnyHashable(tab.key)]), item, node.environment)
            }
        }
        if isNew { node.invalidate() }
        return shown + items
    }

    @MainActor func traitChanged(in child: Node, of node: Node) {
        guard let selection = node.memory as? Selection, selection.evaluated.contains(child.key),
            let time = node.graph?.time
        else { return }
        selection.changes = selection.lastChange == time ? selection.changes + 1 : 1
        selection.lastChange = time
        // An item with a closure differs after each evaluation, which must not cause another one.
        if selection.changes < 10 * selection.evaluated.count { node.invalidate() }
    }

    @MainActor private func mayHaveTraitInBody(_ view: any View) -> Bool {
        if selection != nil, case .unknown = view.trait(Tag.self) { return true }
        if case .unknown = view.trait(TabItem.self) { return true }
        return false
    }

    @MainActor package func select(_ index: Int, in node: Node) {
        let tabs = tabs(in: node)
        guard let selection = node.memory as? Selection, tabs.indices.contains(index) else { return }
        if let binding = self.selection {
            if let tag = node.trait(Tag.self, of: tabs[index])?.value.base as? SelectionValue {
                binding.wrappedValue = tag
            }
        } else {
            selection.key = tabs[index].key
            node.invalidate()
        }
    }

    @MainActor private func tabs(in node: Node) -> [Option] { node.options(in: content) }
}

@MainActor package protocol TabContainer: PrimitiveView { func select(_ index: Int, in node: Node) }

/// A tab's item in the tab bar, placed in the tree after the selected tab.
nonisolated package struct TabItemView: PrimitiveView, Activatable {
    package let index: Int
    package let isSelected: Bool
    package let badge: String
    let label: any View

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), label, node.environment)] }

    @MainActor package func activate(in node: Node) {
        guard let parent = node.parent, let container = parent.view as? any TabContainer else { return }
        container.select(index, in: parent)
    }
}

/// The label of a tab.
nonisolated struct TabItem: TraitWriter {
    let label: any View

    var isStructural: Bool { true }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/tabitem(_:))
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        modifier(TabItem(label: label()))
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
