/// A view that displays a root view and enables you to present additional views over the root view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationstack)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct NavigationStack<Data, Root>: ScreenContainer, PreferenceTransform where Root: View {
    let path: NavigationPathBinding?
    let root: Root

    static var changedPreference: ObjectIdentifier { ObjectIdentifier(ScreenPreferenceKey.self) }

    @MainActor package func children(in node: Node) -> [Child] {
        coordinator(of: node).screens(from: 0, root: root, in: node.environment)
    }

    @MainActor package func changedChildren(in node: Node) -> (kept: Int, changed: [Child]) {
        coordinator(of: node).changedScreens(root: root, in: node.environment)
    }

    /// Returns the node's coordinator after it has adopted the path.
    @MainActor private func coordinator(of node: Node) -> NavigationCoordinator {
        let isNew = node.memory == nil
        let coordinator = node.memory as? NavigationCoordinator ?? NavigationCoordinator(stack: node)
        node.memory = coordinator
        coordinator.follow(path)
        if isNew { node.environment.collapsedColumn?.adopt(coordinator) }
        return coordinator
    }

    @MainActor package func shownScreens(in node: Node) -> [ShownScreen] {
        guard let index = node.children.lastIndex(where: { !$0.isCovered }) else { return [] }
        let below = index == 0 ? nil : node.children[index - 1]
        return [ShownScreen(node: node.children[index], below: below)]
    }

    /// Stops the screens' preferences for bars and containers at the stack.
    func apply<K: PreferenceKey>(to value: K.Value?, for key: K.Type, in node: Node) -> K.Value? {
        nil
    }
}

extension NavigationStack {
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationPathBinding(path)
        self.root = root()
    }

    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection,
        Data: RandomAccessCollection,
        Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = NavigationPathBinding(path)
        self.root = root()
    }
}
