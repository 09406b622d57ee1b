/// A modifier that says what the stack around it shows.
protocol DestinationModifier: PrimitiveModifier, RemovalObserver {}

extension DestinationModifier {
    var isStructural: Bool { true }
    var readsEnvironment: Bool { true }

    func wasRemoved(node: Node) { node.environment.navigation?.forgetDestinations(of: node) }
}

nonisolated struct DestinationForValue<D: Hashable, C: View>: DestinationModifier {
    let destination: (D) -> C

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        node.environment.navigation?.declare(D.self, at: node) { value in
            guard let value = value.base as? D else { return EmptyView() }
            return destination(value)
        }
        return [Child(.position(0), content, node.environment)]
    }
}

nonisolated struct PresentedDestination<V: View>: DestinationModifier {
    let isPresented: Binding<Bool>
    let destination: V

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        node.environment.navigation?.setPresentation(isPresented.wrappedValue, at: node) {
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
        node.environment.navigation?.setPresentation(value != nil, at: node) {
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

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:))
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
