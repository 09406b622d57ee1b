nonisolated struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    var isStructural: Bool { true }

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        [Child(.identifier(AnyHashable(id)), content, node.environment)]
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/id(_:))
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { modifier(IdentityModifier(id: id)) }
}
