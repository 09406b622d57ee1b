/// A modifier that declares a destination of the enclosing stack.
protocol DestinationModifier: PrimitiveModifier, RemovalObserver {}

extension DestinationModifier {
    var isStructural: Bool { true }
    var readsEnvironment: Bool { true }

    func wasRemoved(node: Node) {
        node.environment.navigation?.forgetDestinations(of: node)
        _ = node.environment.nextColumn?.columns?.declarations.remove(node)
    }

    /// Returns the enclosing stack; `nil` in a lazy container: "Do not put a navigation destination modifier inside a
    /// "lazy" container, like List or LazyVStack" (documentation/swiftui/view/navigationdestination(for:destination:)).
    @MainActor func stack(around node: Node) -> NavigationCoordinator? {
        guard node.environment.isInLazyContainer else { return node.environment.navigation }
        RuntimeWarning.report("A navigationDestination in a lazy container, like List or LazyVStack, is ignored.")
        return nil
    }
}

nonisolated struct DestinationForValue<D: Hashable, C: View>: DestinationModifier {
    let destination: (D) -> C

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        let view = { (value: AnyHashable) -> any View in
            guard let value = value.base as? D else { return EmptyView() }
            return destination(value)
        }
        if let stack = stack(around: node) {
            stack.declare(D.self, at: node, view: view)
        } else if !node.environment.isInLazyContainer, let next = node.environment.nextColumn {
            // In a column without a stack, the destination is for values that links show in the next column.
            _ = next.columns?.declarations.add(D.self, at: node, inScreen: 0, view: view)
            if next.columns?.linked[next.index]?.value?.value.base is D { next.split?.invalidate() }
        }
        return [Child(.position(0), content, node.environment)]
    }
}

nonisolated struct PresentedDestination<V: View>: DestinationModifier {
    let isPresented: Binding<Bool>
    let destination: V

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        stack(around: node)?.setPresentation(isPresented.wrappedValue, at: node) {
            destination
        } dismiss: {
            isPresented.wrappedValue = false
        }
        return [Child(.position(0), content, node.environment)]
    }
}

nonisolated struct ItemDestination<D: Hashable, C: View>: DestinationModifier {
    let item: Binding<D?>
    let destination: (D) -> C

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        let value = item.wrappedValue
        stack(around: node)?.setPresentation(value != nil, at: node) {
            value.map(destination)
        } dismiss: {
            item.wrappedValue = nil
        }
        return [Child(.position(0), content, node.environment)]
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:))
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { modifier(DestinationForValue(destination: destination)) }

    /// documentation/swiftui/view/navigationdestination(ispresented:destination:)
    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:))
    nonisolated public func navigationDestination<D, C>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { modifier(ItemDestination(item: item, destination: destination)) }
}
