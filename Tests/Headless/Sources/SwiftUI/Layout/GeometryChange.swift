/// Calls an action for the first value computed from a view's geometry, and after each change of the value.
nonisolated struct GeometryObserver<Value: Equatable>: PrimitiveModifier, ChangeObserver {
    private final class Memory {
        let link: GeometryLink
        var last: Value?

        init(_ link: GeometryLink) { self.link = link }
    }

    let transform: (GeometryProxy) -> Value
    let action: (Value) -> Void

    var isStructural: Bool { true }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        guard node.isOnScreen, let layout = node.graph?.layout, layout.box(of: node) != nil else { return nil }
        let memory = node.memory as? Memory ?? Memory(GeometryLink(node))
        if node.memory == nil { node.graph?.observeLayout(node) }
        node.memory = memory
        _ = memory.link.isOutdated(by: layout)
        memory.link.begin()
        let proxy = GeometryProxy(memory.link)
        let value = node.render { transform(proxy) }
        guard value != memory.last else { return nil }
        memory.last = value
        return { action(value) }
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:))
    @preconcurrency nonisolated public func onGeometryChange<T>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View where T: Equatable, T: Sendable { modifier(GeometryObserver(transform: transform, action: action)) }
}
