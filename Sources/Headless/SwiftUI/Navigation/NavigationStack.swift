/// A view that displays a root view and enables you to present additional views over the root view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationstack)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct NavigationStack<Data, Root>: NavigationStackView, PreferenceTransform where Root: View {
    let path: NavigationPathBinding?
    let root: Root

    @MainActor package func children(in node: Node) -> [Child] {
        let coordinator = node.memory as? NavigationCoordinator ?? NavigationCoordinator(stack: node)
        node.memory = coordinator
        coordinator.path = path
        if let path { coordinator.follow(path.read()) }

        var environment = node.environment
        environment.navigation = coordinator
        let root = Child(.position(0), root, environment, isHidden: !coordinator.entries.isEmpty)
        let last = coordinator.entries.indices.last
        return [root]
            + coordinator.entries.enumerated().map { index, entry in
                var environment = environment
                environment.isPresented = true
                environment.dismiss = DismissAction(of: coordinator, serial: entry.serial) { [weak coordinator] in
                    coordinator?.remove(from: entry.key)
                }
                let screen = NavigationScreen(entry: entry.key, coordinator: coordinator)
                return Child(.identifier(entry.key), screen, environment, isHidden: index != last)
            }
    }

    /// What screens say of the bars and the container around them ends at the container.
    func apply<K: PreferenceKey>(to value: K.Value?, for key: K.Type, in node: Node) -> K.Value? {
        K.self == ScreenPreferenceKey.self ? nil : value
    }
}

@MainActor package protocol NavigationStackView: PrimitiveView {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationStack {
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationPathBinding(
            read: { path.wrappedValue.elements },
            write: { path.wrappedValue.elements = $0 }
        )
        self.root = root()
    }

    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection,
        Data: RandomAccessCollection,
        Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = NavigationPathBinding(
            read: { path.wrappedValue.map { NavigationValue($0) } },
            write: { path.wrappedValue = Data($0.compactMap { $0.value.base as? Data.Element }) }
        )
        self.root = root()
    }
}

/// The path an app owns, as the stack sees it.
struct NavigationPathBinding {
    let read: () -> [NavigationValue]
    let write: ([NavigationValue]) -> Void
}

/// A screen above the root of a stack.
nonisolated package struct NavigationScreen: PrimitiveView {
    let entry: NavigationEntry.Key
    let coordinator: NavigationCoordinator

    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        let destination = coordinator.destination(of: entry, shownBy: node)
        return [Child(.position(0), destination, node.environment)]
    }
}

/// What a stack shows for a value that no `navigationDestination` in it declares.
nonisolated package struct UndeclaredDestination: PrimitiveView {
    package let typeName: String
}
