/// An image at its natural size or, if it is resizable, at the proposed size.
///
/// Source: documentation/swiftui/image/resizable(capinsets:resizingmode:).
final class ImageBox: Box {
    private let own: CGSize
    private let isResizable: Bool
    private let baseline: CGFloat?

    init(_ node: Node, _ context: LayoutContext, _ image: Image) {
        isResizable = image.isResizable
        switch image.source {
        case .pixels(let pixels):
            own = CGSize(width: CGFloat(pixels.width) / image.scale, height: CGFloat(pixels.height) / image.scale)
            baseline = nil
        case .system, .asset:
            let font = context.font
            let side = (font.size * SystemMetrics.symbolSide).rounded()
            own = CGSize(width: side, height: side)
            baseline = font.baseline - (font.line - side) / 2
        }
        super.init(node, context)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        key == .firstBaseline && !isResizable ? baseline : nil
    }
}
