/// A mask, which is in the tree, but hides nothing: the content is drawn without it.
nonisolated struct MaskModifier<Mask: View>: PrimitiveModifier {
    let mask: Mask

    var isStructural: Bool { true }

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        node.children(content) + [Child(.position(1), mask, node.environment, isHidden: true)]
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:))
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    where Mask: View { modifier(MaskModifier(mask: mask())) }

    /// The form before iOS 15, which Apple calls deprecated without a version.
    ///
    /// documentation/swiftui/view/mask(_:)
    nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
        modifier(MaskModifier(mask: mask))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:))
    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
}
