/// A background or overlay, which gets the content's size as its proposal and does not change that size.
///
/// Source: documentation/swiftui/view/background(alignment:content:).
package final class LayerBox: WrapperBox {
    package let layer: Box
    private let placement: LayerPlacement

    init(_ node: Node, _ context: LayoutContext, _ content: Box, layer: Box, _ placement: LayerPlacement) {
        self.layer = layer
        self.placement = placement
        super.init(node, context, content)
    }

    package override var children: [Box] { placement.side == .background ? [layer, content] : [content, layer] }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        content.place(frame, proposal, safeArea)
        let inner = ProposedViewSize(frame.size)
        let size = layer.size(inner)
        let alignment = placement.alignment
        let target = alignment.guides(of: content, in: frame.size, proposal)
        let guides = alignment.guides(of: layer, in: size, inner)
        let origin = CGPoint(x: target.x - guides.x, y: target.y - guides.y)
        place(Placement(box: layer, origin: origin, size: size, proposal: inner), in: frame, safeArea)
    }
}
