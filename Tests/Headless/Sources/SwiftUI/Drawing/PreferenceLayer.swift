/// A background or overlay made from a preference of its content.
nonisolated package struct PreferenceLayer<Key: PreferenceKey, Layer: View>: PrimitiveModifier, PreferenceObserving {
    package let placement: LayerPlacement
    let layer: (Key.Value) -> Layer

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        let value = node.remembered(Key.Value.self) ?? Key.defaultValue
        return node.children(content, node.render { layer(value) })
    }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        let value = node.children.first?.preference(Key.self) ?? Key.defaultValue
        let last = node.remembered(Key.Value.self) ?? Key.defaultValue
        guard !areInputsEqual(value, last) else { return nil }
        return {
            node.memory = Memory(value)
            node.invalidate()
        }
    }
}

extension PreferenceLayer: LayerModifier {}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:_:))
    nonisolated public func overlayPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        modifier(PreferenceLayer<Key, T>(placement: LayerPlacement(.overlay), layer: transform))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:_:))
    nonisolated public func backgroundPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        modifier(PreferenceLayer<Key, T>(placement: LayerPlacement(.background), layer: transform))
    }
}
