/// The side of a view on which a modifier adds a layer, and the layer's alignment.
package struct LayerPlacement: Equatable, Sendable {
    package enum Side: Hashable, Sendable { case background, overlay }

    package let side: Side
    package let alignment: Alignment

    init(_ side: Side, alignment: Alignment = .center) {
        self.side = side
        self.alignment = alignment
    }
}

/// A modifier that adds a layer behind or in front of its content. The content is the first child.
@MainActor package protocol LayerModifier: PrimitiveModifier { var placement: LayerPlacement { get } }

nonisolated package struct ViewLayer<Layer: View>: LayerModifier {
    package let placement: LayerPlacement
    let layer: Layer

    @MainActor package func children(of content: any View, in node: Node) -> [Child] { node.children(content, layer) }
}

/// A style that fills the view's frame, or a shape in that frame.
nonisolated package struct StyleLayer: PrimitiveModifier {
    package let side: LayerPlacement.Side
    package let style: any ShapeStyle
    package let shape: (any Shape)?
    package let ignoredSafeArea: Edge.Set
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/background(alignment:content:))
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View {
        modifier(ViewLayer(placement: LayerPlacement(.background, alignment: alignment), layer: content()))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:))
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle { modifier(StyleLayer(side: .background, style: style, shape: nil, ignoredSafeArea: edges)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:))
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape {
        modifier(StyleLayer(side: .background, style: style, shape: shape, ignoredSafeArea: []))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:))
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { modifier(ViewLayer(placement: LayerPlacement(.overlay, alignment: alignment), layer: content())) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/overlay(_:ignoressafeareaedges:))
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle { modifier(StyleLayer(side: .overlay, style: style, shape: nil, ignoredSafeArea: edges)) }
}
