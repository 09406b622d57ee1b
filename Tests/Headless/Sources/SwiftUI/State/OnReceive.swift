/// A subscription of a view. It begins once the view is in the tree, and ends with the view.
nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier, ChangeObserver, RemovalObserver
where P.Failure == Never {
    private final class Link {
        let publisher: P
        var action: (P.Output) -> Void
        var subscription: AnyCancellable?

        init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
            self.publisher = publisher
            self.action = action
        }
    }

    let publisher: P
    let action: (P.Output) -> Void

    var isStructural: Bool { true }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        if let link = node.memory as? Link, areInputsEqual(link.publisher, publisher) {
            link.action = action
            return nil
        }
        let link = Link(publisher, action)
        node.memory = link
        return {
            // Another publisher may have taken the place of this one.
            guard node.memory === link else { return }
            link.subscription = publisher.sink { [weak link] in link?.action($0) }
        }
    }

    @MainActor func wasRemoved(node: Node) { (node.memory as? Link)?.subscription = nil }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:))
    nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P: Publisher, P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}
