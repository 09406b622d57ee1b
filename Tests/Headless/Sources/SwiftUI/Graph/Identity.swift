nonisolated struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    var isStructural: Bool { true }

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        [Child(.identifier(AnyHashable(id)), content, node.environment)]
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/id(_:))
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { modifier(IdentityModifier(id: id)) }
}
