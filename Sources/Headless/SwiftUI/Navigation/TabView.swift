/// A view that switches between multiple child views using interactive user interface elements.
///
/// Tabs that were never shown are not created, those shown before keep their state.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/tabview)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct TabView<SelectionValue, Content>: PrimitiveView, TabContainer
where SelectionValue: Hashable, Content: View {
    private final class Selection {
        var key: NodeKey?
        var shown: Set<NodeKey> = []
    }

    let content: Content

    @MainActor package func children(in node: Node) -> [Child] {
        let selection = node.memory as? Selection ?? Selection()
        node.memory = selection
        let tabs = tabs(in: node)
        if !tabs.contains(where: { $0.key == selection.key }) { selection.key = tabs.first?.key }
        if let key = selection.key { selection.shown.insert(key) }
        return tabs.filter { selection.shown.contains($0.key) }.map { tab in
            Child(tab.key, tab.view, node.environment, isHidden: tab.key != selection.key)
        }
    }

    @MainActor package func select(_ index: Int, in node: Node) {
        let tabs = tabs(in: node)
        guard let selection = node.memory as? Selection, tabs.indices.contains(index) else { return }
        selection.key = tabs[index].key
        node.invalidate()
    }

    /// The views the content is made of: one by one those of a tuple, a group, a condition or a `ForEach`.
    @MainActor private func tabs(in node: Node) -> [(key: NodeKey, view: any View)] {
        func tabs(in view: any View, path: [NodeKey]) -> [(key: NodeKey, view: any View)] {
            guard let group = view as? any PrimitiveView, group.isStructural, !(view is any ModifiedView) else {
                return [(.identifier(path), view)]
            }
            return group.children(in: node).flatMap { tabs(in: $0.view, path: path + [$0.key]) }
        }
        return tabs(in: content, path: [])
    }
}

@MainActor package protocol TabContainer: PrimitiveView {
    func select(_ index: Int, in node: Node)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
